import { AppError, invalidFields } from '#platform/pure/errors.ts';
import { lockAdmins } from '../account/last-admin.ts';
import { removeAccount } from '../account/remove-account.ts';
import type { OperatorCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser, type StoredUser } from '../store.ts';
import { personSubject, requireOtherPerson } from './person-subject.ts';

type DeletePersonInput = { uid: string; confirm: string };

/**
 * Deletes a member and all of their data. `confirm` must be their username or email address. Callers check permissions.
 */
export async function deletePerson(ctx: OperatorCtx, { uid, confirm }: DeletePersonInput) {
  requireOtherPerson(ctx.actor, uid);
  await ctx.db.asSystem('manage members as an admin', async (tx) => {
    await lockAdmins(tx.sql);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (!matchesName(user, confirm)) {
      const name = user.username || user.email;
      throw invalidFields([{ path: 'confirm', text: { word: 'notThisPerson', values: { name } } }]);
    }
    await removeAccount(ctx, tx, user);
    recordAdminEvent(ctx, tx, { action: 'person-deleted', ...personSubject(uid) });
  });
}

const matchesName = ({ username, email }: StoredUser, enteredName: string) =>
  [username, email].includes(enteredName.trim().toLowerCase() || ' ');
