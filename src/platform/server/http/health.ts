import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../pure/errors.ts';
import type { Kernel } from '../kernel.ts';
import type { Metrics } from '../metrics.ts';
import { type Handler, sendJson } from './front.ts';
import { isInternal } from './visit.ts';

const TIMEOUT_MS = 2000;
/** The result of a storage probe is cached, because an S3 service charges for its requests. */
const CACHE_MS = 5000;

/** The `Retry-After` of an instance that is not ready. */
const RETRY_SECONDS = 5;

/** Makes the routes for operators: liveness, readiness and metrics. */
export function makeHealthRoutes(
  kernel: Kernel,
  metrics: Metrics,
  probeStorage: () => Promise<void>,
): Record<string, Handler> {
  const checkStorage = cacheResult(() => succeeds(Promise.all([probeFolder(kernel.dataDir), probeStorage()])));
  return {
    '/healthz': async ({ request, response }) => sendJson(request, response, 200, { status: 'ok' }),

    '/readyz': async ({ request, response }) => {
      const [database, storage] = await Promise.all([succeeds(kernel.db.pool.query('select 1')), checkStorage()]);
      const ready = database && storage;
      if (!ready) response.setHeader('retry-after', RETRY_SECONDS);
      const statusOf = (isOk: boolean) => (isOk ? 'ok' : 'failing');
      sendJson(request, response, ready ? 200 : 503, {
        status: statusOf(ready),
        database: statusOf(database),
        storage: statusOf(storage),
      });
    },

    '/metrics': async ({ response, visit }) => {
      if (!isInternal(visit)) throw new AppError('NOT_FOUND');
      response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' });
      response.end(await metrics.registry.metrics());
    },
  };
}

async function succeeds(check: Promise<unknown>) {
  const timeout = new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS).unref());
  try {
    await Promise.race([check, timeout]);
    return true;
  } catch {
    return false;
  }
}

/** Wraps a probe so that calls within a few seconds share its result. */
function cacheResult<T>(probe: () => Promise<T>) {
  let last: { answer: Promise<T>; at: number } | undefined;
  return () => {
    if (!last || performance.now() - last.at > CACHE_MS) last = { answer: probe(), at: performance.now() };
    return last.answer;
  };
}

/** Writes a new file each time, because overwriting an existing one succeeds even on a full disk. */
async function probeFolder(folder: string) {
  const path = join(folder, `.ready-${process.pid}`);
  try {
    await writeFile(path, Buffer.alloc(4096, 'ready'), { flush: true });
  } finally {
    await rm(path, { force: true });
  }
}
