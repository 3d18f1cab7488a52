import type { Tx } from '#platform/db/database.ts';
import { selectAdmins } from '../store.ts';

/** Where the admins are mailed, each in their language. */
export const adminMailboxes = async ({ sql }: Pick<Tx, 'sql'>) =>
  (await selectAdmins(sql))
    .filter(({ isActive }) => isActive)
    .map(({ id, email, language }) => ({ uid: id, recipient: email, language }));
