import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError, type ErrorCode, StartError } from '../../pure/errors.ts';
import { plainErrorBody } from './front.ts';
import { SafeResponse } from './headers.ts';

const SECOND_MS = 1000;
/**
 * The time for running requests to finish when the instance stops; the steps after it take longer on a busy machine.
 */
const STOP_GRACE_MS = 3 * SECOND_MS;
const MAX_LINGER_MS = 5 * SECOND_MS;

/** Limits against clients that send slowly, endlessly or too much. */
const LIMITS = {
  headersTimeout: 15 * SECOND_MS,
  requestTimeout: 120 * SECOND_MS,
  keepAliveTimeout: 65 * SECOND_MS,
  connectionsCheckingInterval: 5 * SECOND_MS,
  maxHeaderSize: 16 * 1024,
  // Checked by the front, because the parser would refuse without a response body.
  requireHostHeader: false,
  // Requests without a body have already ended and emit no body events.
  optimizeEmptyRequests: true,
};
const MAX_HEADERS = 100;

export type HttpServer = { port: number; close(): Promise<void> };

type HttpListener = (request: IncomingMessage, response: SafeResponse) => Promise<void>;
type Options = { port: number; host?: string | undefined; listener: HttpListener };

export async function listen({ port, host, listener }: Options): Promise<HttpServer> {
  const server = createServer(
    { ...LIMITS, ServerResponse: SafeResponse },
    (request, response) => void listener(request, response),
  );
  server.maxHeadersCount = MAX_HEADERS;
  server.on('checkExpectation', (request, response) => void listener(request, response));
  server.on('clientError', (parserError: NodeJS.ErrnoException, socket) =>
    sendParserError(socket, ERROR_BY_PARSER_CODE[parserError.code ?? ''] ?? 'BAD_REQUEST'),
  );
  server.on('connect', (_, socket) => sendParserError(socket, 'METHOD_NOT_SUPPORTED'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartError(error, port, host)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
        // A connection stays open after its last response, but no further request will be accepted.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(force);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}

const ERROR_BY_PARSER_CODE: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_INVALID_METHOD: 'METHOD_NOT_SUPPORTED',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMEOUT',
};

/** Answers a connection whose request could not be parsed, with a JSON error on the raw socket. */
function sendParserError(socket: Duplex, code: ErrorCode) {
  if (!socket.writable) return;
  const error = new AppError(code);
  // The client has time to read the response, but cannot keep the connection open.
  const timer = setTimeout(() => socket.destroy(), MAX_LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.on('error', () => {}).resume();
  const body = JSON.stringify(plainErrorBody(error));
  socket.end(
    `HTTP/1.1 ${error.status} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** Throws if the port is in use, before anything is started that would have to be undone. */
export async function requireFreePort({ port, host }: Pick<Options, 'port' | 'host'>) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartError(error, port, host)));
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

function toStartError(error: NodeJS.ErrnoException, port: number, host = 'every address') {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} is already in use. Stop the other program, or set PORT to a free port.`);
    case 'EACCES':
      return new StartError(`this user isn't allowed to use port ${port}. Set PORT to a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine. Change HOST, or leave it empty.`);
    default:
      return error;
  }
}
