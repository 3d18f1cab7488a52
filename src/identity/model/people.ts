import { z } from 'zod';

export const PERSON_STATES = ['all', 'active', 'deactivated', 'unproven', 'admins'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

export const PERSON_SORTS = ['newest', 'oldest', 'name'] as const;
export type PersonSort = (typeof PERSON_SORTS)[number];

/** A member in the lists of the admin area. */
export const listedPerson = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
  username: z.string(),
  photoURL: z.string().nullable(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null if the member has no session, such as after the last one ended. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type ListedPerson = z.infer<typeof listedPerson>;
