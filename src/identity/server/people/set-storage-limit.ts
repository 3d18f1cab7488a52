import { AppError } from '#platform/pure/errors.ts';
import type { IdentityCtx } from '../context.ts';
import { recordAdminEvent } from '../record-event.ts';
import { findUser, updateUser } from '../store.ts';
import { personSubject } from './person-subject.ts';

type SetStorageLimitInput = { uid: string; megabytes: number | null };

/** Sets the storage limit of a member; `null` restores the default of the instance. Callers check permissions. */
export async function setStorageLimit(ctx: IdentityCtx, { uid, megabytes }: SetStorageLimitInput) {
  await ctx.db.asSystem('manage members as an admin', async (tx) => {
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('NOT_FOUND');
    if (user.storageMegabytes === megabytes) return;
    await updateUser(tx.sql, uid, { storageMegabytes: megabytes });
    recordAdminEvent(ctx, tx, { action: 'storage-limit-changed', ...personSubject(uid), details: { megabytes } });
  });
}
