import { CV_LIMITS } from './content.ts';
import { linesOfText } from './lines-of-text.ts';
import { CEFR_LEVELS, type ShortKind } from './shapes.ts';
import { toSingleLine } from './to-single-line.ts';

/** The fields of an entry that a text gives. */
export type QuickEntry = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Returns the entries that a typed or pasted list gives. Entries are apart by lines, commas and the like. “Backend: Go, SQL” is one
 * entry with two keywords, “Go (4/5)” a skill with its level, and “German B2” a language with its level.
 */
export function readQuickEntries(kind: ShortKind, text: string): QuickEntry[] {
  const entries = linesOfText(text).flatMap((line) => {
    if (kind === 'languages') return splitList(line).map(languageOf);
    const group = groupOf(line);
    return group ? [group] : splitList(line).map(kind === 'skills' ? skillOf : (name) => ({ name }));
  });
  return entries.slice(0, CV_LIMITS.items);
}

/** Tests whether a typed comma ends an entry: not within parentheses, and not among the keywords of a group. */
export const endsEntry = (text: string) =>
  /[,،，、;；]$/u.test(text) && !text.includes(':') && depthAtEnd(text) === 0 && text.trim().length > 1;

const SEPARATORS = new Set([...',،，、;；\t']);
/** Characters that part entries only between spaces, because words contain them. */
const SPACED_SEPARATORS = new Set([...'|•·']);

/** Splits a list at its separators, but not within parentheses. Empty parts are left out. */
export function splitList(line: string): string[] {
  const characters = [...line];
  const parts = [''];
  let depth = 0;
  for (const [at, character] of characters.entries()) {
    depth = depthAfter(character, depth);
    const isSpaced = characters[at - 1] === ' ' && characters[at + 1] === ' ';
    const isSeparator = SEPARATORS.has(character) || (isSpaced && SPACED_SEPARATORS.has(character));
    if (depth === 0 && isSeparator) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map(tidy).filter((part) => part !== '');
}

const depthAfter = (character: string, depth: number) =>
  character === '(' ? depth + 1 : character === ')' ? Math.max(0, depth - 1) : depth;
const depthAtEnd = (text: string) => [...text].reduce((depth, character) => depthAfter(character, depth), 0);

const tidy = (text: string) => toSingleLine(text.trim().slice(0, CV_LIMITS.line)).trim();

/** Returns a named group of keywords, as in “Backend: Go, SQL”. */
function groupOf(line: string): QuickEntry | undefined {
  const colon = line.indexOf(':');
  const [name = '', ...others] = splitList(line.slice(0, Math.max(0, colon)));
  const keywords = splitList(line.slice(colon + 1));
  // A colon without a space after it belongs to a word, such as an address.
  const isName = name !== '' && others.length === 0 && /^\s/u.test(line.slice(colon + 1));
  const { words, word } = CV_LIMITS;
  const fits = keywords.length > 0 && keywords.length <= words && keywords.every(({ length }) => length <= word);
  return isName && fits ? { name, keywords } : undefined;
}

function skillOf(text: string): QuickEntry {
  const { name, note } = splitNote(text, [' (']);
  const level = /^([1-5])\s?\/\s?5$/u.exec(note)?.[1];
  return level ? { name, level: Number(level) } : { name: text };
}

const DASHES = [' – ', ' — ', ' - ', ': '];

function languageOf(text: string): QuickEntry {
  const { name: language, note } = splitNote(text, [' (', ...DASHES, ' ']);
  const cefr = CEFR_LEVELS.find((level) => level !== '' && level.toLowerCase() === note.toLowerCase());
  if (cefr) return { language, cefr };
  // Words in parentheses need not be a level: “Portuguese (Brazil)”.
  const other = splitNote(text, DASHES);
  return other.note === '' ? { language: text } : { language: other.name, fluency: other.note };
}

/** Splits a text at the last of the first marks that it has, into a name and a note, such as a level. */
function splitNote(text: string, marks: readonly string[]) {
  const mark = marks.find((each) => text.lastIndexOf(each) > 0);
  if (mark === undefined || (mark === ' (' && !text.endsWith(')'))) return { name: text, note: '' };
  const at = text.lastIndexOf(mark);
  const note = text.slice(at + mark.length, mark === ' (' ? -1 : undefined);
  return { name: text.slice(0, at).trim(), note: note.trim() };
}
