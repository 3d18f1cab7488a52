import type { Sql } from '#platform/db/database.ts';
import { AppError, type ErrorText } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import { foldUsername, lookOf, type UsernameRefusal, usernameFault } from '../../model/username.ts';
import { holdUntilCommit, type StoredUser, updateUser } from '../store.ts';
import { namesInTheWay } from './store.ts';

const WORDS: Record<UsernameRefusal, ErrorText> = {
  tooShort: { word: 'tooShort', values: { minimum: 3 } },
  tooLong: { word: 'tooLong', values: { maximum: 30 } },
  format: { word: 'usernameFormat' },
  reserved: { word: 'usernameReserved' },
  taken: { word: 'usernameTaken' },
  lookAlike: { word: 'usernameLookAlike' },
};

type Ctx = Pick<Kernel, 'clock' | 'instance'>;

/** Returns why a username is not available; undefined if it is. */
export async function refusalOfUsername({ clock, instance }: Ctx, sql: Sql, username: string, uid?: string) {
  const fault = usernameFault(username, instance.current.reservedNames);
  if (fault) return fault;
  const others = await namesInTheWay(sql, [lookOf(username)], uid, clock.now());
  if (others.length === 0) return undefined;
  return others.some((other) => other.username === username) ? 'taken' : 'lookAlike';
}

export async function claimUsername(ctx: Ctx, sql: Sql, user: StoredUser, wish: string): Promise<StoredUser>;
export async function claimUsername(ctx: Ctx, sql: Sql, user: undefined, wish: string): Promise<string>;
/**
 * Assigns a username to a member, or only checks its availability if `user` is undefined. Usernames of the same look
 * are locked, so that concurrent claims can't both succeed.
 */
export async function claimUsername(ctx: Ctx, sql: Sql, user: StoredUser | undefined, wish: string) {
  const username = foldUsername(wish);
  if (!usernameFault(username)) await holdUntilCommit(sql, `username ${lookOf(username)}`);
  const refusal = await refusalOfUsername(ctx, sql, username, user?.id);
  if (refusal) {
    const text = WORDS[refusal];
    const code = refusal === 'taken' || refusal === 'lookAlike' ? 'CONFLICT' : 'BAD_REQUEST';
    throw new AppError(code, { text, fields: [{ path: 'username', text }] });
  }
  if (!user) return username;
  const named = await updateUser(sql, user.id, { username, usernameLook: lookOf(username) });
  if (!named) throw new AppError('UNAUTHORIZED');
  return named;
}
