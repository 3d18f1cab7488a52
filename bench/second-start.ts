import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#platform/server/root.ts';
import { freePort } from '../src/testing/product.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';

const STARTS = 3;

/** Measures the time from `npm start` in a built tree with a used data directory to the first response. */
export async function secondStart(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  try {
    const first = await start(dataDir);
    const seconds: number[] = [];
    for (let again = 0; again < STARTS; again += 1) seconds.push(await start(dataDir));
    return [
      { name: 'first start', unit: 's', product: first },
      { name: 'second start', unit: 's', product: median(seconds), atMost: 4 },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts and stops the product, and returns the seconds until the first response. */
async function start(dataDir: string) {
  const port = String(await freePort());
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  // The pipes close when the last process has ended, npm or not.
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) stream.resume();
  try {
    while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await pause(10);
    }
    return (performance.now() - began) / 1000;
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
