import { ALPHABET_NAMES, type Alphabet, codesOf, SCRIPTS } from './alphabets.ts';

/** The fewest letters of a script that count as text in it: a single π must not load Greek. */
const MIN_LETTERS = 3;

/** Returns a bit set of alphabets. */
const bitsOf = (alphabets: readonly Alphabet[]) =>
  alphabets.reduce((bits, alphabet) => bits | (1 << ALPHABET_NAMES.indexOf(alphabet)), 0);

/** Groups characters that occur in the same alphabets into classes, each with its bit set. Class 0 is all others. */
const { classes, bitsOfClass } = classify();

function classify() {
  const bitsOfCode = new Uint32Array(0x1_0000);
  for (const alphabet of ALPHABET_NAMES) {
    for (const code of codesOf(alphabet)) bitsOfCode[code] = (bitsOfCode[code] ?? 0) | bitsOf([alphabet]);
  }
  const bitsOfClass = [...new Set([0, ...bitsOfCode])];
  return { classes: Uint8Array.from(bitsOfCode, (bits) => bitsOfClass.indexOf(bits)), bitsOfClass };
}

const SCRIPT_CANDIDATES = SCRIPTS.map((candidates, at) => ({
  all: bitsOf(candidates.flat()),
  minCount: at === 0 ? 1 : MIN_LETTERS,
  candidates: candidates.map((alphabets) => ({ alphabets, bits: bitsOf(alphabets) })),
}));

/**
 * Returns the smallest alphabets that cover a text, those of its most frequent script first. Called with all text of a
 * page, so each character is visited once.
 */
export function detectAlphabets(text: string): Alphabet[] {
  const counts = new Uint32Array(bitsOfClass.length);
  for (let at = 0; at < text.length; at += 1) {
    const classIndex = classes[text.charCodeAt(at)] ?? 0;
    counts[classIndex] = (counts[classIndex] ?? 0) + 1;
  }
  const present = bitsOfClass.map((bits, at) => ({ bits, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  return SCRIPT_CANDIDATES.flatMap(({ all, minCount, candidates }) => {
    const own = present.filter(({ bits }) => (bits & all) !== 0);
    // A joiner does not count for a script, because others have it, too.
    const count = own.reduce((sum, one) => sum + ((one.bits & ~all) === 0 ? one.count : 0), 0);
    const candidate = candidates.find((one) => own.every(({ bits }) => (bits & one.bits) !== 0));
    return candidate && count >= minCount ? [{ count, alphabets: candidate.alphabets }] : [];
  })
    .sort((one, other) => other.count - one.count)
    .flatMap(({ alphabets }) => alphabets);
}
