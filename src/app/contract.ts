import { adminContract } from '#admin/contract.ts';
import { filesContract } from '#files/contract.ts';
import { identityContract } from '#identity/contract.ts';

/** The whole API: every domain's contract under its name. */
export const contract = { identity: identityContract, files: filesContract, admin: adminContract };
