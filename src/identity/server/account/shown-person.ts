import { readImagePath } from '#files/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { findUser, type StoredUser } from '../store.ts';

/** What pages may tell of a member who wants to be seen. No address, no dates, nothing of the account. */
export type ShownPerson = Pick<
  StoredUser,
  'displayName' | 'username' | 'bio' | 'location' | 'website' | 'socialLinks' | 'showAchievements'
> & {
  uid: string;
  /** The picture by its id. */
  photo: string | undefined;
  /** Mail to them arrives: their address was proven. */
  isProven: boolean;
};

/** A member by the key or by the present username; nobody where they were deactivated. */
export async function shownPerson(
  { sql }: Pick<Tx, 'sql'>,
  by: string | { username: string },
): Promise<ShownPerson | undefined> {
  const user = by !== '' ? await findUser(sql, by) : undefined;
  if (!user?.isActive) return undefined;
  const { displayName, username, bio, location, website, socialLinks, showAchievements } = user;
  return {
    ...{ displayName, username, bio, location, website, socialLinks, showAchievements },
    uid: user.id,
    photo: readImagePath(user.photoUrl ?? '')?.id,
    isProven: user.emailVerified,
  };
}
