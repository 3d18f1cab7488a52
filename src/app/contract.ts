import { adminContract } from '#admin/contract.ts';
import { identityContract } from '#identity/contract.ts';

/** The whole API: every domain's contract under its name. */
export const contract = { identity: identityContract, admin: adminContract };
