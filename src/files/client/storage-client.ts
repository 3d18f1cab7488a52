import type { FileMetadata } from '../model/metadata.ts';
import { parseResponse, readFully, type SendRequest, toFileMetadata } from './requests.ts';
import { throwIfCanceled, withRetries } from './retries.ts';
import { failureFromResponse, StorageFailure } from './storage-failure.ts';
import { decodeString, type StringFormat } from './string-formats.ts';
import { UploadTask } from './upload-task.ts';

/** The metadata that a client may set, with the field names of the Firebase client. `null` removes a value. */
export type MetadataUpdate = {
  cacheControl?: string | null;
  contentDisposition?: string | null;
  contentEncoding?: string | null;
  contentLanguage?: string | null;
  contentType?: string | null;
  customMetadata?: Record<string, string | null> | null;
};

export type StorageListing = { items: string[]; prefixes: string[]; nextPageToken?: string };

type Options = {
  bucket: string;
  /** Origin of the service; defaults to that of the page. */
  origin?: string;
  /** Session token; pages of ours are authorized by cookie instead. */
  token?: () => Promise<string | undefined> | string | undefined;
  /** Milliseconds after which retries of an operation or of an upload end. */
  maxOperationRetryTime?: number;
  maxUploadRetryTime?: number;
};

const OPERATION_TIMEOUT_MS = 2 * 60 * 1000;
const UPLOAD_TIMEOUT_MS = 10 * 60 * 1000;

/** Creates a client of the storage service. All uploads of the product use it. */
export function makeStorageClient(options: Options) {
  const { bucket, origin = globalThis.location?.origin, token } = options;
  const { maxOperationRetryTime = OPERATION_TIMEOUT_MS, maxUploadRetryTime = UPLOAD_TIMEOUT_MS } = options;
  if (typeof Blob === 'undefined' || typeof atob === 'undefined' || typeof fetch === 'undefined') {
    throw new StorageFailure('unsupported-environment', 'This environment cannot send files.');
  }
  for (const limit of [maxOperationRetryTime, maxUploadRetryTime]) {
    if (!(limit >= 0)) throw new StorageFailure('invalid-argument', 'A time limit must be 0 or more.');
  }
  if (!origin || !URL.canParse(origin)) throw new StorageFailure('invalid-argument', 'The origin is invalid.');
  const closed = new AbortController();
  const collection = `${origin}/v0/b/${encodeURIComponent(bucket)}/o`;
  const urlOf = (name: string) => `${collection}/${encodeURIComponent(requireFileName(name))}`;

  const currentToken = async () => {
    try {
      return await token?.();
    } catch (cause) {
      throw new StorageFailure('unauthenticated', 'The token could not be fetched.', { cause });
    }
  };

  const sendRequest: SendRequest = async (url, request, upload) => {
    throwIfCanceled(closed.signal);
    const response = await withRetries(
      async (signal) => {
        const sessionToken = await currentToken();
        const headers = {
          ...(request.headers as Record<string, string>),
          ...(sessionToken ? { authorization: `Firebase ${sessionToken}` } : {}),
        };
        return readFully(await fetch(url, { ...request, headers, signal: signal }));
      },
      {
        timeoutMs: upload ? maxUploadRetryTime : maxOperationRetryTime,
        signal: upload ? AbortSignal.any([upload.signal, closed.signal]) : closed.signal,
        onWaiting: upload?.onWaiting,
      },
    );
    if (!response.ok) throw await failureFromResponse(response);
    return response;
  };
  const requestJson = async <T extends object>(url: string, request: RequestInit = {}) =>
    parseResponse<T>(await sendRequest(url, request));

  const upload = (name: string, bytes: Blob, metadata: MetadataUpdate = {}) =>
    new UploadTask({ sendRequest, collection, name: requireFileName(name), bytes, metadata: toWireFormat(metadata) });

  return {
    /** Uploads bytes: small files in one request, others in pieces that can be paused and resumed. */
    upload,
    uploadString: (name: string, text: string, format: StringFormat = 'raw', metadata: MetadataUpdate = {}) => {
      const { bytes, contentType } = decodeString(format, text);
      return upload(name, new Blob([bytes]), { ...(contentType ? { contentType } : {}), ...metadata });
    },
    metadata: async (name: string) => toFileMetadata(await requestJson<FileMetadata>(urlOf(name))),
    updateMetadata: async (name: string, change: MetadataUpdate) =>
      toFileMetadata(
        await requestJson<FileMetadata>(urlOf(name), {
          method: 'PATCH',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: JSON.stringify(toWireFormat(change)),
        }),
      ),
    list: async (folder: string, { maxResults, pageToken }: { maxResults?: number; pageToken?: string } = {}) => {
      if (maxResults !== undefined && !(Number.isInteger(maxResults) && maxResults >= 1 && maxResults <= 1000)) {
        throw new StorageFailure('invalid-argument', 'maxResults must be between 1 and 1000.');
      }
      const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
      const query = new URLSearchParams({ prefix, delimiter: '/' });
      if (maxResults !== undefined) query.set('maxResults', String(maxResults));
      if (pageToken !== undefined) query.set('pageToken', pageToken);
      const page = await requestJson<{ items?: { name: string }[]; prefixes?: string[]; nextPageToken?: string }>(
        `${collection}?${query}`,
      );
      return {
        items: (page.items ?? []).map(({ name }) => name),
        prefixes: (page.prefixes ?? []).map((name) => name.replace(/\/$/, '')),
        ...(page.nextPageToken ? { nextPageToken: page.nextPageToken } : {}),
      } satisfies StorageListing;
    },
    /** Returns a URL that opens the file without signing in. */
    downloadUrl: async (name: string) => {
      const file = await requestJson<FileMetadata>(urlOf(name));
      const first = typeof file.downloadTokens === 'string' ? file.downloadTokens.split(',')[0] : '';
      if (!first) throw new StorageFailure('no-download-url', 'This file has no download token.');
      return `${urlOf(file.name)}?alt=media&token=${encodeURIComponent(first)}`;
    },
    download: async (name: string) => (await sendRequest(`${urlOf(name)}?alt=media`, {})).blob(),
    remove: async (name: string) => {
      await sendRequest(urlOf(name), { method: 'DELETE' });
    },
    /** Returns the file name in a URL of this service. */
    nameOf: (url: string) => {
      const found = url.startsWith(`${collection}/`) ? url.slice(collection.length + 1).split('?')[0] : undefined;
      if (!found) throw new StorageFailure('invalid-url', 'This is not the URL of a file in this bucket.');
      try {
        return decodeURIComponent(found);
      } catch (cause) {
        throw new StorageFailure('invalid-url', 'This is not the URL of a file in this bucket.', { cause });
      }
    },
    /** Aborts all requests and uploads. The client cannot be used afterwards. */
    close: () => closed.abort(new StorageFailure('app-deleted', 'This client was closed.')),
  };
}

function requireFileName(name: string) {
  if (name === '' || name.endsWith('/')) {
    throw new StorageFailure('invalid-root-operation', 'A file name is required.');
  }
  return name;
}

const toWireFormat = ({ customMetadata, ...rest }: MetadataUpdate) => ({
  ...rest,
  ...(customMetadata === undefined ? {} : { metadata: customMetadata }),
});
