import { createHash } from 'node:crypto';
import { type FontMetrics, readFontMetrics } from './read-font-metrics.ts';

/** A requested font style, with the characters it is needed for, duplicates included. */
export type FontRequest = {
  family: string;
  path: string;
  weight: number;
  italic: boolean;
  signs: string;
};
/** A chosen style, with the unique characters that its font has, and a hash of the subset as its name. */
export type ChosenFont = FontRequest & { font: FontMetrics; name: string };

/** Chooses the requested styles, in order, whose estimated subsets fit in `budgetBytes` bytes. */
export async function chooseFonts(requests: readonly FontRequest[], budgetBytes: number): Promise<ChosenFont[]> {
  const chosen: ChosenFont[] = [];
  let remaining = budgetBytes;
  for (const request of requests) {
    const font = await readFontMetrics(request.path);
    const signs = [...new Set(request.signs)].filter(font.has).sort().join('');
    const weight = estimatedBytes(font, signs);
    if (signs === '' || weight > remaining) continue;
    remaining -= weight;
    chosen.push({ ...request, signs, font, name: nameOf({ ...request, signs }) });
  }
  return chosen;
}

const BASE_BYTES = 1000;
/** Estimated bytes per character besides its outline; East Asian characters need less, because they have no kerning. */
const BYTES_PER_CHARACTER = 60;
const BYTES_PER_EAST_ASIAN = 22;
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const COMPRESSION_RATIO = 0.5;
/** Scripts whose letters have several forms and ligatures. */
const COMPLEX_SCRIPTS = /[\p{scx=Arabic}\p{scx=Devanagari}]/u;
const FORMS_PER_LETTER = 2.5;

/** Estimates the size of a subset, rather too high, because the exact size is known only after subsetting. */
const estimatedBytes = ({ outlineBytesOf }: FontMetrics, signs: string) =>
  [...signs].reduce((sum, character) => {
    const each = EAST_ASIAN.test(character) ? BYTES_PER_EAST_ASIAN : BYTES_PER_CHARACTER;
    return (
      sum +
      each +
      COMPRESSION_RATIO * (COMPLEX_SCRIPTS.test(character) ? FORMS_PER_LETTER : 1) * outlineBytesOf(character)
    );
  }, BASE_BYTES);

function nameOf({ family, weight, italic, signs }: FontRequest) {
  const descriptor = JSON.stringify([family, weight, italic, signs]);
  return createHash('sha256').update(descriptor).digest('base64url').slice(0, 22);
}
