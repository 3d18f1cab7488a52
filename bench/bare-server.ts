// A process of `bare.ts`. It requests each path once from the product, and then returns the same bytes and headers with
// plain node:http.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveMetered } from './meters.ts';

type RecordedResponse = { status: number; headers: string[]; body: Buffer };

/** Headers that node:http writes itself. */
const CONNECTION_HEADERS = new Set(['date', 'connection', 'keep-alive']);
const [product] = process.argv.slice(2);
const recorded = new Map<string, RecordedResponse>();

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const { url, headers } = request;
  const key = `${url} ${headers['accept-encoding'] ?? ''} ${headers['if-none-match'] ?? ''}`;
  const reply = ({ status, headers, body }: RecordedResponse) => response.writeHead(status, headers).end(body);
  const answer = recorded.get(key);
  if (answer) reply(answer);
  else void record(request).then((freshResponse) => recorded.set(key, freshResponse) && reply(freshResponse));
});
serveMetered(server);

async function record({ url, headers }: IncomingMessage): Promise<RecordedResponse> {
  const [response] = await once(get(`${product}${url}`, { agent: false, headers }), 'response');
  const raw: string[] = response.rawHeaders;
  return {
    status: response.statusCode,
    headers: raw.filter((_, index) => !CONNECTION_HEADERS.has(raw[index - (index % 2)]?.toLowerCase() ?? '')),
    body: await buffer(response),
  };
}
