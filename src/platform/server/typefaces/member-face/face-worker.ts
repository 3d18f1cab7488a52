import subsetFont from 'subset-font';
import { ALPHABET_NAMES, charactersOf, supportsAlphabet } from '../../../pure/typefaces/alphabets.ts';
import { serveTask } from '../../workers/serve-task.ts';
import { defaultAxes, factsOf, tablesOf } from './face-facts.ts';
import type { MemberFace, MemberFaceResult } from './member-face.ts';
import { isWoff2, woff2Tables } from './woff2-tables.ts';

/** The tables of a font on a page. Everything else is dropped: programs, pictures, SVG, signatures, notes. */
const KEPT_TABLES: ReadonlySet<string> = new Set([
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post'],
  ...['glyf', 'loca', 'CFF ', 'GDEF', 'GPOS', 'GSUB', 'kern', 'vhea', 'vmtx', 'VORG', 'gasp'],
]);
/** Dropped by name too, in case the tool kept one. */
const DROPPED_TABLES = [
  ...['SVG ', 'EBDT', 'EBLC', 'EBSC', 'CBDT', 'CBLC', 'sbix', 'COLR', 'CPAL', 'bdat', 'bloc', 'DSIG', 'LTSH'],
  ...['PCLT', 'VDMX', 'hdmx', 'JSTF', 'MERG', 'MATH', 'BASE', 'meta', 'Silf', 'Sill', 'Glat', 'Gloc', 'Feat'],
  ...['fpgm', 'prep', 'cvt ', 'cvar', 'STAT', 'MVAR', 'avar', 'morx', 'mort', 'kerx', 'feat', 'trak', 'FFTM'],
];
/** Copyright, license, and the names by which programs tell fonts apart. */
const KEPT_NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17];

async function makeFace(bytes: Uint8Array): Promise<MemberFace> {
  woff2Tables(bytes);
  const variable = await subsetFont(Buffer.from(bytes), undefined, {
    keepAllGlyphs: true,
    preserveNameIds: KEPT_NAMES,
    targetFormat: 'truetype',
  });
  const options = {
    variationAxes: defaultAxes(tablesOf(variable)),
    noHinting: true,
    dropTables: DROPPED_TABLES,
    preserveNameIds: KEPT_NAMES,
  };
  const whole = await subsetFont(variable, undefined, { ...options, keepAllGlyphs: true, targetFormat: 'truetype' });
  const { has, ...facts } = factsOf(whole);
  const parts: MemberFace['parts'] = [];
  for (const alphabet of ALPHABET_NAMES.filter((name) => supportsAlphabet({ has }, name))) {
    const characters = [...charactersOf(alphabet)].filter(has).join('');
    const part = await subsetFont(whole, characters, {
      noHinting: true,
      dropTables: DROPPED_TABLES,
      targetFormat: 'woff2',
    });
    const foreign = woff2Tables(part).filter((name) => !KEPT_TABLES.has(name));
    if (foreign.length > 0) throw new Error(`tables were not dropped: ${foreign.join(', ')}`);
    parts.push({ alphabet, bytes: part });
  }
  if (parts.length === 0) throw new Error('the font has no alphabet');
  return { ...facts, parts };
}

serveTask(() => async ({ bytes }: { bytes: Uint8Array }): Promise<MemberFaceResult> => {
  if (!isWoff2(bytes)) return { fault: 'notWoff2' };
  try {
    return { face: await makeFace(bytes) };
  } catch {
    return { fault: 'brokenFace' };
  }
});
