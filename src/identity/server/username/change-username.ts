import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { foldUsername, skeletonOf } from '../../model/username.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { usernameChangedMail } from '../emails/username-changed-mail.tsx';
import { recordSecurityEvent } from '../record-event.ts';
import { findUser, lockUntilCommit, type StoredUser, updateUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { claimUsername } from './claim-username.ts';
import { reserveFormerUsername } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/** Changes the member's username. The old one redirects to the new one for a year and is reserved meanwhile. */
export async function changeUsername(ctx: IdentityCtx, input: { username: string }) {
  const { actor, db, clock, identity, pages } = ctx;
  const { uid } = requireMember(actor);
  const username = foldUsername(input.username);
  return db.asSystem('change a username, which members cannot write', async (tx) => {
    await lockUntilCommit(tx.sql, `username of ${uid}`);
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('UNAUTHORIZED');
    if (user.username === username) return toUserDocument(user);
    tx.afterCommit(() => identity.sessionCache.forget(uid));
    pages.invalidate(tx, uid);
    recordSecurityEvent(ctx, tx, uid, { action: 'username-changed' });
    if (user.username === '') return toUserDocument(await claimUsername(ctx, tx.sql, user, username));

    requireChangeAllowed(ctx, user);
    await claimUsername(ctx, tx.sql, user, username);
    const now = clock.now();
    const keptUntil = new Date(now.getTime() + YEAR);
    const former = { username: user.username, look: skeletonOf(user.username), userId: uid, changedAt: now, keptUntil };
    await reserveFormerUsername(tx.sql, former, username);
    const renamed = await updateUser(tx.sql, uid, { usernameLastChanged: now, updatedAt: now });
    if (!renamed) throw new AppError('UNAUTHORIZED');
    queueMail(ctx, tx, usernameChangedMail, usernameChangeMail(renamed, former));
    return toUserDocument(renamed);
  });
}

/** Returns the email of a username change. The same change always has the same event, so it is mailed once. */
export const usernameChangeMail = (
  { id, email, language, displayName, username }: StoredUser,
  former: { username: string; changedAt: Date; keptUntil: Date },
) => ({
  event: `username ${id} ${former.changedAt.toISOString()}`,
  recipient: email,
  language,
  data: {
    displayName,
    oldUsername: former.username,
    newUsername: username,
    redirectsUntil: former.keptUntil.toISOString(),
  },
});

function requireChangeAllowed({ instance, clock }: IdentityCtx, { usernameLastChanged }: StoredUser) {
  if (!usernameLastChanged) return;
  const free = usernameLastChanged.getTime() + instance.current.usernameChangeDays * DAY;
  const wait = free - clock.now().getTime();
  if (wait <= 0) return;
  const text = { word: 'usernameTooSoon', values: { days: Math.ceil(wait / DAY) } } as const;
  throw new AppError('TOO_MANY_REQUESTS', {
    text,
    fields: [{ path: 'username', text }],
    retryAfter: Math.ceil(wait / 1000),
  });
}
