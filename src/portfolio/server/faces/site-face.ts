import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { type FaceStyle, FONT_PAIRS, faceFileOf } from '#cv/service.ts';
import { ALPHABET_NAMES, type Alphabet, signsOf, writes } from '#platform/typefaces/alphabets.ts';
import { cutFace } from '#platform/typefaces/cut-face.ts';
import { type Face, readFace } from '#platform/typefaces/read-face.ts';

/** A style of a typeface, subset to an alphabet. Shared by all sites. */
export type SiteFace = {
  family: string;
  weight: number;
  italic: boolean;
  alphabet: Alphabet;
  /** Metadata of the original font file. */
  face: Face;
  /** Family, weight, style and alphabet, followed by a hash of the bytes. */
  name: string;
  bytes: Buffer;
};

/**
 * Fallback fonts for scripts that a chosen typeface may lack. Chinese has too many characters to serve; readers'
 * systems have fonts for it.
 */
const SCRIPTS = ['Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Devanagari'];
const FAMILIES = new Set([...Object.values(FONT_PAIRS).flatMap(({ heading, body }) => [heading, body]), ...SCRIPTS]);

const STYLES: Record<FaceStyle, { weight: number; italic: boolean }> = {
  '400Regular': { weight: 400, italic: false },
  '400Regular_Italic': { weight: 400, italic: true },
  '600SemiBold': { weight: 600, italic: false },
};

type Order = { family: string; style: FaceStyle; alphabet: Alphabet };
const ORDERS = new Map(
  [...FAMILIES].flatMap((family) =>
    (Object.keys(STYLES) as FaceStyle[]).flatMap((style) =>
      ALPHABET_NAMES.map((alphabet): [string, Order] => {
        const order = { family, style, alphabet };
        return [stemOf(order), order];
      }),
    ),
  ),
);

function stemOf({ family, style, alphabet }: Order) {
  const { weight, italic } = STYLES[style];
  return `${family.toLowerCase().replaceAll(' ', '-')}-${weight}${italic ? '-italic' : ''}-${alphabet}`;
}

/** Alphabets that need all OpenType features, as their letters are joined, reordered or marked. */
const SHAPED: ReadonlySet<Alphabet> = new Set(['hebrew', 'arabic', 'arabic-all', 'devanagari']);
/** OpenType features kept for all other alphabets. */
const PLAIN = ['kern', 'liga', 'locl', 'tnum'];

/** Limits subsetting to two at once, so that fonts for CVs are not kept waiting. */
const inTurn = pLimit(2);

/** Cache without eviction: there are only a few hundred fonts. */
const kept = new Map<string, Promise<SiteFace | undefined>>();

/** Returns a subset font; undefined if the typeface lacks the style or the alphabet. */
export function siteFace(order: Order): Promise<SiteFace | undefined> {
  const stem = stemOf(order);
  const known = kept.get(stem);
  if (known) return known;
  const making = ORDERS.has(stem) ? make(order, stem) : Promise.resolve(undefined);
  kept.set(stem, making);
  making.catch(() => kept.delete(stem));
  return making;
}

async function make({ family, style, alphabet }: Order, stem: string): Promise<SiteFace | undefined> {
  const path = faceFileOf(family, style);
  const face = path === undefined ? undefined : await readFace(path);
  if (path === undefined || !face || !writes(face, alphabet)) return undefined;
  const signs = [...signsOf(alphabet)].filter(face.has).join('');
  const order = SHAPED.has(alphabet) ? { path, signs } : { path, signs, features: PLAIN };
  const bytes = Buffer.from(await inTurn(() => cutFace(order)));
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { family, ...STYLES[style], alphabet, face, name: `${stem}-${mark}`, bytes };
}

/** Returns the font of this name; undefined if there is none or the hash differs. */
export async function siteFaceOfName(name: string): Promise<SiteFace | undefined> {
  const order = ORDERS.get(name.slice(0, name.lastIndexOf('-')));
  const face = order && (await siteFace(order));
  return face?.name === name ? face : undefined;
}
