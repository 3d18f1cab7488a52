import { makeContentCache } from '../content-cache.ts';
import { type Task, workerProgram } from '../workers/task.ts';
import { prepareTask, runTask } from '../workers/workers.ts';

/** The file of a typeface, the signs that are wanted of it, and what it should do with them; without that, all that it can. */
export type Cut = { path: string; signs: string; features?: readonly string[] };

const MEGABYTE = 1024 * 1024;
const keep = makeContentCache<Uint8Array>({ maxSize: 16 * MEGABYTE, sizeOf: ({ length }) => length });

const cutTask: Task<Cut, Uint8Array> = {
  program: workerProgram(import.meta.url, 'cut-worker'),
  memoryMb: 256,
  cpuMs: 10_000,
  deadlineMs: 30_000,
  exceeded: { path: 'font', text: { word: 'cannotBeSet' } },
};

/** Typefaces are the instance's own: what is cut of them is asked for on nobody's behalf. */
const OWNER = 'typefaces';

/** A typeface with no more in it than these signs need, as WOFF2. Cutting it takes up to half a second of a worker. */
export const cutFace = ({ path, signs, features }: Cut): Promise<Uint8Array> =>
  keep([path, signs, ...(features ?? ['all'])], () =>
    runTask(cutTask, { path, signs, ...(features ? { features } : {}) }, { owner: OWNER }),
  );

/** Starts a worker for the faces that the visitor of a page is about to ask for. */
export const prepareCutting = () => prepareTask(cutTask);
