import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HubAnswer = {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON, unless it is text or bytes. */
  body: unknown;
};

export type HubRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  token: string | undefined;
  accept: string;
  body: string;
};

export type HubServer = {
  /** The address of the API. */
  url: string;
  requests: HubRequest[];
  /** Answers requests whose path starts with a text in another way, until it is set again. */
  override: (path: string, answer: HubAnswer | undefined) => void;
  close(): Promise<void>;
};

/** Opens a server that answers like a hub, on this machine. */
export async function openHubServer(answer: (request: HubRequest) => HubAnswer | undefined): Promise<HubServer> {
  const requests: HubRequest[] = [];
  const overrides = new Map<string, HubAnswer>();
  const server = createServer(async (message, response) => {
    const request = await readRequest(message);
    requests.push(request);
    const overriding = [...overrides].find(([path]) => request.path.startsWith(path))?.[1];
    send(response, overriding ?? answer(request) ?? { status: 404, body: { message: 'Not Found' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    override: (path, replaced) => {
      if (replaced) overrides.set(path, replaced);
      else overrides.delete(path);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function readRequest(message: IncomingMessage): Promise<HubRequest> {
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://hub');
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return {
    method: message.method ?? '',
    path: pathname,
    query: searchParams,
    token: message.headers.authorization?.replace(/^Bearer /, ''),
    accept: message.headers.accept ?? '',
    body: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: HubAnswer) {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, { 'content-type': isRaw ? 'text/plain' : 'application/json; charset=utf-8', ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}

/** Returns the part of a list that a request asks for. */
export function pageOf<Item>(items: readonly Item[], { query }: HubRequest): Item[] {
  const size = Number(query.get('per_page') ?? 30);
  const start = (Number(query.get('page') ?? 1) - 1) * size;
  return items.slice(start, start + size);
}
