import { implement } from '@orpc/server';
import { requireAdmin } from '#identity/service.ts';
import { adminContract } from '../contract.ts';
import type { AdminCtx } from './context.ts';

/** Base of all admin procedures. Rejects callers who are not admins at the time of the request. */
export const os = implement(adminContract)
  .$context<AdminCtx>()
  .use(async ({ context, next }) => {
    await requireAdmin(context);
    return next();
  });
