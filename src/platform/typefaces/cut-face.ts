import { makeContentCache } from '../content-cache.ts';
import { type Task, workerProgram } from '../workers/task.ts';
import { prepareTask, runTask } from '../workers/workers.ts';

/** A font file, the characters to keep, and the OpenType features to keep; by default all that text needs. */
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

/** The owner of these tasks: fonts belong to the instance, so they count for no member. */
const OWNER = 'typefaces';

/**
 * Returns a WOFF2 subset of a font with only these characters. Takes up to half a second in a worker; results are
 * cached.
 */
export const cutFace = ({ path, signs, features }: Cut): Promise<Uint8Array> =>
  keep([path, signs, ...(features ?? ['all'])], () =>
    runTask(cutTask, { path, signs, ...(features ? { features } : {}) }, { owner: OWNER }),
  );

/** Starts a worker ahead of the font requests of a page's visitor. */
export const prepareCutting = () => prepareTask(cutTask);
