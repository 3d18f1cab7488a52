import { readImagePath } from '#files/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { findShownUser, type StoredUser } from '../store.ts';

/** The public fields of a member: no email address, no dates, nothing of the account. */
export type ShownPerson = Pick<
  StoredUser,
  'displayName' | 'username' | 'bio' | 'location' | 'website' | 'socialLinks' | 'showAchievements' | 'language'
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
  const user = by !== '' ? await findShownUser(sql, by) : undefined;
  if (!user) return undefined;
  const { id: uid, photoUrl, emailVerified: isProven, ...shown } = user;
  return { ...shown, uid, photo: readImagePath(photoUrl ?? '')?.id, isProven };
}
