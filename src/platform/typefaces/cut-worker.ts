import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { Cut } from './cut-face.ts';

/** Without these, letters would stand wrong in their words: joined, reordered, with their marks, or in their own language. */
const SHAPING = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'calt', 'isol', 'init', 'medi', 'fina', 'curs'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln'],
  ...['abvm', 'blwm', 'dist', 'ljmo', 'vjmo', 'tjmo'],
];
/** What is left of all that a face can do beside: even spacing, joined letters, figures of one width. */
const FINISH = ['kern', 'liga', 'tnum'];

parentPort?.on('message', async ({ id, order }: { id: number; order: Cut }) => {
  try {
    parentPort?.postMessage({ id, made: await cut(order) });
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) });
  }
});

const cut = async ({ path, signs, features = [...SHAPING, ...FINISH] }: Cut): Promise<Uint8Array> =>
  subsetFont(await readFile(path), signs, {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    noHinting: true,
  });
