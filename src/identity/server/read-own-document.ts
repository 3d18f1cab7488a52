import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Actor, UserDocument } from '../contract.ts';
import { requireMember } from './require-member.ts';
import { findUser, type StoredUser } from './store.ts';

/** The member's own user document. */
export async function readOwnDocument({ db, actor }: Pick<Kernel, 'db'> & { actor: Actor }): Promise<UserDocument> {
  const { uid } = requireMember(actor);
  const user = await db.asMember(uid, ({ sql }) => findUser(sql, uid));
  if (!user) throw new AppError('UNAUTHORIZED');
  return asDocument(user);
}

function asDocument(user: StoredUser): UserDocument {
  const { uid, email, displayName, emailVerified, isAdmin, isActive } = user;
  const { username, usernameLastChanged, bio, location, website, socialLinks, showAchievements } = user;
  return {
    uid,
    email,
    displayName,
    photoURL: user.photoUrl,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    emailVerified,
    isAdmin,
    isActive,
    profile: {
      username,
      usernameLastChanged: usernameLastChanged?.toISOString() ?? null,
      bio,
      location,
      website,
      socialLinks,
      showAchievements,
    },
  };
}
