import type errorWords from '#messages/en/errors.json';
import { isUnreachable } from './is-unreachable.ts';
import { toWaitUnit } from './wait-unit.ts';

type ErrorWord = keyof typeof errorWords;
type ErrorRow = { http: number; callable: string; word: ErrorWord };

/**
 * All expected failures. REST, callable and storage answers are made from this table: `http` is the status, `callable`
 * the status word of the callable protocol, `word` the message in the catalogue.
 */
export const ERRORS = {
  BAD_REQUEST: { http: 400, callable: 'INVALID_ARGUMENT', word: 'badRequest' },
  UNAUTHORIZED: { http: 401, callable: 'UNAUTHENTICATED', word: 'unauthorized' },
  QUOTA_EXCEEDED: { http: 402, callable: 'RESOURCE_EXHAUSTED', word: 'quotaExceeded' },
  FORBIDDEN: { http: 403, callable: 'PERMISSION_DENIED', word: 'forbidden' },
  STEP_UP_REQUIRED: { http: 403, callable: 'PERMISSION_DENIED', word: 'stepUpRequired' },
  NOT_FOUND: { http: 404, callable: 'NOT_FOUND', word: 'notFound' },
  METHOD_NOT_SUPPORTED: { http: 405, callable: 'INVALID_ARGUMENT', word: 'methodNotSupported' },
  TIMEOUT: { http: 408, callable: 'DEADLINE_EXCEEDED', word: 'timeout' },
  CONFLICT: { http: 409, callable: 'ABORTED', word: 'conflict' },
  PAYLOAD_TOO_LARGE: { http: 413, callable: 'INVALID_ARGUMENT', word: 'tooLarge' },
  LOCKED: { http: 423, callable: 'FAILED_PRECONDITION', word: 'locked' },
  URI_TOO_LONG: { http: 414, callable: 'INVALID_ARGUMENT', word: 'uriTooLong' },
  UNSUPPORTED_MEDIA_TYPE: { http: 415, callable: 'INVALID_ARGUMENT', word: 'unsupportedMediaType' },
  TOO_MANY_REQUESTS: { http: 429, callable: 'RESOURCE_EXHAUSTED', word: 'tooOften' },
  HEADERS_TOO_LARGE: { http: 431, callable: 'INVALID_ARGUMENT', word: 'headersTooLarge' },
  CLIENT_CLOSED_REQUEST: { http: 499, callable: 'CANCELLED', word: 'cancelled' },
  INTERNAL_SERVER_ERROR: { http: 500, callable: 'INTERNAL', word: 'internal' },
  NOT_IMPLEMENTED: { http: 501, callable: 'UNIMPLEMENTED', word: 'notImplemented' },
  INSUFFICIENT_STORAGE: { http: 507, callable: 'RESOURCE_EXHAUSTED', word: 'diskFull' },
  SERVICE_UNAVAILABLE: { http: 503, callable: 'UNAVAILABLE', word: 'unavailable' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;
type MessageValues = Record<string, string | number>;

/** A message of the catalogue under `errors`, with the values of its placeholders. */
export type ErrorText = { word: ErrorWord; values?: MessageValues };

/** A fault of one input field; `path` is dotted, as in the form. */
export type FieldFault = { path: string; text: ErrorText };

type ErrorDetails = {
  /** A more specific message than the default one of the code. */
  text?: ErrorText;
  fields?: FieldFault[];
  retryAfter?: number;
  /** More data for the response, such as the stored document of a conflict. */
  data?: Record<string, unknown>;
  cause?: unknown;
};

/** An expected failure. Everything in it except its cause may be sent to the client. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].http;
  }
}

export const invalidFields = (fields: FieldFault[]) =>
  new AppError('BAD_REQUEST', { text: { word: 'invalidFields' }, fields });

export const tooManyRequests = (seconds: number) =>
  new AppError('TOO_MANY_REQUESTS', {
    text: { word: 'tooManyRequests', values: toWaitUnit(seconds) },
    retryAfter: seconds,
  });

const UNAVAILABLE_SECONDS = 5;

/** Returns the seconds for an error's `Retry-After` header; every 503 has one. */
export const retryAfterOf = ({ status, details }: AppError) =>
  details.retryAfter ?? (status === 503 ? UNAVAILABLE_SECONDS : undefined);

/** The body of every error answer under /api. */
export type ErrorBody = {
  code: ErrorCode;
  status: number;
  message: string;
  data?: { fields?: { path: string; message: string }[]; retryAfter?: number; requestId?: string } & Record<
    string,
    unknown
  >;
};

/** Converts an error to a response body in the reader's language. */
export function errorBody(error: AppError, translate: (text: ErrorText) => string): ErrorBody {
  const { text, fields, retryAfter, data } = error.details;
  const message = translate(text ?? { word: ERRORS[error.code].word });
  const all = {
    ...data,
    ...(fields ? { fields: fields.map((field) => ({ path: field.path, message: translate(field.text) })) } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
  return { code: error.code, status: error.status, message, ...(Object.keys(all).length > 0 ? { data: all } : {}) };
}

/**
 * Converts any thrown value to an AppError. An unexpected error becomes an internal one that reveals only the request's
 * id, or a 503 if the database or another service cannot be reached.
 */
export function toAppError(error: unknown, requestId: string) {
  if (error instanceof AppError) return error;
  if (isUnreachable(error)) return new AppError('SERVICE_UNAVAILABLE', { cause: error });
  return new AppError('INTERNAL_SERVER_ERROR', { data: { requestId }, cause: error });
}

/** The error of an instance that cannot start; its message is one line that states the fault and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
