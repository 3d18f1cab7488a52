import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import type { Metrics } from '../metrics.ts';
import { type Handler, sendJson } from './front.ts';
import { fromInside } from './visit.ts';

const TIMEOUT_MS = 2000;
/** An S3 service charges for each of the requests of a probe. */
const REMEMBERED_MS = 5000;

/** When to ask an instance again that cannot work. */
const RETRY_SECONDS = 5;

/** The paths that whoever runs the instance asks: is the process alive, can it work, what does it measure. */
export function makeHealthRoutes(
  kernel: Kernel,
  metrics: Metrics,
  probeFiles: () => Promise<void>,
): Record<string, Handler> {
  const storageWorks = remembered(() => works(Promise.all([writeInto(kernel.dataDir), probeFiles()])));
  return {
    '/healthz': async ({ request, response }) => sendJson(request, response, 200, { status: 'ok' }),

    '/readyz': async ({ request, response }) => {
      const [database, storage] = await Promise.all([works(kernel.db.pool.query('select 1')), storageWorks()]);
      const ready = database && storage;
      if (!ready) response.setHeader('retry-after', RETRY_SECONDS);
      const word = (fine: boolean) => (fine ? 'ok' : 'failing');
      sendJson(request, response, ready ? 200 : 503, {
        status: word(ready),
        database: word(database),
        storage: word(storage),
      });
    },

    '/metrics': async ({ response, visit }) => {
      if (!fromInside(visit)) throw new AppError('NOT_FOUND');
      response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' });
      response.end(await metrics.registry.metrics());
    },
  };
}

async function works(check: Promise<unknown>) {
  const tooLate = new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  try {
    await Promise.race([check, tooLate]);
    return true;
  } catch {
    return false;
  }
}

/** Asks once for all who want to know within a few seconds. */
function remembered<T>(ask: () => Promise<T>) {
  let last: { answer: Promise<T>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > REMEMBERED_MS) last = { answer: ask(), at: performance.now() };
    return last.answer;
  };
}

/** A new file each time: a full disk still lets an old one be overwritten. */
async function writeInto(folder: string) {
  const path = join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(path, Buffer.alloc(4096, 'ready'), { flush: true });
  } finally {
    await rm(path, { force: true });
  }
}
