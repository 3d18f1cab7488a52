import type { GrayPicture, LanguageFile, Recognizer, SeenText } from './recognizer.ts';

/** Fewer letters than this are specks, not a text. */
export const MIN_LETTERS = 40;
/** The mean confidence below which a text seems to be in another language. In percent. */
const OTHER_LANGUAGE = 70;
/** Recognizers always find something. A language is the right one if clearly more is recognized in it. */
const CLEARLY_MORE = 1.2;
/** The time for trying other languages. A scan has to be read in the rest. */
const TRIALS_MS = 30_000;

/** The languages of a scan: those to read it in, and those to try if little is recognized. */
export type ScanLanguages = { first: readonly LanguageFile[]; others: readonly LanguageFile[] };

type Reader = Pick<Recognizer, 'use' | 'recognize'>;

/**
 * Makes a function that recognizes the pages of a scan. The first page with a text decides on its language: if little is
 * recognized there, the others are tried, one at a time.
 */
export function recognizeInLanguages(recognizer: Reader, { first, others }: ScanLanguages) {
  let isDecided = others.length === 0;
  return async (picture: GrayPicture): Promise<SeenText> => {
    const text = recognizer.recognize(picture);
    if (isDecided || lettersIn(text) < MIN_LETTERS) return text;
    isDecided = true;
    if (text.confidence >= OTHER_LANGUAGE) return text;
    const best = await tryOthers(recognizer, picture, { text, languages: first, others });
    await recognizer.use(best.languages);
    return best.text;
  };
}

type Reading = { text: SeenText; languages: readonly LanguageFile[] };

async function tryOthers(
  recognizer: Reader,
  picture: GrayPicture,
  { others, ...first }: Reading & Pick<ScanLanguages, 'others'>,
): Promise<Reading> {
  let best: Reading = first;
  const start = performance.now();
  for (const [tried, language] of others.entries()) {
    const elapsed = performance.now() - start;
    // Another trial would take about as long as the others did.
    if (tried > 0 && elapsed + elapsed / tried > TRIALS_MS) break;
    await recognizer.use([language]);
    const text = recognizer.recognize(picture);
    if (isClearlyMore(text, best.text)) best = { text, languages: [language] };
  }
  return best;
}

const isClearlyMore = (text: SeenText, than: SeenText) =>
  text.lines.length >= than.lines.length && certainLettersIn(text) >= CLEARLY_MORE * certainLettersIn(than);

const wordsIn = ({ lines }: SeenText) => lines.flatMap(({ words }) => words);

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const lettersIn = (text: SeenText) => wordsIn(text).reduce((sum, word) => sum + countLetters(word.text), 0);

/** Returns the number of letters, each by the confidence of its word. */
const certainLettersIn = (text: SeenText) =>
  wordsIn(text).reduce((sum, word) => sum + (countLetters(word.text) * Math.max(0, word.confidence)) / 100, 0);
