import type { CssToken } from './tokens.ts';

/** Writes names and strings so that no browser reads anything else, and nothing ends the style element. */

const SAFE_IN_NAME = /[\w-]/;
const UNSAFE_IN_STRING: ReadonlySet<string> = new Set(['"', '\\', '<', '>', '&']);

const codeOf = (char: string) => char.codePointAt(0) ?? 0;
const escapeCode = (char: string) => `\\${codeOf(char).toString(16)} `;
const isControl = (char: string) => codeOf(char) < 0x20 || codeOf(char) === 0x7f;

/** Returns a name as CSS. */
export function cssName(name: string): string {
  return [...name]
    .map((char, index) => {
      const isLeadingDigit = char >= '0' && char <= '9' && (index === 0 || (index === 1 && name.startsWith('-')));
      if (isLeadingDigit || name === '-') return escapeCode(char);
      return codeOf(char) > 0x7f || SAFE_IN_NAME.test(char) ? char : escapeCode(char);
    })
    .join('');
}

/** Returns a text as a CSS string. Everything that HTML could see is escaped. */
export const cssString = (text: string) =>
  `"${[...text].map((char) => (UNSAFE_IN_STRING.has(char) || isControl(char) ? escapeCode(char) : char)).join('')}"`;

/** Returns a token as CSS. */
export function cssToken({ kind, text, unit }: CssToken): string {
  switch (kind) {
    case 'space':
    case 'comment':
      return ' ';
    case 'ident':
      return cssName(text);
    case 'function':
      return `${cssName(text.toLowerCase())}(`;
    case 'hash':
      return `#${cssName(text)}`;
    case 'string':
      return cssString(text);
    case 'percentage':
      return `${text}%`;
    case 'dimension':
      return text + cssName(unit.toLowerCase());
    default:
      return text;
  }
}
