import { AppError, type ErrorCode } from '#platform/errors.ts';
import { STORAGE_CODES, type StorageCode } from '../model/codes.ts';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHORIZED',
  402: 'QUOTA_EXCEEDED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  499: 'CLIENT_CLOSED_REQUEST',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** A refusal of the storage service, by a code of its catalogue. Its words are for whoever writes a client. */
export class StorageError extends AppError {
  readonly storageCode: StorageCode;
  readonly words: string;

  constructor(storageCode: StorageCode, words: string, { cause }: { cause?: unknown } = {}) {
    super(BY_STATUS[STORAGE_CODES[storageCode]] ?? 'BAD_REQUEST', cause === undefined ? {} : { cause });
    this.storageCode = storageCode;
    this.words = words;
  }
}
