import { adminRouter } from '#admin/service.ts';

/** What stands behind the contract, domain by domain. */
export const router = { admin: adminRouter };
