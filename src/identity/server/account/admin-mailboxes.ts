import type { Tx } from '#platform/server/db/database.ts';
import { selectAdmins } from '../store.ts';

/** Returns the addresses and languages of all active admins. */
export const adminMailboxes = async ({ sql }: Pick<Tx, 'sql'>) =>
  (await selectAdmins(sql))
    .filter(({ isActive }) => isActive)
    .map(({ id, email, language }) => ({ uid: id, recipient: email, language }));
