import { readImagePath } from '#files/contract.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findPublicUser, type StoredUser } from '../store.ts';

/** The public fields of a member, without email address, dates and account state. */
export type PublicPerson = Pick<
  StoredUser,
  | 'displayName'
  | 'username'
  | 'bio'
  | 'location'
  | 'website'
  | 'socialLinks'
  | 'showAchievements'
  | 'language'
  | 'acceptsMessages'
> & {
  uid: string;
  /** The id of the photo's image. */
  photo: string | undefined;
  /** The time zone that they chose, or else that of the device that they used last; null if neither is known. */
  timeZone: string | null;
  /** Whether their email address is verified. */
  isVerified: boolean;
};

/** Returns the public fields of a member by uid or current username; undefined if there is no active member. */
export async function findPublicPerson(
  { sql }: Pick<Tx, 'sql'>,
  by: string | { username: string },
): Promise<PublicPerson | undefined> {
  const user = by !== '' ? await findPublicUser(sql, by) : undefined;
  if (!user) return undefined;
  const { id: uid, photoUrl, emailVerified: isVerified, timeZone, deviceTimeZone, ...shown } = user;
  return {
    ...{ ...shown, uid, isVerified },
    photo: readImagePath(photoUrl ?? '')?.id,
    timeZone: timeZone ?? deviceTimeZone,
  };
}
