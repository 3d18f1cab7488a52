import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { AppError, type ErrorBody, errorBody, retryAfterOf, toAppError } from '../../pure/errors.ts';
import { isUnreachable } from '../../pure/is-unreachable.ts';
import { errorTranslator } from '../i18n/messages.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type Hsts, makeSafeHeaders, type SafeResponse } from './headers.ts';
import { checkOrigin } from './origin.ts';
import { proxySignsOf } from './proxy-traffic.ts';
import { readVisit, type Visit } from './visit.ts';

export type Exchange = { request: IncomingMessage; response: ServerResponse; visit: Visit };
/** Handles a request; errors are thrown. */
export type Handler = (exchange: Exchange) => Promise<void>;

type Options = {
  handle: Handler;
  /** Sends the response for an error. */
  fail: (exchange: Exchange, error: AppError) => Promise<void>;
  /** Returns the label of a path for metrics and the log, which must not contain names from the path. */
  kindOf: (path: string) => string;
  /** Tests whether scripts of other sites may send requests to a path, with a token or anonymously. */
  isForAllSites?: (path: string) => boolean;
  appUrl: string;
  trustedProxies: number;
  hsts?: Hsts;
  metrics: Metrics;
  log: Log;
};

const NO_HSTS: Hsts = { days: 0, subdomains: false };
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const MAX_TARGET_LENGTH = 8192;
const SLOW_SECONDS = 1;

/**
 * Makes the outermost request handler: assigns the request id and the safe headers, runs the checks for all requests,
 * and writes log and metrics.
 */
export function makeFrontController(options: Options) {
  const {
    handle,
    fail,
    kindOf,
    isForAllSites = () => false,
    appUrl,
    trustedProxies,
    hsts = NO_HSTS,
    metrics,
    log,
  } = options;
  const safeHeaders = makeSafeHeaders(hsts);
  const { origin: ownOrigin, hostname: ownHost } = new URL(appUrl);
  const isBehindTls = appUrl.startsWith('https:');
  /** Returns the rule of HSTS for a host: that of the instance's own host and those below it, or of custom domains. */
  const hstsFor = (host: string) => (isWithin(host.replace(/:\d+$/, ''), ownHost) ? 'home' : 'guest');

  return async (request: IncomingMessage, response: SafeResponse) => {
    const started = performance.now();
    const visit = readVisit(request, trustedProxies);
    for (const sign of proxySignsOf(request, visit, { trustedProxies, overTls: isBehindTls })) {
      metrics.proxySigns.inc({ sign });
    }
    const { requestId } = visit;
    const exchange = { request, response, visit };
    const report = (thrown: unknown) => {
      const error = toAppError(thrown, requestId);
      const isOutage = error.code === 'SERVICE_UNAVAILABLE' && isUnreachable(error);
      const isFailure = error.code === 'INTERNAL_SERVER_ERROR' || isOutage;
      if (isFailure && !hasClientDisconnected(response, thrown))
        log.error({ requestId, kind: kindOf(visit.path), err: thrown }, 'request failed');
      return error;
    };
    response.safeHeaders = safeHeaders({
      requestId,
      hsts: (visit.overTls || isBehindTls) && hstsFor(visit.host),
    });
    response.on('finish', () => {
      const seconds = (performance.now() - started) / 1000;
      const kind = kindOf(visit.path);
      const status = response.statusCode;
      metrics.requests.observe({ kind, method: request.method ?? '', status }, seconds);
      if (seconds > SLOW_SECONDS) log.warn({ requestId, kind, status, seconds }, 'slow request');
      else log.debug({ requestId, kind, status, seconds }, 'request');
    });
    try {
      if (!METHODS.has(request.method ?? '')) throw new AppError('METHOD_NOT_SUPPORTED');
      if ((request.url?.length ?? 0) > MAX_TARGET_LENGTH) throw new AppError('URI_TOO_LONG');
      if (!hasOneHost(request) || !isPath(visit.path)) throw new AppError('BAD_REQUEST');
      checkOrigin(request, visit, { ownOrigin, isForAllSites });
      await handle(exchange);
    } catch (thrown) {
      const error = report(thrown);
      setRetryAfter(response, error);
      if (response.headersSent) response.destroy();
      else await fail(exchange, error).catch((secondError: unknown) => sendPlainError(exchange, report(secondError)));
    }
  };
}

const DISCONNECT_CODES = new Set<unknown>([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'EPIPE',
  'ECONNRESET',
]);

/** Tests whether a response failed only because the client closed the connection. */
const hasClientDisconnected = (response: ServerResponse, thrown: unknown) =>
  response.destroyed && thrown instanceof Error && DISCONNECT_CODES.has((thrown as NodeJS.ErrnoException).code);

/** Sends a plain error if sending the error page failed as well. */
function sendPlainError(exchange: Exchange, error: AppError) {
  if (exchange.response.headersSent) exchange.response.destroy();
  else sendError(exchange, error);
}

const PLAIN_PATH = /^(?:\/[\w.-]+)*\/?$/;

/** Tests whether a path can be parsed as one. Most paths have plain characters only, which is cheaper to find out. */
const isPath = (path: string) => PLAIN_PATH.test(path) || URL.canParse(path, 'http://vitrine');

/** Tests for exactly one Host header, as HTTP/1.1 requires. With two, a proxy in front may have used the other one. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}

/** Sends an error as JSON, for everything that is not a page. */
export function sendError({ request, response, visit }: Exchange, error: AppError) {
  setRetryAfter(response, error);
  sendJson(request, response, error.status, errorBody(error, errorTranslator(visit.language)));
}

/** Sets the `Retry-After` header for an error that has a wait. */
export function setRetryAfter(response: ServerResponse, error: AppError) {
  const seconds = retryAfterOf(error);
  if (seconds !== undefined && !response.headersSent) response.setHeader('retry-after', seconds);
}

export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  sendJsonBytes(request, response, status, Buffer.from(JSON.stringify(body)), headers);
}

/** Sends JSON that is already serialized, and perhaps compressed. */
export function sendJsonBytes(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  headers: Record<string, string>,
) {
  // The request body is still arriving and is not needed, so the connection is closed after the response.
  const unread = !request.complete && request.method !== 'GET' && request.method !== 'HEAD';
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...(unread ? { connection: 'close' } : {}),
    ...headers,
  });
  if (unread) endAfterBody(request, response, bytes);
  else response.end(request.method === 'HEAD' ? undefined : bytes);
}

const MAX_LINGER_MS = 10_000;

/** Sends the response and closes the connection once the client has sent its body; before that it does not read. */
function endAfterBody(request: IncomingMessage, response: ServerResponse, bytes: Buffer) {
  const timer = setTimeout(() => response.end(), MAX_LINGER_MS);
  finished(request, () => {
    clearTimeout(timer);
    response.end();
  });
  response.write(bytes);
  request.resume();
}

/** Returns an error body in English, for responses without a parsed request, such as the parser's. */
export const plainErrorBody = (error: AppError): ErrorBody => errorBody(error, errorTranslator('en'));

const isWithin = (host: string, own: string) => host === own || host.endsWith(`.${own}`);
