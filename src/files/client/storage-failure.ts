import { STORAGE_CODES, type StorageCode } from '../model/storage-codes.ts';

/** An error of the storage service, with a code of its catalog. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  readonly code: StorageCode;
  readonly status: number | undefined;

  constructor(code: StorageCode, message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause });
    this.code = code;
    this.status = status;
  }
}

/** Wraps any error as a StorageFailure; an unexpected one becomes `internal-error`. */
export const toStorageFailure = (error: unknown) =>
  error instanceof StorageFailure
    ? error
    : new StorageFailure('internal-error', 'An unexpected error occurred.', { cause: error });

/** Converts a refusal of the server: by the code in its body, else by its status. */
export async function failureFromResponse(response: Response): Promise<StorageFailure> {
  const text = await response.text().catch(() => '');
  const parsed = readError(text);
  const code = parsed.code ?? codeOfStatus(response.status, text);
  return new StorageFailure(code, parsed.message ?? `The storage service answered ${response.status}.`, {
    status: response.status,
  });
}

function readError(text: string): { code?: StorageCode; message?: string } {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    const { code, message } = error ?? {};
    return {
      ...(typeof code === 'string' && Object.hasOwn(STORAGE_CODES, code) ? { code: code as StorageCode } : {}),
      ...(typeof message === 'string' ? { message } : {}),
    };
  } catch {
    return {};
  }
}

function codeOfStatus(status: number, text: string): StorageCode {
  if (status === 401) return /app.?check/i.test(text) ? 'unauthorized-app' : 'unauthenticated';
  if (status === 402) return 'quota-exceeded';
  if (status === 403) return 'unauthorized';
  return status === 404 ? 'object-not-found' : 'unknown';
}
