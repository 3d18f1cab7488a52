import { type Exchange, type Handler, sendJson } from '#platform/server/http/front.ts';
import { readBytes } from '#platform/server/http/read-json.ts';
import { settableMetadata } from '../../model/metadata.ts';
import { authorize, unauthenticatedError } from '../authorize.ts';
import { changeMetadata, deleteFile } from '../change-file.ts';
import { makeStorageCtx, type StorageCtx, type StorageKernel } from '../context.ts';
import { listFiles } from '../list-files.ts';
import { readFile } from '../read-file.ts';
import { cancelUpload, finishUpload, queryUpload, receivePiece, startUpload } from '../resumable-upload.ts';
import { StorageError } from '../storage-error.ts';
import { storeFile } from '../store-file.ts';
import { toResource } from '../to-resource.ts';
import { allowStorageClients } from './allow-storage-clients.ts';
import { sendFile } from './send-file.ts';
import { readMetadata, splitMultipart } from './split-multipart.ts';

const METADATA_BYTES = 64 * 1024;

const READ_METHODS = new Set(['GET', 'HEAD']);

const OBJECT = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/s;

type Options = {
  kernel: StorageKernel;
  /** Identifies the caller, if signed in. Throws if a token is given but invalid. */
  uidOf: (exchange: Exchange) => Promise<string | undefined>;
  isVisible: (uid: string | undefined, name: string) => Promise<boolean>;
  /** Folder for request bodies while they are processed. */
  folder: string;
};

