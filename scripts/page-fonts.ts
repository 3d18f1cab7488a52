import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const out = new URL('../dist/fonts/', import.meta.url);
const source = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}.woff2`));

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const LETTERS = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)}`;
const ASCII = range(0x20, 0x7e);
const SYMBOLS = '\u00a0·×–—‘’“”„…−←→';
const INTER = { variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: ['kern', 'ccmp', 'tnum'] };
const NEWSREADER = { variationAxes: { opsz: 18, wght: 400 }, keepFeatures: ['kern', 'liga', 'ccmp'] };

/**
 * The fonts of the server-rendered pages: the first file of Inter for English, the others for other languages' letters.
 */
const FONTS = {
  'inter.woff2': { from: 'inter/files/inter-latin-wght-normal', text: ASCII + SYMBOLS, ...INTER },
  'inter-accents.woff2': {
    from: 'inter/files/inter-latin-wght-normal',
    text: `${range(0xc0, 0xff)}Œœ¿¡«»€`,
    ...INTER,
  },
  'inter-turkish.woff2': { from: 'inter/files/inter-latin-ext-wght-normal', text: 'ĞğİıŞş', ...INTER },
  'inter-ext.woff2': {
    from: 'inter/files/inter-latin-ext-wght-normal',
    text: `${range(0x100, 0x17f)}ȘșȚțẞ`,
    ...INTER,
  },
  'newsreader.woff2': {
    from: 'newsreader/files/newsreader-latin-opsz-normal',
    text: `${LETTERS} .,:;-–—‘’“”()@`,
    ...NEWSREADER,
  },
  'newsreader-italic.woff2': {
    from: 'newsreader/files/newsreader-latin-opsz-italic',
    text: `${LETTERS} .,-–’`,
    ...NEWSREADER,
  },
};

/** Subsets the fonts of the server-rendered pages into `dist/fonts/`, before the style sheets refer to them. */
export const pageFonts = (): Plugin => {
  let pendingSubsets: Promise<unknown> | undefined;
  return {
    name: 'page-fonts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async buildStart() {
      pendingSubsets ??= subsetAll();
      await pendingSubsets;
    },
  };
};

async function subsetAll() {
  await mkdir(out, { recursive: true });
  const entries = Object.entries(FONTS).map(async ([name, { from, text, variationAxes, keepFeatures }]) => {
    const options = { targetFormat: 'woff2', variationAxes, keepFeatures, noHinting: true } as const;
    const temporaryFile = new URL(`${name}.${process.pid}`, out);
    await writeFile(temporaryFile, await subsetFont(await readFile(source(from)), text, options));
    // Written under a temporary name, because another build may be reading the file.
    await rename(temporaryFile, new URL(name, out));
  });
  await Promise.all(entries);
}
