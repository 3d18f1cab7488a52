import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { ORPCError } from '@orpc/client';
import { ValidationError } from '@orpc/contract';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { type AnyProcedure, type AnyRouter, type Context, createProcedureClient } from '@orpc/server';
import { AppError } from '../../pure/errors.ts';
import type { RouteMeta } from '../../pure/route-meta.ts';
import { type Exchange, type Handler, sendJsonBytes } from './front.ts';
import { readJson } from './read-json.ts';
import { acceptsGzip } from './ready-body.ts';
import { isUpload, rejectOversized, type Uploads, withStagedFile } from './upload.ts';
import type { UploadSlots } from './upload-slots.ts';
import { validationError } from './validation-error.ts';

export const API_PREFIX = '/api';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type Options<Ctx extends Context> = {
  router: AnyRouter;
  contextOf: (exchange: Exchange) => Promise<Ctx>;
  uploads: Uploads;
  uploadSlots: UploadSlots;
  /** Throws if the caller has no session. Runs before any of the request but its address is read. */
  requireSession: (context: Ctx) => void;
  /** Throws if the caller may not send files or large bodies, before the first byte is read; returns their uid. */
  mayUpload: (context: Ctx) => string;
  /** Throws if the disk has too little free space. */
  requireFreeDisk: () => Promise<void>;
};

/**
 * Makes the handler of the REST API: finds the procedure, decodes its input and sends its output. Errors are thrown to
 * the front.
 */
export function makeApi<Ctx extends Context>(options: Options<Ctx>): Handler {
  const { router, contextOf, uploads, uploadSlots, requireSession, mayUpload, requireFreeDisk } = options;
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  const codec = new StandardOpenAPICodec(
    new StandardOpenAPISerializer(new StandardOpenAPIJsonSerializer(), new StandardBracketNotationSerializer()),
  );

  const findProcedure = async (method: string, path: `/${string}`, response: ServerResponse) => {
    const match = await matcher.match(method, path);
    if (match) return match;
    const allowed: string[] = [];
    for (const other of METHODS) if (await matcher.match(other, path)) allowed.push(other);
    if (allowed.length === 0) throw new AppError('NOT_FOUND');
    response.setHeader('allow', allowed.join(', '));
    throw new AppError('METHOD_NOT_SUPPORTED');
  };

  return async (exchange) => {
    const { request, response, visit } = exchange;
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const path = visit.path.slice(API_PREFIX.length).replace(/^\/|\/$/g, '');
    const match = await findProcedure(method, `/${path}`, response);
    const aborted = new AbortController();
    response.on('close', () => {
      if (!response.writableFinished) aborted.abort();
    });
    const context = await contextOf(exchange);
    const { bodyBytes, forVisitors, upload } = match.procedure['~orpc'].meta as RouteMeta;
    if (!forVisitors) requireSession(context);
    const respond = async (body: () => Promise<unknown>) => {
      let input: unknown;
      try {
        input = await codec.decode(
          {
            method,
            url: new URL(visit.path + visit.search, 'http://vitrine'),
            headers: request.headers,
            signal: aborted.signal,
            body,
          },
          match.params,
          match.procedure,
        );
        const call = createProcedureClient(match.procedure, { context, path: match.path as string[] });
        const output = await call(input as never, { signal: aborted.signal });
        await send(exchange, codec.encode(output, match.procedure));
      } catch (error) {
        throw (await schemaThrows(match.procedure, input, error))
          ? new AppError('BAD_REQUEST', { cause: error })
          : toAppErrorIfCaused(error);
      }
    };
    const json = () => respond(() => readJson(request, bodyBytes));
    if (!isUpload(request)) {
      if (bodyBytes === undefined) return json();
      const uid = mayUpload(context);
      return upload ? uploadSlots.run(uid, json) : json();
    }
    const uid = mayUpload(context);
    rejectOversized(request, uploads);
    await uploadSlots.run(uid, async () => {
      await requireFreeDisk();
      await withStagedFile([request], uploads, (file) => respond(async () => file));
    });
  };
}

/**
 * Tests whether the schema itself throws for the input: its length checks run on values of the wrong type, some of
 * which cannot be compared with a number.
 */
async function schemaThrows(procedure: AnyProcedure, input: unknown, error: unknown) {
  if (!(error instanceof TypeError)) return false;
  try {
    await procedure['~orpc'].inputSchema?.['~standard'].validate(input);
    return false;
  } catch {
    return true;
  }
}

/** PostgreSQL's codes for text with a NUL or an unpaired surrogate, wherever in the request it came from. */
const INVALID_TEXT_CODES = new Set<unknown>(['22021', '22P05']);
/** PostgreSQL's code for an invalid value; about JSON, it means an unpaired surrogate. */
const INVALID_VALUE_CODE = '22P02';

function isInvalidText(cause: unknown) {
  const { code, message = '' } = (cause ?? {}) as { code?: unknown; message?: string };
  return INVALID_TEXT_CODES.has(code) || (code === INVALID_VALUE_CODE && /json/.test(message));
}

/** Converts errors that the request caused to an AppError. */
function toAppErrorIfCaused(error: unknown) {
  if (error instanceof Error && isInvalidText(error.cause)) {
    return new AppError('BAD_REQUEST', { cause: error });
  }
  if (!(error instanceof ORPCError)) return error;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError)
    return validationError(error.cause.issues, error.cause.data);
  return error.code === 'BAD_REQUEST' ? new AppError('BAD_REQUEST', { cause: error }) : error;
}

/**
 * Only larger responses are compressed, where slow connections benefit: the length of a compressed small one could leak
 * its content (as in the BREACH attack).
 */
const MIN_COMPRESSED_BYTES = 32 * 1024;
const gzipAsync = promisify(gzip);

const compressFor = ({ headers }: IncomingMessage, bytes: Buffer) =>
  acceptsGzip(headers['accept-encoding']) ? gzipAsync(bytes, { level: 1 }) : undefined;

async function send(
  { request, response }: Exchange,
  { status, headers, body }: ReturnType<StandardOpenAPICodec['encode']>,
) {
  const extraHeaders = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  if (body instanceof Blob || body instanceof ReadableStream) {
    const type = body instanceof Blob ? { 'content-type': body.type, 'content-length': String(body.size) } : {};
    response.writeHead(status, { 'cache-control': 'no-store', ...type, ...extraHeaders });
    await pipeline(Readable.fromWeb((body instanceof Blob ? body.stream() : body) as never), response);
  } else if (body === undefined) {
    response.writeHead(status === 200 ? 204 : status, { 'cache-control': 'no-store', ...extraHeaders }).end();
  } else {
    const bytes = Buffer.from(JSON.stringify(body));
    const compressed = bytes.length > MIN_COMPRESSED_BYTES ? await compressFor(request, bytes) : undefined;
    const encodingHeaders = compressed ? { 'content-encoding': 'gzip', vary: 'accept-encoding' } : {};
    sendJsonBytes(request, response, status, compressed ?? bytes, { ...encodingHeaders, ...extraHeaders });
  }
}
