import type { Rule } from '../rule.ts';
import { tidy } from '../tidy.ts';

/** Patterns of placeholder text in example CVs, in the six languages. */
const FILLERS = [
  /lorem ipsum/i,
  /(?:^|[@/.])example\.(?:com|net|org)(?![\w-])/i,
  /^(?:Example|Beispiel|Ejemplo|Exemple|Örnek|مثال)(?:\s|$)/u,
  /\((?:example|Beispiel|ejemplo|exemple|örnek|مثال)\)$/iu,
  /^(?:Your name|Dein Name|Ihr Name|Tu nombre|Su nombre|Votre nom|Adın|Adınız|اسمك)$/iu,
];
const SHOWN = 60;

export const placeholderText = {
  name: 'placeholderText',
  weight: 'must',
  find: ({ writings, language }) =>
    writings
      .map((writing) => ({ ...writing, text: tidy(writing.text, language).trim() }))
      .filter(({ type, text }) => type !== 'date' && FILLERS.some((filler) => filler.test(text)))
      .map(({ at, field, text }) => ({ at, field, values: { text: shortened(text.replace(/^https?:\/\//i, '')) } })),
} as const satisfies Rule;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text);
