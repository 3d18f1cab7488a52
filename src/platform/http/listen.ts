import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { AppError, type ErrorCode, StartError } from '../errors.ts';
import { plainErrorBody } from './front.ts';
import { SafeResponse } from './headers.ts';

const SECOND = 1000;
/**
 * The time for running requests to finish when the instance stops; the steps after it take longer on a busy machine.
 */
const GRACE = 3 * SECOND;
const LINGER = 5 * SECOND;

/** Limits against clients that send slowly, endlessly or too much. */
const LIMITS = {
  headersTimeout: 15 * SECOND,
  requestTimeout: 120 * SECOND,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * 1024,
  // Checked by the front, because the parser would refuse without a response body.
  requireHostHeader: false,
  // Requests without a body have already ended and emit no body events.
  optimizeEmptyRequests: true,
};
const MOST_HEADERS = 100;

export type HttpServer = { port: number; close(): Promise<void> };

type Listener = (request: IncomingMessage, response: SafeResponse) => Promise<void>;
type Options = { port: number; host?: string | undefined; listener: Listener };

export async function listen({ port, host, listener }: Options): Promise<HttpServer> {
  const server = createServer(
    { ...LIMITS, ServerResponse: SafeResponse },
    (request, response) => void listener(request, response),
  );
  server.maxHeadersCount = MOST_HEADERS;
  server.on('checkExpectation', (request, response) => void listener(request, response));
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) =>
    refuse(socket, FAULTS[fault.code ?? ''] ?? 'BAD_REQUEST'),
  );
  server.on('connect', (_, socket) => refuse(socket, 'METHOD_NOT_SUPPORTED'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), GRACE);
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

const FAULTS: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  HPE_INVALID_METHOD: 'METHOD_NOT_SUPPORTED',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMEOUT',
};

/** Answers a connection whose request could not be parsed, with a JSON error on the raw socket. */
function refuse(socket: Duplex, code: ErrorCode) {
  if (!socket.writable) return;
  const error = new AppError(code);
  // The client has time to read the response, but cannot keep the connection open.
  const letGo = setTimeout(() => socket.destroy(), LINGER);
  socket.once('close', () => clearTimeout(letGo));
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
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}

function explain(error: NodeJS.ErrnoException, port: number, host = 'every address') {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`port ${port} is already in use. Stop the other program, or set PORT to a free port.`);
    case 'EACCES':
      return new StartError(`port ${port} needs more rights than this user has. Set PORT to a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine. Change HOST, or leave it empty.`);
    default:
      return error;
  }
}
