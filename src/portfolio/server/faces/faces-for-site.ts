import { type FaceStyle, fallbacksFor, typefacesOf } from '#cv/service.ts';
import { makeContentCache } from '#platform/content-cache.ts';
import { type Alphabet, unicodeRangeOf } from '#platform/typefaces/alphabets.ts';
import { alphabetsIn } from '#platform/typefaces/alphabets-in.ts';
import { faceRule, standInRules, standInsFor } from '#platform/typefaces/face-rules.ts';
import type { SiteFaces } from '../../pages/site-page.ts';
import { addressOfSiteFace } from './send-site-face.ts';
import { type SiteFace, siteFace } from './site-face.ts';

/** Budget in bytes for the fonts that a page's text makes a browser fetch, out of 60 kB for the whole page. */
export const ROOM = 44_000;

type Given = {
  /** Id of the font pair. */
  pair: string;
  language: string;
  /** The text of the page. */
  text: { body: string; heading: string; hasItalics: boolean };
};
type Typefaces = ReturnType<typeof typefacesOf>;
type Typeface = Typefaces['body'];

/** Cache of font choices. Entries are few, as they depend only on pair, language and alphabets, not on the text. */
const keep = makeContentCache<SiteFaces>({ maxSize: 2000, sizeOf: () => 1 });

/** Returns the web fonts of a page for the scripts in its text. */
export function facesForSite({ pair, language, text }: Given): Promise<SiteFaces> {
  const [body, heading] = [alphabetsIn(text.body), alphabetsIn(text.heading)];
  const key = [pair, language, String(text.hasItalics), body.join(' '), heading.join(' ')];
  return keep(key, () => chooseFor(typefacesOf(pair), { language, body, heading, hasItalics: text.hasItalics }));
}

type Wished = { language: string; body: Alphabet[]; heading: Alphabet[]; hasItalics: boolean };

async function chooseFor(typefaces: Typefaces, wished: Wished): Promise<SiteFaces> {
  const { body, heading } = typefaces;
  const { language } = wished;
  const headingWeight = weightOf(heading);
  const parts = [
    { typeface: body, style: '400Regular', alphabets: wished.body },
    { typeface: heading, style: headingWeight === 400 ? '400Regular' : '600SemiBold', alphabets: wished.heading },
    { typeface: body, style: '600SemiBold', alphabets: wished.body },
    ...(wished.hasItalics ? [{ typeface: body, style: '400Regular_Italic', alphabets: wished.body } as const] : []),
  ] as const;
  const wishes = await Promise.all(
    parts.map(({ typeface, style, alphabets }) => facesOf(typeface, { style, alphabets, language })),
  );
  const faces = fitting(wishes.flat());
  const [ofBody = [], ofHeading = []] = wishes.map((groups) => groups.flat().filter((face) => faces.has(face)));
  return {
    rules: rulesFor([...faces], typefaces),
    body: familiesOf(body, ofBody),
    heading: familiesOf(heading, ofHeading),
    headingWeight,
    first: [...new Set([ofBody[0], ofHeading[0]])].flatMap((face) => (face ? [addressOfSiteFace(face.name)] : [])),
  };
}

/** Weight of headings. A serif is strong enough at 400, and costs nothing extra if the body uses the same font. */
const weightOf = ({ generic }: Typeface) => (generic === 'serif' ? 400 : 600);

/** Returns the fonts for a text, grouped by family: its own typeface, and fallbacks for scripts that it lacks. */
async function facesOf(
  { name }: Typeface,
  { style, alphabets, language }: { style: FaceStyle; alphabets: readonly Alphabet[]; language: string },
): Promise<SiteFace[][]> {
  const families = style === '400Regular_Italic' ? [name] : [name, ...fallbacksFor(language, name)];
  const found = await Promise.all(
    alphabets.map(async (alphabet) => {
      for (const family of families) {
        const face = await siteFace({ family, style, alphabet });
        if (face) return face;
      }
      return undefined;
    }),
  );
  return [
    ...Map.groupBy(
      found.flatMap((face) => face ?? []),
      ({ family }) => family,
    ).values(),
  ];
}

/** Returns the fonts that fit the budget, first groups first. A group is taken whole, so that no word mixes fonts. */
function fitting(groups: readonly (readonly SiteFace[])[]): Set<SiteFace> {
  const faces = new Set<SiteFace>();
  let left = ROOM;
  for (const group of groups) {
    const added = group.filter((face) => !faces.has(face));
    const weight = added.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (weight > left) continue;
    left -= weight;
    for (const face of added) faces.add(face);
  }
  return faces;
}

function rulesFor(faces: readonly SiteFace[], { body, heading }: Typefaces): string[] {
  const standIns = new Set(
    faces.flatMap((face) => {
      const typeface = [body, heading].find(({ name }) => name === face.family);
      return typeface ? standInRules(face, typeface.generic) : [];
    }),
  );
  return [
    ...faces.map((face) => faceRule(face, addressOfSiteFace(face.name), unicodeRangeOf(face.alphabet))),
    ...standIns,
  ];
}

/**
 * Returns the value of `font-family`: the typeface, those of other scripts, and metric-compatible stand-ins while
 * loading.
 */
function familiesOf({ name, generic }: Typeface, faces: readonly SiteFace[]): string {
  const families = new Set(faces.map(({ family }) => family));
  const own = families.delete(name);
  const all = [...(own ? [name] : []), ...families, ...(own ? standInsFor(name, generic) : [])];
  return [...all.map((family) => `"${family}"`), generic].join(', ');
}
