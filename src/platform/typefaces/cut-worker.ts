import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { serveTask } from '../workers/serve-task.ts';
import type { Cut } from './cut-face.ts';

/** Without these, letters would stand wrong in their words: joined, reordered, with their marks, or in their own language. */
const SHAPING = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'calt', 'isol', 'init', 'medi', 'fina', 'curs'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln'],
  ...['abvm', 'blwm', 'dist', 'ljmo', 'vjmo', 'tjmo'],
];
/** What is left of all that a face can do beside: even spacing, joined letters, figures of one width. */
const FINISH = ['kern', 'liga', 'tnum'];

const cut = async ({ path, signs, features = [...SHAPING, ...FINISH] }: Cut): Promise<Uint8Array> =>
  subsetFont(await readFile(path), signs, {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    noHinting: true,
  });

serveTask(() => cut);
