// A process of `bare.ts`. It requests each path once from the product, and then returns the same bytes and headers with
// plain node:http.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveMetered } from './meters.ts';

type Answer = { status: number; headers: string[]; body: Buffer };

/** Headers that node:http writes itself. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive']);
const [product] = process.argv.slice(2);
const known = new Map<string, Answer>();

const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  const { url, headers } = request;
  const key = `${url} ${headers['accept-encoding'] ?? ''} ${headers['if-none-match'] ?? ''}`;
  const give = ({ status, headers, body }: Answer) => response.writeHead(status, headers).end(body);
  const answer = known.get(key);
  if (answer) give(answer);
  else void learn(request).then((learnt) => known.set(key, learnt) && give(learnt));
});
serveMetered(server);

async function learn({ url, headers }: IncomingMessage): Promise<Answer> {
  const [response] = await once(get(`${product}${url}`, { agent: false, headers }), 'response');
  const raw: string[] = response.rawHeaders;
  return {
    status: response.statusCode,
    headers: raw.filter((_, index) => !NODES_OWN.has(raw[index - (index % 2)]?.toLowerCase() ?? '')),
    body: await buffer(response),
  };
}
