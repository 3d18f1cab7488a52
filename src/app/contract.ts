import { adminContract } from '#admin/contract.ts';

/** The whole API: every domain's contract under its name. */
export const contract = { admin: adminContract };
