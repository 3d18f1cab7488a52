import { implement } from '@orpc/server';
import type { IdentityCtx } from '#identity/service.ts';
import { command } from '#platform/server/command.ts';
import { visitsContract } from '../contract.ts';
import { readVisits } from './read-visits.ts';

const os = implement(visitsContract).$context<IdentityCtx>();

export const visitsRouter = os.router({
  read: os.read.handler(command(readVisits)),
});
