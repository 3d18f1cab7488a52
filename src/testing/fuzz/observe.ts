import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '../product.ts';

/** Collects the product's log entries at error level, and any output that is not a log entry. */
export function collectErrors({ process }: Product): string[] {
  const errors: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    let rest = '';
    stream?.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      errors.push(...lines.filter((line) => line !== '' && (!line.startsWith('{') || /"level":[56]0\b/.test(line))));
    });
  }
  return errors;
}

const PROBE_INTERVAL_MS = 200;

/** Requests the product's health continuously, to measure the delay that the machine imposes on every request. */
export function probeHealth({ url }: Pick<Product, 'url'>) {
  const probes: { fromMs: number; ms: number }[] = [];
  let isOver = false;
  let pendingSince = performance.now();
  const probing = (async () => {
    while (!isOver) {
      pendingSince = performance.now();
      // A crash of the product is reported elsewhere.
      await fetch(`${url}/healthz`).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
      probes.push({ fromMs: pendingSince, ms: performance.now() - pendingSince });
      await pause(PROBE_INTERVAL_MS);
    }
  })();
  const slowest = (list: readonly { ms: number }[]) => list.reduce((maxCount, { ms }) => Math.max(maxCount, ms), 0);
  return {
    /** Returns the longest health request since a moment, including one in progress then. */
    since(fromMs: number) {
      const before = probes.findLastIndex((probe) => probe.fromMs < fromMs);
      const isPending = probes.at(-1)?.fromMs !== pendingSince;
      return Math.max(slowest(probes.slice(Math.max(before, 0))), isPending ? performance.now() - pendingSince : 0);
    },
    /** Stops, and returns the duration of the longest health request. */
    async stop() {
      isOver = true;
      await probing;
      return slowest(probes);
    },
  };
}
