import { type Exchange, type Handler, sendJson } from '#platform/http/front.ts';
import { readBytes } from '#platform/http/read-json.ts';
import { settableMetadata } from '../../model/metadata.ts';
import { authorize, signInFirst } from '../authorize.ts';
import { changeMetadata, deleteFile } from '../change-file.ts';
import { type FilesCtx, type FilesKernel, filesCtx } from '../context.ts';
import { keepFile } from '../keep-file.ts';
import { listFiles } from '../list-files.ts';
import { readFile } from '../read-file.ts';
import { asResource } from '../resource.ts';
import { cancelUpload, finishUpload, queryUpload, startUpload, takePiece } from '../resumable.ts';
import { StorageError } from '../storage-error.ts';
import { allowStorageClients } from './allow-storage-clients.ts';
import { sendFile } from './download.ts';
import { readMetadata, takeApart } from './multipart.ts';

const METADATA_BYTES = 64 * 1024;

const READING = new Set(['GET', 'HEAD']);

const OBJECT = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/s;

type Options = {
  kernel: FilesKernel;
  /** Identifies the caller, if signed in. Throws if a token is given but invalid. */
  uidOf: (exchange: Exchange) => Promise<string | undefined>;
  isShown: (uid: string | undefined, name: string) => Promise<boolean>;
  /** Folder for request bodies while they are processed. */
  folder: string;
};

/** Creates the HTTP handler of the storage service, compatible with the unmodified Firebase client. */
export function makeStorage({ kernel, uidOf, isShown, folder }: Options) {
  const { settings } = kernel;

  const contextOf = async (exchange: Exchange): Promise<FilesCtx> => {
    const uid = await uidOf(exchange);
    return filesCtx(kernel, { uid, folder, isShown: (name) => isShown(uid, name) });
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
    if (ctx.uid === undefined && (isCollection || !READING.has(request.method ?? ''))) throw signInFirst();
    if (isCollection) return collection(ctx, exchange, query);
    return object(ctx, exchange, decode(path), query);
  };

  async function collection(ctx: FilesCtx, exchange: Exchange, query: URLSearchParams) {
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
    if (request.method !== 'POST') throw new StorageError('invalid-argument', 'This cannot be done here.');
    return upload(ctx, exchange, query);
  }

  async function object(ctx: FilesCtx, exchange: Exchange, name: string, query: URLSearchParams) {
    const { request, response } = exchange;
    const bucket = settings.STORAGE_BUCKET;
    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const file = await readFile(ctx, name, query.get('token') ?? undefined);
        if (query.get('alt') === 'media') return sendFile(ctx, exchange, file);
        return sendJson(request, response, 200, asResource(file, bucket));
      }
      case 'PATCH': {
        const change = settableMetadata.parse(readMetadata(String(await readBytes(request, METADATA_BYTES))));
        return sendJson(request, response, 200, asResource(await changeMetadata(ctx, name, change), bucket));
      }
      case 'DELETE':
        await deleteFile(ctx, name);
        response.writeHead(204).end();
        return;
      case 'POST':
        return upload(ctx, exchange, new URLSearchParams([...query, ['name', name]]));
      default:
        throw new StorageError('invalid-argument', 'This cannot be done here.');
    }
  }

  async function upload(ctx: FilesCtx, exchange: Exchange, query: URLSearchParams) {
    const { request, response, visit } = exchange;
    const uploadId = query.get('upload_id');
    if (uploadId !== null) return goOn(ctx, exchange, uploadId);
    const name = query.get('name') ?? '';
    if (request.headers['x-goog-upload-protocol'] === 'resumable') {
      const metadata = readMetadata(String(await readBytes(request, METADATA_BYTES)));
      const total = readCount(request.headers['x-goog-upload-header-content-length']);
      const type = request.headers['x-goog-upload-header-content-type'];
      const contentType = metadata.contentType ?? (type === undefined ? undefined : String(type));
      const id = await startUpload(ctx, name, total, { ...metadata, contentType });
      const origin = `${visit.overTls || settings.APP_URL.startsWith('https:') ? 'https' : 'http'}://${visit.host}`;
      const again = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
      const url = `${origin}/v0/b/${encodeURIComponent(settings.STORAGE_BUCKET)}/o?${again}`;
      response.writeHead(200, { 'x-goog-upload-status': 'active', 'x-goog-upload-url': url }).end();
      return;
    }
    // Before any byte of the body is read.
    const { ownerId } = await authorize(ctx, name, 'write');
    return ctx.uploadSlots.run(ownerId, () =>
      ctx.stage([request], async (body) => {
        const { metadata, bytes } = await takeApart(body, request.headers['content-type']);
        const file = await keepFile(ctx, name, bytes, metadata);
        sendJson(request, response, 200, asResource(file, settings.STORAGE_BUCKET));
      }),
    );
  }

  async function goOn(ctx: FilesCtx, { request, response }: Exchange, id: string) {
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
    if (!uploads && !finishes) throw new StorageError('invalid-argument', 'This cannot be done with an upload.');
    await inSlot(ctx, () => takeParts(ctx, { request, response }, { id, uploads, finishes }));
  }

  async function takeParts(
    ctx: FilesCtx,
    { request, response }: Pick<Exchange, 'request' | 'response'>,
    { id, uploads, finishes }: { id: string; uploads: boolean; finishes: boolean },
  ) {
    if (uploads) {
      await takePiece(ctx, id, readCount(request.headers['x-goog-upload-offset']) ?? 0, request);
    }
    if (!finishes) {
      response.writeHead(200, { 'x-goog-upload-status': 'active' }).end();
      return;
    }
    const file = await finishUpload(ctx, id);
    response.setHeader('x-goog-upload-status', 'final');
    sendJson(request, response, 200, asResource(file, settings.STORAGE_BUCKET));
  }

  return handle;
}

/** Runs the work in an upload slot. A signed-out caller needs none, because the work rejects them. */
const inSlot = (ctx: FilesCtx, work: () => Promise<void>) =>
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
    throw new StorageError('invalid-url', 'The address is not well formed.', { cause });
  }
}
