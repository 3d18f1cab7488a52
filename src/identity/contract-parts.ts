import { oc } from '@orpc/contract';
import { z } from 'zod';
import type { RouteMeta } from '#platform/pure/route-meta.ts';
import { displayName, emailAddress, newPassword } from './model/fields.ts';

/** Definitions shared by the API routes of accounts. */

/** The user document, with the field names of the specification. */
export const userDocument = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  /** Relative to the instance, because every host of the instance serves the photo. */
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

/** The result of signing in. API clients use the token; browsers use the session cookie. */
export const sessionResult = z.object({ token: z.string(), user: userDocument });

export const successStatus = z.object({ status: z.literal(true) });

export const webAuthnOptions = z.record(z.string(), z.unknown());
/** A WebAuthn response as the browser returns it; the accounts library validates every part. */
export const webAuthnResponse = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
});

// The auth routes ignore unknown fields; all other routes reject them by name.
export const registration = z.object({
  email: emailAddress,
  password: newPassword,
  name: displayName,
  username: z.string().max(100).default(''),
});

export const routeInfo = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  summary: string,
) => ({
  method,
  path,
  summary,
  tags: [path.startsWith('/auth/') ? 'Sign-in' : 'Account'],
});
export const route = (...args: Parameters<typeof routeInfo>) => oc.route(routeInfo(...args));
export const visitorRoute = (...args: Parameters<typeof routeInfo>) =>
  oc.$meta<RouteMeta>({ forVisitors: true }).route(routeInfo(...args));
