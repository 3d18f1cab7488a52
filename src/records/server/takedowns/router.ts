import { implement } from '@orpc/server';
import type { IdentityCtx } from '#identity/service.ts';
import { command } from '#platform/server/command.ts';
import { takedownsContract } from '../../contract-takedowns.ts';
import { ownTakedowns } from './read-takedowns.ts';

const os = implement(takedownsContract).$context<IdentityCtx>();

export const takedownsRouter = os.router({
  list: os.list.handler(command(ownTakedowns)),
});
