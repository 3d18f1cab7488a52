import type { UserDocument } from '../contract.ts';
import type { StoredUser } from './store.ts';

/** Converts a row to the user document of the specification. */
export function toUserDocument(user: StoredUser): UserDocument {
  const { id, email, displayName, emailVerified, isAdmin, isActive } = user;
  const { username, usernameLastChanged, bio, location, website, socialLinks, showAchievements } = user;
  return {
    uid: id,
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
