import { AppError, type ErrorCode, type ErrorText } from '#platform/pure/errors.ts';

/** An error of the accounts library. */
type LibraryError = Error & { body?: { code?: string | undefined } | undefined };
type ErrorMapping = { code: ErrorCode; word: ErrorText['word']; field?: string };

/** Our error code and message for each error code of the accounts library, and the field it belongs to. */
const MAPPING_BY_LIBRARY_CODE: Readonly<Record<string, ErrorMapping>> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'UNAUTHORIZED', word: 'wrongCredentials' },
  // Only if accounts are hidden: signing up with another person's address must not reveal whether that created an
  // account.
  EMAIL_NOT_VERIFIED: { code: 'UNAUTHORIZED', word: 'wrongCredentials' },
  ACCOUNT_DEACTIVATED: { code: 'FORBIDDEN', word: 'accountDeactivated' },
  UNAUTHORIZED: { code: 'UNAUTHORIZED', word: 'unauthorized' },
  INVALID_PASSWORD: { code: 'BAD_REQUEST', word: 'wrongPassword', field: 'password' },
  INVALID_TOKEN: { code: 'BAD_REQUEST', word: 'linkExpired', field: 'token' },
  INVALID_OTP: { code: 'BAD_REQUEST', word: 'codeOfNobody', field: 'otp' },
  OTP_EXPIRED: { code: 'BAD_REQUEST', word: 'codeExpired', field: 'otp' },
  TOO_MANY_ATTEMPTS: { code: 'FORBIDDEN', word: 'codeUsedUp', field: 'otp' },
  USER_NOT_FOUND: { code: 'BAD_REQUEST', word: 'codeOfNobody', field: 'otp' },
  INVALID_CODE: { code: 'BAD_REQUEST', word: 'wrongCode', field: 'code' },
  INVALID_BACKUP_CODE: { code: 'BAD_REQUEST', word: 'wrongCode', field: 'code' },
  INVALID_TWO_FACTOR_COOKIE: { code: 'UNAUTHORIZED', word: 'signInExpired' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { code: 'FORBIDDEN', word: 'signInExpired' },
  ACCOUNT_TEMPORARILY_LOCKED: { code: 'TOO_MANY_REQUESTS', word: 'secondFactorLocked' },
  TOTP_NOT_ENABLED: { code: 'CONFLICT', word: 'noSecondFactor' },
  TWO_FACTOR_NOT_ENABLED: { code: 'CONFLICT', word: 'noSecondFactor' },
  BACKUP_CODES_NOT_ENABLED: { code: 'CONFLICT', word: 'noSecondFactor' },
  TOTP_ALREADY_ENABLED: { code: 'CONFLICT', word: 'secondFactorAlreadyOn' },
  CHALLENGE_NOT_FOUND: { code: 'BAD_REQUEST', word: 'passkeyRefused' },
  PASSKEY_NOT_FOUND: { code: 'UNAUTHORIZED', word: 'passkeyRefused' },
  AUTHENTICATION_FAILED: { code: 'UNAUTHORIZED', word: 'passkeyRefused' },
  FAILED_TO_VERIFY_REGISTRATION: { code: 'BAD_REQUEST', word: 'passkeyRefused' },
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: { code: 'FORBIDDEN', word: 'passkeyRefused' },
};

const LOCK_SECONDS = 15 * 60;

/**
 * Converts an error of the library to an `AppError`. Errors that are not in the table are failures and returned
 * unchanged.
 */
export function toAppError(error: LibraryError): Error {
  const mapping = MAPPING_BY_LIBRARY_CODE[String(error.body?.code)];
  if (!mapping) return error;
  const text: ErrorText = { word: mapping.word };
  return new AppError(mapping.code, {
    text,
    ...(mapping.field ? { fields: [{ path: mapping.field, text }] } : {}),
    ...(mapping.code === 'TOO_MANY_REQUESTS' ? { retryAfter: LOCK_SECONDS } : {}),
    cause: error,
  });
}
