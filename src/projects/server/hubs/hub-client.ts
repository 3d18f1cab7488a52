import type { IncomingHttpHeaders } from 'node:http';
import { parseJson } from '#platform/pure/parse-json.ts';
import { OutgoingError, sendOutgoing } from '#platform/server/outgoing/outgoing-request.ts';
import { HubError } from './hub-error.ts';

type HubClientOptions = {
  /** The address of the hub’s API, which the operator configures. */
  base: string;
  token: string;
  signal: AbortSignal | undefined;
};

type HubRequest = {
  query?: Readonly<Record<string, string>>;
  /** Sent as JSON, with POST. */
  body?: object;
  accept?: string;
  maxBytes?: number;
};

type HubResponse = { bytes: Buffer; headers: IncomingHttpHeaders };

export type HubClient = {
  base: string;
  hasToken: boolean;
  /** Requests a path below the API’s address, or a complete URL at its host. Throws a `HubError` unless it succeeds. */
  send(path: string | URL, request?: HubRequest): Promise<HubResponse>;
  json(path: string | URL, request?: HubRequest): Promise<unknown>;
};

const MEGABYTE = 1024 * 1024;
const TIMEOUT_MS = 15_000;

/** Returns a client of a hub’s API. The token reaches only the host of the configured address. */
export function makeHubClient({ base, token, signal }: HubClientOptions): HubClient {
  const send: HubClient['send'] = async (path, { query = {}, body, accept, maxBytes = 8 * MEGABYTE } = {}) => {
    const url = path instanceof URL ? path : new URL(base.replace(/\/$/, '') + path);
    if (url.origin !== new URL(base).origin) throw new HubError('unreachable');
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { status, headers, bytes } = await sendOutgoing({
      url,
      maxBytes,
      signal: signal ? AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) : AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        accept: accept ?? 'application/json',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }).catch(toHubError);
    if (status >= 200 && status < 300) return { bytes, headers };
    throw errorOfStatus(status, headers, token !== '');
  };
  return {
    base,
    hasToken: token !== '',
    send,
    json: async (path, request) => {
      const { bytes } = await send(path, request);
      try {
        return parseJson(bytes.toString('utf8'));
      } catch {
        throw new HubError('unreadable');
      }
    },
  };
}

function toHubError(error: unknown): never {
  if (!(error instanceof OutgoingError)) throw error;
  throw new HubError(error.fault === 'tooLarge' ? 'unreadable' : 'unreachable');
}

function errorOfStatus(status: number, headers: IncomingHttpHeaders, hasToken: boolean): HubError {
  const wait = waitOf(headers);
  if (status === 429 || (status === 403 && wait !== undefined)) return new HubError('rateLimited', wait);
  if (status === 401 || status === 403) return new HubError(hasToken ? 'tokenRefused' : 'needsToken');
  return new HubError(status === 404 ? 'notFound' : 'unreachable');
}

/** The longest wait that is believed. */
const MAX_WAIT_SECONDS = 24 * 60 * 60;

/** Returns the seconds that the hub asks to wait, or undefined if its limit isn’t reached. */
function waitOf(headers: IncomingHttpHeaders): number | undefined {
  const number = (name: string) => {
    const value = Number(headers[name] ?? Number.NaN);
    return Number.isFinite(value) ? value : undefined;
  };
  const remaining = number('x-ratelimit-remaining') ?? number('ratelimit-remaining');
  const reset = number('x-ratelimit-reset') ?? number('ratelimit-reset');
  const untilReset = remaining === 0 && reset !== undefined ? Math.ceil(reset - Date.now() / 1000) : undefined;
  const seconds = number('retry-after') ?? untilReset;
  return seconds === undefined ? undefined : Math.min(Math.max(1, Math.ceil(seconds)), MAX_WAIT_SECONDS);
}
