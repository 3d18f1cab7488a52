import { eld } from 'eld/extrasmall';
import type { CvContent } from './content.ts';
import { allNodesOf } from './tree.ts';

const MAX_TEXT_LENGTH = 30_000;
/** Fewer letters than these are no evidence of a language, except in scripts that only one language uses. */
const MIN_LETTERS = 12;

/** Scripts that one language of CVs uses, or several that are told apart by their words. */
const SCRIPTS = {
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  han: /\p{Script=Han}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  greek: /\p{Script=Greek}/gu,
  thai: /\p{Script=Thai}/gu,
  arabic: /\p{Script=Arabic}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  latin: /\p{Script=Latin}/gu,
} as const;
type Script = keyof typeof SCRIPTS;

const LANGUAGE_BY_SCRIPT: Partial<Record<Script, string>> = {
  kana: 'ja',
  hangul: 'ko',
  hebrew: 'he',
  greek: 'el',
  thai: 'th',
};

/** The weight of a letter. CVs are full of names in Latin letters, and a sign of Chinese says more than a letter. */
const WEIGHTS: Partial<Record<Script, number>> = { latin: 1 / 4, kana: 6, hangul: 3, han: 2 };

/** Letters of words that differ between the two ways to write Chinese. */
const TRADITIONAL = /[們個學會業經與發實務網際資語總營專產設計開關應項負責體團隊]/gu;
const SIMPLIFIED = /[们个学会业经与发实务网际资语总营专产设计开关应项负责体团队]/gu;

/** Tags of the library that differ from those that CVs use. */
const TAGS: Readonly<Record<string, string>> = { no: 'nb', ms: 'id' };

/** Guesses the language of texts, as a language tag. `otherwise` is the answer if there is no evidence. */
export function detectLanguage(texts: Iterable<string>, otherwise = 'en'): string {
  const text = beginningOf(texts);
  const script = mainScriptOf(text);
  const language = script && LANGUAGE_BY_SCRIPT[script];
  if (language) return language;
  if (script === 'han') return countOf(TRADITIONAL, text) > countOf(SIMPLIFIED, text) ? 'zh-TW' : 'zh';
  const words = script === undefined ? '' : wordsIn(text, script);
  if (words.length < MIN_LETTERS) return otherwise;
  const detected = eld.detect(words);
  if (!detected.isReliable()) return otherwise;
  return TAGS[detected.language] ?? detected.language;
}

function beginningOf(texts: Iterable<string>): string {
  const pieces: string[] = [];
  let length = 0;
  for (const text of texts) {
    const piece = text.slice(0, MAX_TEXT_LENGTH - length);
    pieces.push(piece);
    length += piece.length;
    if (length >= MAX_TEXT_LENGTH) break;
  }
  return pieces.join('\n');
}

function mainScriptOf(text: string): Script | undefined {
  let best: { script: Script; weight: number } | undefined;
  for (const [name, letters] of Object.entries(SCRIPTS)) {
    const script = name as Script;
    const weight = countOf(letters, text) * (WEIGHTS[script] ?? 1);
    if (weight > (best?.weight ?? 0)) best = { script, weight };
  }
  return best?.script;
}

/** Returns the words in a script, without those of other scripts and without names of products such as `PostgreSQL`. */
const wordsIn = (text: string, script: Script): string =>
  (text.match(/[\p{L}\p{M}'’]+/gu) ?? [])
    .filter((word) => word.search(SCRIPTS[script]) >= 0 && !/\p{Ll}\p{Lu}/u.test(word))
    .join(' ');

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Guesses the language that a CV is written in. */
export const detectCvLanguage = (content: CvContent): string => detectLanguage(textsOf(content));

const TEXT_FIELDS = [
  ...['summary', 'text', 'description', 'companyDescription', 'reference', 'position', 'headline'],
  ...['area', 'studyType', 'title'],
];

function* textsOf(content: CvContent): Generator<string> {
  for (const { value } of allNodesOf({ ...content, letters: [], extras: [] })) {
    for (const field of TEXT_FIELDS) {
      const text = value[field];
      if (typeof text === 'string') yield text;
    }
  }
}
