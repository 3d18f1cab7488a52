import { CV_LIMITS } from './content.ts';
import { linesOfText } from './lines-of-text.ts';
import { CEFR_LEVELS, type CefrLevel, type QuickKind } from './shapes.ts';

/** The fields of an entry that a text gives. */
export type QuickEntry = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Returns the entries that a typed or pasted list gives. Entries are apart by commas or lines. “Backend: Go, SQL” is one
 * entry with two keywords, “Go (4/5)” a skill with its level, and “German B2” a language with its level.
 */
export function readQuickEntries(kind: QuickKind, text: string): QuickEntry[] {
  const entries = linesOfText(text).flatMap((line) => {
    if (kind === 'languages') return splitList(line).map(languageOf);
    const group = groupOf(line);
    return group ? [group] : splitList(line).map(kind === 'skills' ? skillOf : (name) => ({ name }));
  });
  return entries.slice(0, CV_LIMITS.items);
}

/** Tests whether a typed comma ends an entry: not within parentheses, and not among the keywords of a group. */
export const endsEntry = (text: string) =>
  /[,،、;；]$/u.test(text) && !text.includes(':') && depthAtEnd(text) === 0 && text.trim().length > 1;

const SEPARATORS = new Set([...',،、;；|•·\t']);

/** Splits a list at its separators, but not within parentheses. */
function splitList(line: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of line) {
    depth = depthAfter(character, depth);
    if (depth === 0 && SEPARATORS.has(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map(tidy).filter((part) => part !== '');
}

const depthAfter = (character: string, depth: number) =>
  character === '(' ? depth + 1 : character === ')' ? Math.max(0, depth - 1) : depth;
const depthAtEnd = (text: string) => [...text].reduce((depth, character) => depthAfter(character, depth), 0);

const tidy = (text: string) => text.trim().slice(0, CV_LIMITS.line).trim();

/** Returns a named group of keywords, as in “Backend: Go, SQL”. */
function groupOf(line: string): QuickEntry | undefined {
  const colon = line.indexOf(':');
  const [name = '', ...others] = splitList(line.slice(0, Math.max(0, colon)));
  const keywords = splitList(line.slice(colon + 1));
  // A colon without a space after it belongs to a word, such as an address.
  const isGroup = others.length === 0 && /^\s/u.test(line.slice(colon + 1));
  return isGroup && name !== '' && keywords.length > 0 ? { name, keywords } : undefined;
}

function skillOf(text: string): QuickEntry {
  const { name, note } = withoutNote(text);
  const level = /^([1-5])\s?\/\s?5$/u.exec(note)?.[1];
  return level ? { name, level: Number(level) } : { name: text };
}

function languageOf(text: string): QuickEntry {
  const { name: language, note } = withoutNote(text);
  if (note === '') return { language: text };
  const cefr = CEFR_LEVELS.find((level) => level !== '' && level.toLowerCase() === note.toLowerCase());
  return cefr ? { language, cefr: cefr satisfies CefrLevel } : { language, fluency: note };
}

const DASHES = [' – ', ' — ', ' - ', ': '];
const CEFR_AT_END = /\s([ABC][12])$/iu;

/** Returns a name and the note after it: in parentheses, after a dash or colon, or a level such as B2. */
function withoutNote(text: string) {
  const opening = text.indexOf('(');
  if (opening > 0 && text.endsWith(')')) return noteAt(text.slice(0, -1), opening, 1);
  const dash = DASHES.find((mark) => text.indexOf(mark) > 0);
  if (dash) return noteAt(text, text.indexOf(dash), dash.length);
  const level = CEFR_AT_END.exec(text);
  return level ? noteAt(text, level.index, 1) : { name: text, note: '' };
}

const noteAt = (text: string, at: number, length: number) => ({
  name: text.slice(0, at).trim(),
  note: text.slice(at + length).trim(),
});
