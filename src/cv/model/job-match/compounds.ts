import { isKnownName } from './same-words.ts';
import { isDivided, type Token } from './tokens.ts';

const CAPITALS = /^[\p{Lu}\p{N}]+$/u;
/** The maximum length of two abbreviations that form one name: `TCP/IP` is one, `HTML/CSS` are two. */
const SHORT = 5;
const MOST_IN_NAME = 4;

/** Groups tokens that are joined without a space, or that form a known name. */
export function compoundsOf(tokens: readonly Token[]): Token[][] {
  const all: Token[][] = [];
  /** The number of following tokens that belong to a name of several words. */
  let inName = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const last = all.at(-1);
    if (last && before && (inName > 0 || belongs(before, token))) last.push(token);
    // A token after an apostrophe is the ending of a word, unless an article precedes it.
    else if (token.after === "'" && before && before.text.length > 2) continue;
    else {
      all.push([token]);
      inName = knownAt(tokens, index);
      continue;
    }
    inName = Math.max(0, inName - 1);
  }
  return all;
}

/** Returns how many of the following tokens form a known name together with this one. */
function knownAt(tokens: readonly Token[], at: number): number {
  let name = '';
  let known = 0;
  for (let index = at; index < at + MOST_IN_NAME && index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || (index > at && isDivided(token))) break;
    name += token.folded;
    if (index > at && isKnownName(name)) known = index - at;
  }
  return known;
}

function belongs(before: Token, { after, text, folded }: Token) {
  if (after === '-' || after === '_') return true;
  if (after === '.') return /^\p{L}/u.test(text) && !/^\p{Lu}\p{Ll}/u.test(text);
  if (after !== '/' && after !== '&') return false;
  if (isKnownName(before.folded + folded)) return true;
  if (isKnownName(before.folded) && isKnownName(folded)) return false;
  return CAPITALS.test(before.text) && CAPITALS.test(text) && before.text.length + text.length <= SHORT;
}
