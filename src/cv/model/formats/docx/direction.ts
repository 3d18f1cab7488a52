import { RTL_SCRIPTS } from '../../text-direction.ts';

/** A piece of a line in one direction. Word needs right-to-left runs to be marked. */
export type DirectedText = { text: string; rtl: boolean };

const HAS_RTL = new RegExp(`[${RTL_SCRIPTS}]`, 'v');
/** Matches consecutive right-to-left words with the characters between them; `LTR_RUN` matches left-to-right ones. */
const RTL_RUN = new RegExp(`[${RTL_SCRIPTS}](?:[^\\p{L}]|[${RTL_SCRIPTS}])*`, 'gv');
const LTR_RUN = new RegExp(`[\\p{L}--[${RTL_SCRIPTS}]](?:[^${RTL_SCRIPTS}]*[[\\p{L}\\p{N}]--[${RTL_SCRIPTS}]])?`, 'gv');
const DIGIT = /\p{Nd}/u;

/** Splits a text where its direction changes, within a line of the given direction. */
export function splitByDirection(text: string, direction: 'ltr' | 'rtl'): DirectedText[] {
  if (direction === 'ltr') return HAS_RTL.test(text) ? splitAtMatches(text, RTL_RUN, true) : [{ text, rtl: false }];
  if (HAS_RTL.test(text)) return splitAtMatches(text, LTR_RUN, false);
  // Without an invisible left-to-right mark, the parts of a number would change places.
  return [{ text: DIGIT.test(text) ? `\u200e${text}` : text, rtl: false }];
}

function splitAtMatches(text: string, pattern: RegExp, rtl: boolean): DirectedText[] {
  const segments: DirectedText[] = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const words = rtl ? match.trimEnd() : match;
    segments.push({ text: text.slice(at, index), rtl: !rtl }, { text: words, rtl });
    at = index + words.length;
  }
  return [...segments, { text: text.slice(at), rtl: !rtl }].filter((segment) => segment.text !== '');
}
