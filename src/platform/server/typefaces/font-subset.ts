import { makeContentCache } from '../content-cache.ts';
import { type Task, workerProgram } from '../workers/task.ts';
import { prepareTask, runTask } from '../workers/workers.ts';

/** A font file, the characters to keep, and the OpenType features to keep; by default all that text needs. */
export type FontSubset = { path: string; signs: string; features?: readonly string[] };

const MEGABYTE = 1024 * 1024;
const cacheSubset = makeContentCache<Uint8Array>({ maxSize: 16 * MEGABYTE, sizeOf: ({ length }) => length });

const subsetTask: Task<FontSubset, Uint8Array> = {
  program: workerProgram(import.meta.url, 'cut-worker'),
  memoryMb: 256,
  cpuMs: 10_000,
  deadlineMs: 30_000,
  exceeded: { path: 'font', text: { word: 'tookTooLong' } },
};

/** The owner of these tasks: fonts belong to the instance, so they count for no member. */
const OWNER = 'typefaces';

/**
 * Returns a WOFF2 subset of a font with only these characters. Takes up to half a second in a worker; results are
 * cached.
 */
export const makeFontSubset = ({ path, signs, features }: FontSubset): Promise<Uint8Array> =>
  cacheSubset([path, signs, ...(features ?? ['all'])], () =>
    runTask(subsetTask, { path, signs, ...(features ? { features } : {}) }, { owner: OWNER }),
  );

/** Starts a worker ahead of the font requests of a page's visitor. */
export const prepareFontSubsets = () => prepareTask(subsetTask);
