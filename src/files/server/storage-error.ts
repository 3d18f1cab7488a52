import { AppError, type ErrorCode } from '#platform/pure/errors.ts';
import { STORAGE_CODES, type StorageCode } from '../model/storage-codes.ts';

const ERROR_CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHORIZED',
  402: 'QUOTA_EXCEEDED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  499: 'CLIENT_CLOSED_REQUEST',
  500: 'INTERNAL_SERVER_ERROR',
  503: 'SERVICE_UNAVAILABLE',
};

/** A refusal of the storage service with a code of its catalog. The message is for developers of clients. */
export class StorageError extends AppError {
  readonly storageCode: StorageCode;
  readonly clientMessage: string;

  constructor(storageCode: StorageCode, clientMessage: string, { cause }: { cause?: unknown } = {}) {
    super(ERROR_CODE_BY_STATUS[STORAGE_CODES[storageCode]] ?? 'BAD_REQUEST', cause === undefined ? {} : { cause });
    this.storageCode = storageCode;
    this.clientMessage = clientMessage;
  }
}
