import type { Limit } from '#platform/rate-limits.ts';

/** Wrong passwords of somebody who is signed in and asked for it again. */
export const PASSWORD_CHECKS: Limit = { name: 'password check', tries: 5, seconds: 60 };
export const SECOND_FACTORS_FROM: Limit = { name: 'second factor', tries: 10, seconds: 60 };
export const SIGN_UPS_FROM: Limit = { name: 'sign-up', tries: 200, seconds: 3600 };
/** How long a mailed code is good for. */
export const CODE_MINUTES = 10;
/** How long a link is good for that resets a password. */
export const RESET_MINUTES = 60;
/** One code a minute and a few an hour: with five tries each, guessing comes to nothing. */
export const CODE_PAUSE: Limit = { name: 'code pause', tries: 1, seconds: 60 };
export const CODES: Limit = { name: 'codes', tries: 6, seconds: 3600 };
export const CODE_TRIES: Limit = { name: 'code tries', tries: 20, seconds: 3600 };
export const CODE_TRIES_FROM: Limit = { name: 'code tries address', tries: 60, seconds: 600 };
/** Looking up what a link of an invitation is for. */
export const INVITATIONS_FROM: Limit = { name: 'invitation address', tries: 60, seconds: 600 };
export const RESETS: Limit = { name: 'reset', tries: 5, seconds: 3600 };
export const RESETS_FROM: Limit = { name: 'reset address', tries: 120, seconds: 600 };
export const USERNAME_LOOKUPS_FROM: Limit = { name: 'username lookup', tries: 120, seconds: 60 };
export const FUNCTION_CALLS: Limit = { name: 'mail functions', tries: 30, seconds: 600 };
export const EMAIL_CHANGES: Limit = { name: 'e-mail change', tries: 5, seconds: 3600 };
export const EXPORTS: Limit = { name: 'export', tries: 20, seconds: 3600 };
