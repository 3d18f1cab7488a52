import { AppError, type ErrorText } from '#platform/pure/errors.ts';
import type { Sql } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { foldUsername, skeletonOf, type UsernameRefusal, validateUsername } from '../../model/username.ts';
import { lockUntilCommit, type StoredUser, updateUser } from '../store.ts';
import { findConflictingNames } from './store.ts';

const ERROR_TEXTS: Record<UsernameRefusal, ErrorText> = {
  tooShort: { word: 'tooShort', values: { minimum: 3 } },
  tooLong: { word: 'tooLong', values: { maximum: 30 } },
  format: { word: 'usernameFormat' },
  reserved: { word: 'usernameReserved' },
  taken: { word: 'usernameTaken' },
  lookAlike: { word: 'usernameLookAlike' },
};

type Ctx = Pick<Kernel, 'clock' | 'instance'>;

/** Returns why a username is not available; undefined if it is. */
export async function findUsernameRefusal({ clock, instance }: Ctx, sql: Sql, username: string, uid?: string) {
  const formatRefusal = validateUsername(username, instance.current.reservedNames);
  if (formatRefusal) return formatRefusal;
  const others = await findConflictingNames(sql, [skeletonOf(username)], uid, clock.now());
  if (others.length === 0) return undefined;
  return others.some((other) => other.username === username) ? 'taken' : 'lookAlike';
}

export async function claimUsername(ctx: Ctx, sql: Sql, user: StoredUser, requested: string): Promise<StoredUser>;
export async function claimUsername(ctx: Ctx, sql: Sql, user: undefined, requested: string): Promise<string>;
/**
 * Assigns a username to a member, or only checks its availability if `user` is undefined. Usernames with the same
 * skeleton are locked, so that concurrent claims can't both succeed.
 */
export async function claimUsername(ctx: Ctx, sql: Sql, user: StoredUser | undefined, requested: string) {
  const username = foldUsername(requested);
  if (!validateUsername(username)) await lockUntilCommit(sql, `username ${skeletonOf(username)}`);
  const refusal = await findUsernameRefusal(ctx, sql, username, user?.id);
  if (refusal) {
    const text = ERROR_TEXTS[refusal];
    const code = refusal === 'taken' || refusal === 'lookAlike' ? 'CONFLICT' : 'BAD_REQUEST';
    throw new AppError(code, { text, fields: [{ path: 'username', text }] });
  }
  if (!user) return username;
  const renamed = await updateUser(sql, user.id, { username, usernameLook: skeletonOf(username) });
  if (!renamed) throw new AppError('UNAUTHORIZED');
  return renamed;
}
