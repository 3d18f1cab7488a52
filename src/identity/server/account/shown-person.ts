import { readImagePath } from '#files/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { findShownUser, type StoredUser } from '../store.ts';

/** The public fields of a member, without email address, dates and account state. */
export type ShownPerson = Pick<
  StoredUser,
  'displayName' | 'username' | 'bio' | 'location' | 'website' | 'socialLinks' | 'showAchievements' | 'language'
> & {
  uid: string;
  /** The id of the photo's image. */
  photo: string | undefined;
  /** Whether their email address is verified. */
  isProven: boolean;
};

/** Returns the public fields of a member by uid or current username; undefined if there is no active member. */
export async function shownPerson(
  { sql }: Pick<Tx, 'sql'>,
  by: string | { username: string },
): Promise<ShownPerson | undefined> {
  const user = by !== '' ? await findShownUser(sql, by) : undefined;
  if (!user) return undefined;
  const { id: uid, photoUrl, emailVerified: isProven, ...shown } = user;
  return { ...shown, uid, photo: readImagePath(photoUrl ?? '')?.id, isProven };
}
