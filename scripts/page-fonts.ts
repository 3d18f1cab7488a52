import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { TYPEFACE_NAMES } from '../src/cv/model/fonts.ts';

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
};

const WEB_FONT = { targetFormat: 'woff2', noHinting: true } as const;

/**
 * Subsets the fonts of the server-rendered pages, and each typeface of CVs, into `dist/fonts/`, before other modules
 * refer to them.
 */
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
  await mkdir(new URL('typefaces/', out), { recursive: true });
  const pages = Object.entries(FONTS).map(async ([name, { from, text, ...options }]) =>
    writeFont(name, await subsetFont(await readFile(source(from)), text, { ...WEB_FONT, ...options })),
  );
  await Promise.all([...pages, ...TYPEFACE_NAMES.map(writeSpecimen)]);
}

/** Subsets a typeface to the letters of its name, in which the editor shows that name. */
async function writeSpecimen(typeface: string) {
  const name = typeface.toLowerCase().replaceAll(' ', '-');
  const folder = new URL(`../node_modules/@expo-google-fonts/${name}/400Regular/`, import.meta.url);
  const [file] = (await readdir(folder)).filter((one) => one.endsWith('.ttf'));
  if (!file) throw new Error(`there is no font file in ${folder}`);
  const font = await subsetFont(await readFile(new URL(file, folder)), typeface, {
    ...WEB_FONT,
    keepFeatures: ['kern'],
  });
  await writeFont(`typefaces/${name}.woff2`, font);
}

/** Writes a file under a temporary name first, because another build may be reading it. */
async function writeFont(name: string, font: Buffer) {
  const temporaryFile = new URL(`${name}.${process.pid}`, out);
  await writeFile(temporaryFile, font);
  await rename(temporaryFile, new URL(name, out));
}
