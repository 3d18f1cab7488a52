import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

/** A request to measure. */
export type LoadRequest = { path: string; headers: Record<string, string> };
/** The measured load. Latencies are in milliseconds. */
export type LoadResult = { requests: number; perSecond: number; p50: number; p95: number; p99: number };

/** The number of first requests to ignore, because they wait for their connections. */
const SETTLING_MS = 100;

/** Sends requests continuously over so many connections. Measures latencies here, because autocannon rounds them. */
export async function runLoad(
  origin: string,
  { path, headers }: LoadRequest,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const counted = performance.now() + SETTLING_MS;
  let last = counted;
  let requests = 0;
  const run = autocannon({ url: origin + path, headers, connections, duration: seconds, sampleInt: 100 });
  run.on('response', (_client, _status, _bytes, ms) => {
    requests += 1;
    const now = performance.now();
    if (now < counted) return;
    last = now;
    latencies.push(ms);
  });
  const result = await run;
  const failed = result.errors + result['4xx'] + result['5xx'];
  if (failed > 0) throw new Error(`${failed} requests for ${path} failed`);
  latencies.sort((a, b) => a - b);
  return {
    requests,
    perSecond: latencies.length / ((last - counted) / 1000),
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
  };
}

/** Sends so many requests per second at a steady rate, whether or not the responses keep up. */
export async function runSteadyLoad(
  origin: string,
  { path, headers }: LoadRequest,
  perSecond: number,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const answers: Promise<void>[] = [];
  for (let sent = 0; sent < perSecond * seconds; sent += 1) {
    answers.push(
      new Promise((resolve, reject) => {
        get(origin + path, { agent, headers }, (response) => response.resume().on('end', resolve)).on('error', reject);
      }),
    );
    await pause(Math.max(0, started + ((sent + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(answers);
  agent.destroy();
}

export const median = (values: number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Returns a quantile of sorted values. */
export const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
