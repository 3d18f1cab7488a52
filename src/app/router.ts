import { adminRouter } from '#admin/service.ts';
import { filesRouter } from '#files/service.ts';
import { identityRouter } from '#identity/service.ts';

/** What stands behind the contract, domain by domain. */
export const router = { identity: identityRouter, files: filesRouter, admin: adminRouter };
