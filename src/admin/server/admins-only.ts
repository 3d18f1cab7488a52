import { implement } from '@orpc/server';
import { requireAdmin } from '#identity/service.ts';
import { adminContract } from '../contract.ts';
import type { AdminCtx } from './context.ts';

/** What every operation of the admin area is made with: who is no admin at this moment gets no further. */
export const os = implement(adminContract)
  .$context<AdminCtx>()
  .use(async ({ context, next }) => {
    await requireAdmin(context);
    return next();
  });
