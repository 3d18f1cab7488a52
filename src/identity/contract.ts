import { oc } from '@orpc/contract';
import { z } from 'zod';

/**
 * Who asks: somebody unknown; the operator who holds the set-up link of an instance that has no admin yet; or a member.
 */
export type Actor = { kind: 'visitor' } | { kind: 'operator' } | { kind: 'member'; uid: string; isAdmin: boolean };

/** The authorization scheme under which the set-up link's token is sent. */
export const SET_UP_SCHEME = 'SetUp';

/** The user document of the specification, by its exact names. */
export const userDocument = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  profile: z.object({
    username: z.string(),
    usernameLastChanged: z.iso.datetime().nullable(),
    bio: z.string(),
    location: z.string(),
    website: z.string(),
    socialLinks: z.record(z.string(), z.string()),
    showAchievements: z.boolean(),
  }),
});
export type UserDocument = z.infer<typeof userDocument>;

export const identityContract = {
  me: oc.route({ method: 'GET', path: '/me', tags: ['People'], summary: 'Your user document' }).output(userDocument),
};
