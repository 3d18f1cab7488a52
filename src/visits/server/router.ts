import { implement } from '@orpc/server';
import type { IdentityCtx } from '#identity/service.ts';
import { visitsContract } from '../contract.ts';
import { readVisits } from './read-visits.ts';

const os = implement(visitsContract).$context<IdentityCtx>();

export const visitsRouter = os.router({
  read: os.read.handler(({ context, input }) => readVisits(context, input)),
});
