/** Glyphs that the compiler draws for one syllable, from left to right, and the text that they stand for together. */
export type Syllable = { glyphs: readonly number[]; text: string };

/** Matches letters of Devanagari, of which several are drawn by one glyph, and one by several. */
export const DEVANAGARI = /\p{Script=Devanagari}/u;

/**
 * Returns the part of the text that each glyph stands for. The compiler gives a glyph the text of the first syllable in
 * which it draws it, so that parsers read most letters twice. `known` has the texts of glyphs that are also drawn alone.
 * Syllables with one other glyph say what that stands for, which makes others known. If none is left, the syllable with
 * the fewest unknown glyphs is divided by the rules of the script.
 */
export function glyphTextsOf(
  syllables: readonly Syllable[],
  { known, isWide }: { known: ReadonlyMap<number, string>; isWide: (glyph: number) => boolean },
): ReadonlyMap<number, string> {
  const texts = new Map(Array.from(known, ([glyph, text]): [number, string] => [glyph, inStrokes(text)]));
  const distinct = new Map(syllables.map((one) => [`${one.glyphs} ${one.text}`, one])).values();
  const all = Array.from(distinct, ({ glyphs, text }): Syllable => ({ glyphs, text: inStrokes(text) }));
  const unknown = all.map(({ glyphs }) => new Set(glyphs.filter((glyph) => !texts.has(glyph))));
  const usesByGlyph = new Map<number, Set<number>[]>();
  for (const glyphs of unknown) {
    for (const glyph of glyphs) usesByGlyph.set(glyph, [...(usesByGlyph.get(glyph) ?? []), glyphs]);
  }
  for (let at = fewestOf(unknown); at !== undefined; at = fewestOf(unknown)) {
    const syllable = all[at];
    if (!syllable) break;
    for (const [glyph, text] of divide(restOf(syllable, texts), isWide)) {
      texts.set(glyph, text);
      for (const glyphs of usesByGlyph.get(glyph) ?? []) glyphs.delete(glyph);
    }
  }
  return new Map(Array.from(texts, ([glyph, text]): [number, string] => [glyph, fromStrokes(text)]));
}

/** Vowels that are drawn by the glyphs of other letters, and those letters. */
const STROKES = new Map(
  [
    ...['\u094b\u093e\u0947', '\u094c\u093e\u0948', '\u0949\u093e\u0945', '\u0908\u0907\u0930\u094d'],
    ...['\u0913\u0906\u0947', '\u0914\u0906\u0948', '\u0911\u0906\u0945'],
  ].map((one): [string, string] => [one.charAt(0), one.slice(1)]),
);
const inStrokes = (text: string) => Array.from(text, (vowel) => STROKES.get(vowel) ?? vowel).join('');

const fromStrokes = (text: string) =>
  [...STROKES].reduce((joined, [vowel, strokes]) => joined.replaceAll(strokes, vowel), text);

/** Returns the position of the first of the smallest sets that aren't empty. */
function fewestOf(sets: readonly ReadonlySet<number>[]): number | undefined {
  let found: number | undefined;
  for (const [at, { size }] of sets.entries()) {
    if (size > 0 && (found === undefined || size < (sets[found]?.size ?? 0))) found = at;
  }
  return found;
}

/** Returns the glyphs of a syllable that have no text yet, and the text that the others leave to them. */
function restOf(syllable: Syllable, texts: ReadonlyMap<number, string>): Syllable {
  const glyphs = [...new Set(syllable.glyphs)].filter((glyph) => !texts.has(glyph));
  const taken = syllable.glyphs.map((glyph) => texts.get(glyph) ?? '').toSorted((a, b) => b.length - a.length);
  return { glyphs, text: taken.reduce(without, syllable.text) };
}

/** Returns the text without another one, or without each of its characters if it isn't in one piece. */
function without(text: string, part: string): string {
  if (text.includes(part)) return text.replace(part, '');
  return Array.from(part).reduce((rest, character) => rest.replace(character, ''), text);
}

/** A vowel sign that is drawn before its consonant, and an r that is drawn above the consonant after it. */
const SIGN_BEFORE = '\u093f';
const RAISED_R = /^(र्)(?=\p{L})/u;
const UNIT = /\p{L}\u093c?\u094d?|\u094d\p{L}|[^\p{L}]/gu;
/** Units that a glyph without a width may draw, above or below another one. */
const RAISED = /^(?:\p{Mn}|र्|्र)$/u;

/** Assigns the letters of a syllable to its glyphs in the order in which they are drawn. */
function divide({ glyphs, text }: Syllable, isWide: (glyph: number) => boolean): [number, string][] {
  const [first, ...others] = glyphs;
  if (first === undefined) return [];
  if (others.length === 0) return [[first, text || NOTHING]];
  if (text.includes(SIGN_BEFORE)) {
    return [[first, SIGN_BEFORE], ...divideDrawn(others, text.replace(SIGN_BEFORE, ''), isWide)];
  }
  return divideDrawn(glyphs, text, isWide);
}

/** Assigns letters from the last one backwards. The first glyph takes what is left, since it may join several letters. */
function divideDrawn(glyphs: readonly number[], text: string, isWide: (glyph: number) => boolean) {
  const raisedR = RAISED_R.exec(text)?.slice(1) ?? [];
  const units = [...(text.replace(RAISED_R, '').match(UNIT) ?? []), ...raisedR];
  return glyphs
    .toReversed()
    .map((glyph, at): [number, string] => {
      const [isFirst, next] = [at === glyphs.length - 1, glyphs[glyphs.length - 2 - at]];
      const raised = units.length - 1 - units.findLastIndex((unit) => !RAISED.test(unit));
      const count = isWide(glyph) ? 1 : Math.min(raised, next === undefined || isWide(next) ? raised : 1);
      const taken = units.splice(isFirst ? 0 : Math.max(0, units.length - count));
      return [glyph, taken.join('') || NOTHING];
    })
    .reverse();
}

/** The text of a glyph without letters of its own. Parsers would read its number if it had none. */
const NOTHING = '\u200d';
