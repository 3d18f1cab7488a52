import { AppError } from '#platform/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { noteDeed } from '../note-deed.ts';
import { findUser, updateUser } from '../store.ts';
import { aboutPerson } from './about-person.ts';

type Input = { uid: string; megabytes: number | null };

/** Sets the storage limit of a member; `null` restores the default of the instance. Callers check permissions. */
export async function setStorageLimit(ctx: IdentityCtx, { uid, megabytes }: Input) {
  await ctx.db.asSystem('an admin looks after people', async (tx) => {
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.storageMegabytes === megabytes) return;
    await updateUser(tx.sql, uid, { storageMegabytes: megabytes });
    noteDeed(ctx, tx, { action: 'storage-limit-changed', ...aboutPerson(uid), details: { megabytes } });
  });
}
