import type { CheckRule } from '../rule.ts';

/** The letters that languages are written in, for languages where this is certain. */
const SCRIPTS: readonly { languages: string[]; letters: RegExp }[] = [
  {
    languages: [
      'cs',
      'da',
      'de',
      'en',
      'es',
      'et',
      'fi',
      'fr',
      'hr',
      'hu',
      'id',
      'it',
      'lt',
      'lv',
      'nb',
      'nl',
      'no',
      'pl',
      'pt',
      'ro',
      'sk',
      'sl',
      'sv',
      'tr',
      'vi',
    ],
    letters: /\p{Script=Latin}/gu,
  },
  { languages: ['ar', 'fa', 'ur'], letters: /\p{Script=Arabic}/gu },
  { languages: ['be', 'bg', 'mk', 'ru', 'uk'], letters: /\p{Script=Cyrillic}/gu },
  { languages: ['he'], letters: /\p{Script=Hebrew}/gu },
  { languages: ['el'], letters: /\p{Script=Greek}/gu },
  { languages: ['ja', 'zh'], letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { languages: ['ko'], letters: /\p{Script=Hangul}/gu },
];
const MIN_LETTERS = 200;
const MIN_FOREIGN_SHARE = 0.9;

/** Finds CVs whose language setting doesn't match the script of their text. */
export const otherScript = {
  name: 'otherScript',
  weight: 'should',
  find({ fieldTexts, language }) {
    const script = SCRIPTS.find(({ languages }) => languages.includes(language));
    if (!script) return [];
    const text = fieldTexts
      .filter(({ type }) => type === 'line' || type === 'text' || type === 'words')
      .map((fieldText) => fieldText.text)
      .join('\n');
    const letters = countMatches(text, /\p{L}/gu);
    const ownLetters = countMatches(text, script.letters);
    return letters >= MIN_LETTERS && letters - ownLetters > letters * MIN_FOREIGN_SHARE
      ? [{ at: ['design'], field: 'language' }]
      : [];
  },
} as const satisfies CheckRule;

const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
