import { makeContentCache } from '../content-cache.ts';
import { AppError } from '../errors.ts';
import { openThreadPool } from '../thread-pool.ts';

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './cut-worker.ts' : './cut-worker.js', import.meta.url);

/** The file of a typeface, the signs that are wanted of it, and what it should do with them; without that, all that it can. */
export type Cut = { path: string; signs: string; features?: readonly string[] };

const MEGABYTE = 1024 * 1024;
const keep = makeContentCache<Uint8Array>({ largest: 16 * MEGABYTE, sizeOf: ({ length }) => length });

let pool: ReturnType<typeof openThreadPool<Cut, Uint8Array>> | undefined;
const poolOf = () => {
  pool ??= openThreadPool<Cut, Uint8Array>({
    program: WORKER,
    given: null,
    threads: 1,
    milliseconds: 10_000,
    megabytes: 128,
    waiting: 100,
  });
  return pool;
};

/** A typeface with no more in it than these signs need, as WOFF2. It is cut in a thread, as that takes up to half a second. */
export const cutFace = ({ path, signs, features }: Cut): Promise<Uint8Array> =>
  keep([path, signs, ...(features ?? ['all'])], async () => {
    const made = await poolOf().fulfil({ path, signs, ...(features ? { features } : {}) });
    // Nobody waits in a line here, and so nobody is overtaken: what is no face took too long.
    if (typeof made === 'symbol') throw new AppError('SERVICE_UNAVAILABLE');
    return made;
  });

/** Whoever has got a page soon asks for its faces: the first of them need not wait for a thread to begin. */
export const prepareCutting = () => poolOf().prepare();
