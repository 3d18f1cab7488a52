import type { RateLimit } from '#platform/server/rate-limits.ts';

/** Limits wrong passwords of a signed-in member who is asked for the password again. */
export const PASSWORD_CHECKS: RateLimit = { name: 'password check', tries: 5, seconds: 60 };
export const SECOND_FACTORS_PER_ADDRESS: RateLimit = { name: 'second factor', tries: 10, seconds: 60 };
export const SIGN_UPS_PER_ADDRESS: RateLimit = { name: 'sign-up', tries: 200, seconds: 3600 };
/** The validity of a mailed code. */
export const CODE_MINUTES = 10;
/** The validity of a password reset link. */
export const RESET_MINUTES = 60;
/**
 * Limits codes to one a minute; `CODES_PER_HOUR` limits them per hour. With five attempts per code, guessing is
 * hopeless.
 */
export const CODE_INTERVAL: RateLimit = { name: 'code pause', tries: 1, seconds: 60 };
export const CODES_PER_HOUR: RateLimit = { name: 'codes', tries: 6, seconds: 3600 };
export const CODE_ATTEMPTS: RateLimit = { name: 'code tries', tries: 20, seconds: 3600 };
export const CODE_ATTEMPTS_PER_ADDRESS: RateLimit = { name: 'code tries address', tries: 60, seconds: 600 };
/** Limits lookups of invitations by their token. */
export const INVITATION_LOOKUPS_PER_ADDRESS: RateLimit = { name: 'invitation address', tries: 60, seconds: 600 };
export const RESETS_PER_ACCOUNT: RateLimit = { name: 'reset', tries: 5, seconds: 3600 };
export const RESETS_PER_ADDRESS: RateLimit = { name: 'reset address', tries: 120, seconds: 600 };
export const USERNAME_LOOKUPS_PER_ADDRESS: RateLimit = { name: 'username lookup', tries: 120, seconds: 60 };
export const FUNCTION_CALLS: RateLimit = { name: 'mail functions', tries: 30, seconds: 600 };
export const EMAIL_CHANGES: RateLimit = { name: 'e-mail change', tries: 5, seconds: 3600 };
export const EXPORTS: RateLimit = { name: 'export', tries: 20, seconds: 3600 };
