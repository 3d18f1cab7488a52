import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

export type OutgoingRequest = {
  url: URL;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** The largest response; a larger one is aborted. */
  maxBytes: number;
  signal: AbortSignal;
  /** Resolves the host, unless the system shall. */
  lookup?: LookupFunction;
};

export type OutgoingResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

type OutgoingFault = 'unreachable' | 'tooLarge';

/** A request to another server that failed. Its message names neither the address nor what was sent. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly fault: OutgoingFault;

  constructor(fault: OutgoingFault) {
    super(`a request to another server failed: ${fault}`);
    this.fault = fault;
  }
}

/**
 * Sends a request to another server. Follows no redirects, so that headers reach only the host that they are for, and
 * accepts no compressed response, whose size would be unknown.
 */
export function sendOutgoing({ url, method = 'GET', headers, body, ...options }: OutgoingRequest) {
  const { maxBytes, signal, lookup } = options;
  return new Promise<OutgoingResponse>((resolve, reject) => {
    const fail = (error: unknown) => reject(error instanceof OutgoingError ? error : new OutgoingError('unreachable'));
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        method,
        headers: { 'user-agent': 'Vitrine', 'accept-encoding': 'identity', ...headers },
        signal,
        // A shared connection could lead to an address that was not checked for this request.
        agent: false,
        ...(lookup ? { lookup } : {}),
      },
      (response) => {
        readBody(response, maxBytes).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
          fail,
        );
      },
    );
    request.on('error', fail);
    // A server may answer with another protocol than was asked for, which is no response.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      fail(undefined);
    });
    signal.addEventListener('abort', fail, { once: true });
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number) {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw abort(response, 'unreachable');
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw abort(response, 'tooLarge');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw abort(response, 'tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function abort(response: IncomingMessage, fault: OutgoingFault) {
  const error = new OutgoingError(fault);
  response.destroy();
  return error;
}
