import { type AppError, type ErrorCode, errorBody } from '#platform/pure/errors.ts';
import { type Exchange, sendJson } from '#platform/server/http/front.ts';
import { errorTranslator } from '#platform/server/i18n/messages.ts';
import { STORAGE_CODES, type StorageCode } from '../../model/storage-codes.ts';
import { StorageError } from '../storage-error.ts';
import { allowStorageClients } from './allow-storage-clients.ts';

/** Storage codes for errors from outside the storage service. */
const CODE_BY_ERROR: Partial<Record<ErrorCode, StorageCode>> = {
  UNAUTHORIZED: 'unauthenticated',
  FORBIDDEN: 'unauthorized',
  NOT_FOUND: 'object-not-found',
  QUOTA_EXCEEDED: 'quota-exceeded',
  INSUFFICIENT_STORAGE: 'quota-exceeded',
  PAYLOAD_TOO_LARGE: 'quota-exceeded',
  BAD_REQUEST: 'invalid-argument',
  CLIENT_CLOSED_REQUEST: 'canceled',
};

/** Sends an error in the format of storage clients. */
export function sendStorageError({ request, response, visit }: Exchange, error: AppError) {
  allowStorageClients(response);
  if (error instanceof StorageError) {
    const { storageCode: code, clientMessage: message } = error;
    const status = STORAGE_CODES[code];
    return sendJson(request, response, status, { error: { code, status, message } });
  }
  const { message, status, data } = errorBody(error, errorTranslator(visit.language));
  const code = CODE_BY_ERROR[error.code] ?? (status >= 500 ? 'internal-error' : 'unknown');
  const { retryAfter } = error.details;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  const body = { error: { code, status, message, ...data } };
  sendJson(request, response, CODE_BY_ERROR[error.code] ? STORAGE_CODES[code] : status, body, headers);
}
