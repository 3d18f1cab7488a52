import type { Limit } from '#platform/rate-limits.ts';

/** Limits wrong passwords of a signed-in member who is asked for the password again. */
export const PASSWORD_CHECKS: Limit = { name: 'password check', tries: 5, seconds: 60 };
export const SECOND_FACTORS_FROM: Limit = { name: 'second factor', tries: 10, seconds: 60 };
export const SIGN_UPS_FROM: Limit = { name: 'sign-up', tries: 200, seconds: 3600 };
/** The validity of a mailed code. */
export const CODE_MINUTES = 10;
/** The validity of a password reset link. */
export const RESET_MINUTES = 60;
/** Limits codes to one a minute; `CODES` limits them per hour. With five attempts per code, guessing is hopeless. */
export const CODE_PAUSE: Limit = { name: 'code pause', tries: 1, seconds: 60 };
export const CODES: Limit = { name: 'codes', tries: 6, seconds: 3600 };
export const CODE_TRIES: Limit = { name: 'code tries', tries: 20, seconds: 3600 };
export const CODE_TRIES_FROM: Limit = { name: 'code tries address', tries: 60, seconds: 600 };
/** Limits lookups of invitations by their token. */
export const INVITATIONS_FROM: Limit = { name: 'invitation address', tries: 60, seconds: 600 };
export const RESETS: Limit = { name: 'reset', tries: 5, seconds: 3600 };
export const RESETS_FROM: Limit = { name: 'reset address', tries: 120, seconds: 600 };
export const USERNAME_LOOKUPS_FROM: Limit = { name: 'username lookup', tries: 120, seconds: 60 };
export const FUNCTION_CALLS: Limit = { name: 'mail functions', tries: 30, seconds: 600 };
export const EMAIL_CHANGES: Limit = { name: 'e-mail change', tries: 5, seconds: 3600 };
export const EXPORTS: Limit = { name: 'export', tries: 20, seconds: 3600 };
