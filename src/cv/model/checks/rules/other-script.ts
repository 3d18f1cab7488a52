import type { Rule } from '../rule.ts';

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
const ENOUGH_LETTERS = 200;
const FOREIGN = 0.9;

/** Finds CVs whose language setting doesn't match the script of their text. */
export const otherScript = {
  name: 'otherScript',
  weight: 'should',
  find({ writings, language }) {
    const script = SCRIPTS.find(({ languages }) => languages.includes(language));
    if (!script) return [];
    const text = writings
      .filter(({ type }) => type === 'line' || type === 'text' || type === 'words')
      .map((writing) => writing.text)
      .join('\n');
    const letters = count(text, /\p{L}/gu);
    const own = count(text, script.letters);
    return letters >= ENOUGH_LETTERS && letters - own > letters * FOREIGN
      ? [{ at: ['design'], field: 'language' }]
      : [];
  },
} as const satisfies Rule;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
