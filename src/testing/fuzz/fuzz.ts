import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../product.ts';
import { type RawResponse, sendRaw } from '../raw-http.ts';
import { type FuzzAccount, openAccountFactory } from './accounts.ts';
import { apiRequest, type FuzzOperation, fieldNamesOf, operationsOf } from './api-requests.ts';
import { callableRequest } from './callable-requests.ts';
import { bytesOf, type FuzzRequest, type FuzzRole, type SignedInAccount, withWireFault } from './fuzz-request.ts';
import { collectErrors, probeHealth } from './observe.ts';
import { pageRequest } from './page-requests.ts';
import { type Random, randomOf } from './random.ts';
import { emptyResult, type FuzzResult, recordAnswer } from './result.ts';
import { storageRequest } from './storage-requests.ts';

const NO_ANSWER_MS = 60_000;
const CHECK_INTERVAL = 40;

type Options = {
  seed: number;
  requests: number;
  /** The index of the first request. */
  from?: number;
  /** The number of concurrent requests. */
  lanes?: number;
  /** Whether this process works at the lowest priority, so that it takes no processor time from the product. */
  yields?: boolean;
  onProgress?: (done: number, findings: number) => void;
};

/** Sends requests determined by a seed to the built product in a separate process. */
export async function fuzz(options: Options): Promise<FuzzResult> {
  const { seed, yields = false } = options;
  const started = await startProduct({ HOST: '127.0.0.1', TRUST_PROXY: '1', DNS_SERVERS: '127.0.0.1:9' });
  const product = { ...started, url: started.url.replace('localhost', '127.0.0.1') };
  // The product, started before, keeps its priority.
  if (yields) setPriority(constants.priority.PRIORITY_LOW);
  const result = { ...emptyResult(seed), logged: collectErrors(product) };
  let isStopping = false;
  void product.ended.then((code) => {
    if (!isStopping) result.crashed = code;
  });
  const health = probeHealth(product);
  const began = performance.now();
  try {
    await run(product, options, { result, health });
  } finally {
    isStopping = true;
    result.seconds = (performance.now() - began) / 1000;
    result.slowestHealthMs = await health.stop();
    await product.stop();
  }
  return result;
}

type FuzzRun = { result: FuzzResult; health: ReturnType<typeof probeHealth> };

async function run(product: Product, options: Options, { result, health }: FuzzRun) {
  const { seed, requests, from = 0, lanes = 4, onProgress } = options;
  const { port } = new URL(product.url);
  const operations = operationsOf(await (await fetch(`${product.url}/api/openapi.json`)).json());
  const context = { operations, fieldNames: fieldNamesOf(operations), host: `localhost:${port}` };
  const people = await openAccountFactory(product);
  const reached = new Set<string>();

  const make = (isAdmin: boolean) => {
    result.people += 1;
    return people.make(isAdmin);
  };
  // Each lane has its own people and request order, so that lanes hardly affect one another.
  const runLane = async (first: number) => {
    const accounts = { member: await make(false), admin: await make(true) };
    for (let index = from + first; index < from + requests && result.crashed === undefined; index += lanes) {
      const random = randomOf(seed, index);
      const role = random.pick(WEIGHTED_ROLES);
      const sender = accounts[role === 'visitor' ? random.pick(['member', 'admin'] as const) : role];
      const request = makeRequest(random, role, sender, context);
      const sentMs = performance.now();
      const { answer, ...times } = await sendRequest(Number(port), request);
      recordAnswer(result, { index, request, answer, ...times, healthMs: health.since(sentMs) });
      if (result.requests % 1000 === 0) onProgress?.(result.requests, result.findings.length);
      if (answer) learnIds(sender, request, answer);
      if (answer && answer.status < 300) reached.add(request.operation);
      if (role === 'visitor') continue;
      const isRefused = answer?.status === 401 || answer?.status === 403;
      const isChecked = isRefused || Math.floor(index / lanes) % CHECK_INTERVAL === 0;
      if (isChecked && !(await people.isUsable(sender))) accounts[role] = await make(role === 'admin');
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, first) => runLane(first)));
  result.operations = operations.length;
  result.unreached = operations.map(({ id }) => id).filter((id) => !reached.has(id));
}

const WEIGHTED_ROLES: readonly FuzzRole[] = [
  ...['visitor', 'visitor', 'visitor', 'member', 'member', 'member', 'member', 'member', 'admin', 'admin'],
  ...['admin', 'admin'],
] as FuzzRole[];

type FuzzContext = { operations: readonly FuzzOperation[]; fieldNames: readonly string[]; host: string };

/** Returns a request; three of four go to the API. */
function makeRequest(random: Random, role: FuzzRole, sender: SignedInAccount, context: FuzzContext): FuzzRequest {
  const share = random.int(20);
  const make = share < 15 ? apiRequest : share < 18 ? storageRequest : share < 19 ? callableRequest : pageRequest;
  return withWireFault(random, make(random, role, sender, context));
}

async function sendRequest(port: number, request: FuzzRequest) {
  const { method, hangUp } = request;
  const bytes = bytesOf(request);
  const sentMs = performance.now();
  let beginMs = 0;
  const onAnswering = () => {
    beginMs = performance.now() - sentMs;
  };
  const answer = await Promise.race([
    sendRaw(port, bytes, { bodiless: method === 'HEAD', hangUp, onAnswering }),
    pause(NO_ANSWER_MS, undefined, { ref: false }),
  ]);
  return { answer, beginMs, endMs: performance.now() - sentMs };
}

/** Stores the ids of a response, so that later requests reach existing records. */
function learnIds({ known }: FuzzAccount, { kind }: FuzzRequest, { status, headers, body }: RawResponse) {
  if (status >= 300) return;
  const upload = headers['x-goog-upload-url'];
  if (upload) known.add('uploads', new URL(upload).searchParams.get('upload_id'));
  if (!headers['content-type']?.startsWith('application/json') || headers['content-encoding']) return;
  try {
    known.learn(kind, JSON.parse(body));
  } catch {
    // The answer to HEAD has no body.
  }
}
