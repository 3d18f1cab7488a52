import { normalizeSpaces } from '../normalize-spaces.ts';
import type { CheckRule } from '../rule.ts';

/** Patterns of placeholder text in example CVs, in the six languages. */
const PLACEHOLDERS = [
  /lorem ipsum/i,
  /(?:^|[@/.])example\.(?:com|net|org)(?![\w-])/i,
  /^(?:Example|Beispiel|Ejemplo|Exemple|Örnek|مثال)(?:\s|$)/u,
  /\((?:example|Beispiel|ejemplo|exemple|örnek|مثال)\)$/iu,
  /^(?:Your name|Dein Name|Ihr Name|Tu nombre|Su nombre|Votre nom|Adın|Adınız|اسمك)$/iu,
];
const MAX_SHOWN_LENGTH = 60;

export const placeholderText = {
  name: 'placeholderText',
  weight: 'must',
  find: ({ fieldTexts, language }) =>
    fieldTexts
      .map((fieldText) => ({ ...fieldText, text: normalizeSpaces(fieldText.text, language).trim() }))
      .filter(({ type, text }) => type !== 'date' && PLACEHOLDERS.some((placeholder) => placeholder.test(text)))
      .map(({ at, field, text }) => ({ at, field, values: { text: shorten(text.replace(/^https?:\/\//i, '')) } })),
} as const satisfies CheckRule;

const shorten = (text: string) =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…` : text;
