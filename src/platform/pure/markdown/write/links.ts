import { safeUrl } from '../safe-url.ts';

const URL_IN_ANGLES = /^[a-z][a-z\d+.-]{1,31}:[^\s<>]*$/i;
const MAIL_IN_ANGLES =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** The nesting of parentheses that the parser accepts in an address is 32. */
const MAX_NESTING = 30;

/** Returns the address to write for a link, which the parser accepts; undefined if there is none. */
export const writableAddress = (href: string) =>
  [href, withLetters(href), href.trim().replace(/\s/g, encodeURIComponent)].find((text) => safeUrl(text) !== undefined);

/** Returns a link's `](address)`, with parentheses escaped unless they are balanced. */
export function writeAddress(href: string): string {
  const address = writableAddress(href) ?? href;
  return `](${hasBalancedParentheses(address) ? address : address.replace(/[()]/g, '\\$&')})`;
}

/** Returns `<words>` if this is a link to the address; undefined otherwise. */
export function writeAutolink(words: string, href: string): string | undefined {
  const address = URL_IN_ANGLES.test(words) ? words : MAIL_IN_ANGLES.test(words) ? `mailto:${words}` : undefined;
  return address !== undefined && safeUrl(address) === href ? `<${words}>` : undefined;
}

/** Decodes the letters of other scripts: an encoded address may exceed the length that the parser accepts. */
function withLetters(href: string) {
  try {
    return href.replace(/(?:%[89a-f][\da-f])+/gi, decodeURIComponent);
  } catch {
    return href;
  }
}

function hasBalancedParentheses(text: string) {
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth < 0 || depth > MAX_NESTING) return false;
  }
  return depth === 0;
}
