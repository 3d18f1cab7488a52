import { isKnownName } from './synonyms.ts';
import { isSeparated, type Token } from './tokens.ts';

const ALL_CAPS = /^[\p{Lu}\p{N}]+$/u;
/** The maximum length of two abbreviations that form one name: `TCP/IP` is one, `HTML/CSS` are two. */
const MAX_ABBREVIATIONS_LENGTH = 5;
const MAX_NAME_TOKENS = 4;

/** Groups tokens that are joined without a space, or that form a known name. */
export function groupCompounds(tokens: readonly Token[]): Token[][] {
  const compounds: Token[][] = [];
  /** The number of following tokens that belong to a name of several words. */
  let remainingNameTokens = 0;
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    const last = compounds.at(-1);
    if (last && previous && (remainingNameTokens > 0 || isJoined(previous, token))) last.push(token);
    else if (token.separator === "'" && previous && isWordEnding(previous, token)) continue;
    else {
      compounds.push([token]);
      remainingNameTokens = knownNameLengthAt(tokens, index);
      continue;
    }
    remainingNameTokens = Math.max(0, remainingNameTokens - 1);
  }
  return compounds;
}

/** Whether a token after an apostrophe is the ending of a word, rather than a word after an article. */
const isWordEnding = (previous: Token, { folded }: Token) => previous.text.length > 2 || /^(?:ll|re|ve)$/.test(folded);

/** Returns how many of the following tokens form a known name together with this one. */
function knownNameLengthAt(tokens: readonly Token[], at: number): number {
  let name = '';
  let matchedLength = 0;
  for (let index = at; index < at + MAX_NAME_TOKENS && index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || (index > at && isSeparated(token))) break;
    name += token.folded;
    if (index > at && isKnownName(name)) matchedLength = index - at;
  }
  return matchedLength;
}

function isJoined(previous: Token, { separator, text, folded }: Token) {
  if (separator === '-' || separator === '_') return true;
  if (separator === '.') return /^\p{L}/u.test(text) && !/^\p{Lu}\p{Ll}/u.test(text);
  if (separator !== '/' && separator !== '&') return false;
  if (isKnownName(previous.folded + folded)) return true;
  if (isKnownName(previous.folded) && isKnownName(folded)) return false;
  return (
    ALL_CAPS.test(previous.text) &&
    ALL_CAPS.test(text) &&
    previous.text.length + text.length <= MAX_ABBREVIATIONS_LENGTH
  );
}
