/** The error codes of the storage service, as the Firebase client names them, with their HTTP status. */
export const STORAGE_CODES = {
  unknown: 400,
  'object-not-found': 404,
  'bucket-not-found': 404,
  'quota-exceeded': 402,
  unauthenticated: 401,
  unauthorized: 403,
  'unauthorized-app': 401,
  'retry-limit-exceeded': 503,
  'invalid-checksum': 400,
  canceled: 499,
  'invalid-url': 400,
  'invalid-format': 400,
  'no-download-url': 404,
  'invalid-argument': 400,
  'app-deleted': 499,
  'invalid-root-operation': 400,
  'unsupported-environment': 400,
  'internal-error': 500,
} as const;
export type StorageCode = keyof typeof STORAGE_CODES;