/** Creates the HTTP handler of the storage service, compatible with the unmodified Firebase client. */
export function makeStorageHandler({ kernel, uidOf, isVisible, folder }: Options) {
  const { settings } = kernel;

  const contextOf = async (exchange: Exchange): Promise<StorageCtx> => {
    const uid = await uidOf(exchange);
    return makeStorageCtx(kernel, { uid, folder, isVisible: (name) => isVisible(uid, name) });
  };

  const handle: Handler = async (exchange) => {
    const { request, response, visit } = exchange;
    allowStorageClients(response);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const [, bucket = '', path] = OBJECT.exec(visit.path) ?? [];
    const query = new URLSearchParams(visit.search);
    const ctx = await contextOf(exchange);
    if (decode(bucket) !== settings.STORAGE_BUCKET)
      throw new StorageError('bucket-not-found', 'There is no such bucket.');
    const isCollection = path === undefined || path === '';
    // Visitors may read shared files, and nothing else.
    if (ctx.uid === undefined && (isCollection || !READ_METHODS.has(request.method ?? '')))
      throw unauthenticatedError();
    if (isCollection) return handleCollection(ctx, exchange, query);
    return handleObject(ctx, exchange, decode(path), query);
  };

  async function handleCollection(ctx: StorageCtx, exchange: Exchange, query: URLSearchParams) {
    const { request, response } = exchange;
    if (request.method === 'GET') {
      const maxResults = query.get('maxResults');
      const { items, ...rest } = await listFiles(ctx, {
        prefix: query.get('prefix') ?? '',
        delimiter: query.get('delimiter') ?? '',
        maxResults: maxResults === null ? undefined : Number(maxResults),
        pageToken: query.get('pageToken') ?? undefined,
      });
      const bucket = settings.STORAGE_BUCKET;
      return sendJson(request, response, 200, { ...rest, items: items.map((name) => ({ name, bucket })) });
    }
    if (request.method !== 'POST') throw new StorageError('invalid-argument', 'This method is not supported here.');
    return handleUpload(ctx, exchange, query);
  }

  async function handleObject(ctx: StorageCtx, exchange: Exchange, name: string, query: URLSearchParams) {
    const { request, response } = exchange;
    const bucket = settings.STORAGE_BUCKET;
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const file = await readFile(ctx, name, query.get('token') ?? undefined);
        if (query.get('alt') === 'media') return sendFile(ctx, exchange, file);
        return sendJson(request, response, 200, toResource(file, bucket));
      }
      case 'PATCH': {
        const change = settableMetadata.parse(readMetadata(String(await readBytes(request, METADATA_BYTES))));
        return sendJson(request, response, 200, toResource(await changeMetadata(ctx, name, change), bucket));
      }
      case 'DELETE':
        await deleteFile(ctx, name);
        response.writeHead(204).end();
        return;
      case 'POST':
        return handleUpload(ctx, exchange, new URLSearchParams([...query, ['name', name]]));
      default:
        throw new StorageError('invalid-argument', 'This method is not supported here.');
    }
  }

  async function handleUpload(ctx: StorageCtx, exchange: Exchange, query: URLSearchParams) {
    const { request, response, visit } = exchange;
    const uploadId = query.get('upload_id');
    if (uploadId !== null) return continueUpload(ctx, exchange, uploadId);
    const name = query.get('name') ?? '';
    if (request.headers['x-goog-upload-protocol'] === 'resumable') {
      const metadata = readMetadata(String(await readBytes(request, METADATA_BYTES)));
      const total = readCount(request.headers['x-goog-upload-header-content-length']);
      const type = request.headers['x-goog-upload-header-content-type'];
      const contentType = metadata.contentType ?? (type === undefined ? undefined : String(type));
      const id = await startUpload(ctx, name, total, { ...metadata, contentType });
      const origin = `${visit.overTls || settings.APP_URL.startsWith('https:') ? 'https' : 'http'}://${visit.host}`;
      const uploadQuery = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
      const url = `${origin}/v0/b/${encodeURIComponent(settings.STORAGE_BUCKET)}/o?${uploadQuery}`;
      response.writeHead(200, { 'x-goog-upload-status': 'active', 'x-goog-upload-url': url }).end();
      return;
    }
    // Before any byte of the body is read.
    const { ownerId } = await authorize(ctx, name, 'write');
    return ctx.uploadSlots.run(ownerId, () =>
      ctx.stage([request], async (body) => {
        const { metadata, bytes } = await splitMultipart(body, request.headers['content-type']);
        const file = await storeFile(ctx, name, bytes, metadata);
        sendJson(request, response, 200, toResource(file, settings.STORAGE_BUCKET));
      }),
    );
  }

  async function continueUpload(ctx: StorageCtx, { request, response }: Exchange, id: string) {
    const header = String(request.headers['x-goog-upload-command'] ?? '');
    const commands = header.split(',').map((command) => command.trim());
    if (commands.includes('query')) {
      const { received, final } = await queryUpload(ctx, id);
      const status = final ? 'final' : 'active';
      response.writeHead(200, { 'x-goog-upload-status': status, 'x-goog-upload-size-received': received }).end();
      return;
    }
    if (commands.includes('cancel')) {
      await cancelUpload(ctx, id);
      response.writeHead(200, { 'x-goog-upload-status': 'cancelled' }).end();
      return;
    }
    const [uploads, finishes] = [commands.includes('upload'), commands.includes('finalize')];
    if (!uploads && !finishes) throw new StorageError('invalid-argument', 'Unknown upload command.');
    await runInSlot(ctx, () => receivePieces(ctx, { request, response }, { id, uploads, finishes }));
  }

  async function receivePieces(
    ctx: StorageCtx,
    { request, response }: Pick<Exchange, 'request' | 'response'>,
    { id, uploads, finishes }: { id: string; uploads: boolean; finishes: boolean },
  ) {
    if (uploads) {
      await receivePiece(ctx, id, readCount(request.headers['x-goog-upload-offset']) ?? 0, request);
    }
    if (!finishes) {
      response.writeHead(200, { 'x-goog-upload-status': 'active' }).end();
      return;
    }
    const file = await finishUpload(ctx, id);
    response.setHeader('x-goog-upload-status', 'final');
    sendJson(request, response, 200, toResource(file, settings.STORAGE_BUCKET));
  }

  return handle;
}

/** Runs the work in an upload slot. A signed-out caller needs none, because the work rejects them. */
const runInSlot = (ctx: StorageCtx, work: () => Promise<void>) =>
  ctx.uid === undefined ? work() : ctx.uploadSlots.run(ctx.uid, work);

/** Parses a header that contains a number of bytes; undefined if there is none. */
function readCount(header: string | string[] | undefined) {
  if (header === undefined) return undefined;
  const count = /^\d+$/.test(String(header)) ? Number(header) : Number.NaN;
  if (Number.isSafeInteger(count)) return count;
  throw new StorageError('invalid-argument', 'An offset or a length must be a number.');
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    throw new StorageError('invalid-url', 'The URL is malformed.', { cause });
  }
}
