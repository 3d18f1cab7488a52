import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import type { Metrics } from '../metrics.ts';
import { type Handler, sendJson } from './front.ts';
import { fromInside } from './visit.ts';

const PATIENCE = 2000;

/** When to ask an instance again that cannot work. */
const RETRY_SECONDS = 5;

/** The paths that whoever runs the instance asks: is the process alive, can it work, what does it measure. */
export function makeHealthRoutes(kernel: Kernel, metrics: Metrics): Record<string, Handler> {
  return {
    '/healthz': async ({ request, response }) => sendJson(request, response, 200, { status: 'ok' }),

    '/readyz': async ({ request, response }) => {
      const [database, storage] = await Promise.all([
        works(kernel.db.pool.query('select 1')),
        works(writeInto(kernel.dataDir)),
      ]);
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
  const tooLate = new Promise((_, reject) => setTimeout(reject, PATIENCE).unref());
  try {
    await Promise.race([check, tooLate]);
    return true;
  } catch {
    return false;
  }
}

async function writeInto(folder: string) {
  const file = await open(join(folder, '.ready'), 'w');
  await file.write('ready');
  await file.close();
}
