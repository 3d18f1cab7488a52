import { createHmac } from 'node:crypto';
import { skeletonOf } from '#identity/model/username.ts';
import { accountsSecret } from '#identity/server/actor/session-signature.ts';
import { cookiePrefix, SESSION_IDLE_SECONDS } from '#identity/server/actor/session-token.ts';
import { hashOf } from '#identity/server/secret-token.ts';
import { newId, newToken } from '#platform/server/ids.ts';
import { hashPassword } from '#platform/server/passwords/password-hash.ts';
import { type Member, type MemberCredentials, newPerson, visitor } from './members.ts';
import type { TestInstance } from './test-instance.ts';

export type MemberFields = Partial<MemberCredentials> & { verified?: boolean; isAdmin?: boolean };

/** The hash of each password, because making one takes longer than everything else about a member. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string) {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/**
 * Adds a member with a session directly to the database, for tests of everything but the entrance: without mails,
 * events and devices. `registerMember` signs up as a client would.
 */
export async function addMember(
  instance: TestInstance,
  { verified = true, isAdmin = false, ...fields }: MemberFields = {},
): Promise<Member> {
  const { db, secret, settings } = instance.kernel;
  const { username, email, password, name } = newPerson(fields);
  const [uid, token] = [newId(), newToken()];
  const { address, call } = visitor(instance);
  await db.pool.query(
    `with member as (
       insert into users (uid, email, display_name, username, username_look, email_verified, is_admin)
       values ($1, $2, $3, $4, $5, $6, $7)
     ), credential as (
       insert into credentials (id, user_id, account_id, provider_id, password) values ($8, $1, $1, 'credential', $9)
     )
     insert into sessions (id, user_id, token, ip_address, user_agent, expires_at)
     values ($10, $1, $11, $12, 'node', now() + $13 * interval '1 second')`,
    [
      ...[uid, email.toLowerCase(), name, username, username && skeletonOf(username), verified, isAdmin],
      ...[newId(), await hashOnce(password)],
      ...[newId(), hashOf(token), address, SESSION_IDLE_SECONDS],
    ],
  );
  const signature = createHmac('sha256', accountsSecret(secret)).update(token).digest('base64');
  return {
    ...{ username, email: email.toLowerCase(), password, name, uid, address, token },
    cookie: `${cookiePrefix(settings)}.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
    call: (method, path, body, headers) => call(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}

/**
 * Returns a function for a member shared by tests that do not affect one another. Adds a new one after sign-out.
 */
export function shareMember(add: () => Promise<Member>) {
  let shared: Member | undefined;
  return async () => {
    const isUsable = (await shared?.call('GET', '/api/me'))?.status === 200;
    if (!shared || !isUsable) shared = await add();
    return shared;
  };
}

/** Adds an admin, as `addMember` does. */
export const addAdmin = (instance: TestInstance, fields: MemberFields = {}) =>
  addMember(instance, { ...fields, isAdmin: true });
