/** The codes of the callable protocol, by the HTTP status that implies them if an answer has no status word. */
const CODES = {
  400: 'invalid-argument',
  401: 'unauthenticated',
  403: 'permission-denied',
  404: 'not-found',
  409: 'aborted',
  429: 'resource-exhausted',
  499: 'cancelled',
  500: 'internal',
  501: 'unimplemented',
  503: 'unavailable',
  504: 'deadline-exceeded',
} as const;

const OTHER_CODES = ['unknown', 'already-exists', 'failed-precondition', 'out-of-range', 'data-loss'] as const;

export type FunctionsErrorCode = (typeof CODES)[keyof typeof CODES] | (typeof OTHER_CODES)[number];

const ALL_CODES: ReadonlySet<string> = new Set([...Object.values(CODES), ...OTHER_CODES]);
const isCode = (text: string): text is FunctionsErrorCode => ALL_CODES.has(text);

export const codeOfHttp = (status: number): FunctionsErrorCode => CODES[status as keyof typeof CODES] ?? 'unknown';

/** Returns the code for a status word such as NOT_FOUND; undefined if there is none. */
export function codeOfStatusWord(statusWord: string): FunctionsErrorCode | undefined {
  const code = statusWord.toLowerCase().replaceAll('_', '-');
  return /^[A-Z_]+$/.test(statusWord) && isCode(code) ? code : undefined;
}

/** The error of a callable function that failed or could not be reached. */
export class FunctionsError extends Error {
  override readonly name = 'FunctionsError';
  readonly code: FunctionsErrorCode;
  /** More data about the failure, from the function. */
  readonly details: unknown;

  constructor(code: FunctionsErrorCode, message: string = code, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
