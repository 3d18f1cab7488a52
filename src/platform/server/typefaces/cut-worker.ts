import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { serveTask } from '../workers/serve-task.ts';
import type { FontSubset } from './font-subset.ts';

/** The features required for correct shaping: joining, reordering, marks and localized forms. */
const SHAPING_FEATURES = [
  ...['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rclt', 'calt', 'isol', 'init', 'medi', 'fina', 'curs'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'pstf', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln'],
  ...['abvm', 'blwm', 'dist', 'ljmo', 'vjmo', 'tjmo'],
];
/** The optional features that are kept: kerning, ligatures and tabular figures. */
const OPTIONAL_FEATURES = ['kern', 'liga', 'tnum'];

const makeSubset = async ({
  path,
  signs,
  features = [...SHAPING_FEATURES, ...OPTIONAL_FEATURES],
}: FontSubset): Promise<Uint8Array> =>
  subsetFont(await readFile(path), signs, {
    targetFormat: 'woff2',
    keepFeatures: [...features],
    noHinting: true,
  });

serveTask(() => makeSubset);
