import { endsFence, type Fence, fenceOf } from './fences.ts';
import { parseHeading, parseListItem, parseQuote } from './lines.ts';
import { normalize } from './parse.ts';

/** A footnote of a long text: its name, its Markdown, and the lines as they were typed. */
export type Footnote = { name: string; text: string; typed: string };

const START = /^ {0,3}\[\^([^\s[\]^\\`]{1,60})\]:/;
/** Notes of a text; what begins further ones stays in it. */
const MAX_FOOTNOTES = 500;
const REFERENCE = /\[\^([^\s[\]^\\`]{1,60})\]/g;

/**
 * Takes the footnotes out of a long text: `[^name]: text` at the start of a line, outside of code. A note ends before a
 * blank line, another note or another block. `taken` are the names that have a note, to which those of the text are
 * added; a second note of a name stays in the text.
 */
export function takeFootnotes(text: string, taken: Set<string>): { text: string; notes: Footnote[] } {
  if (!text.includes('[^')) return { text, notes: [] };
  const lines = normalize(text).split('\n');
  const rest: string[] = [];
  const notes: Footnote[] = [];
  let fence: Fence | undefined;
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const name = fence ? undefined : START.exec(line)?.[1];
    if (name !== undefined && !taken.has(name) && taken.size < MAX_FOOTNOTES) {
      const end = endOfNote(lines, index);
      taken.add(name);
      notes.push(toNote(name, lines.slice(index, end)));
      index = end;
      continue;
    }
    if (fence) fence = endsFence(line, fence) ? undefined : fence;
    else fence = fenceOf(line, parseListItem(line, true));
    rest.push(line);
    index += 1;
  }
  return notes.length === 0 ? { text, notes } : { text: rest.join('\n'), notes };
}

/** Returns the index of the line after a note, which is a single paragraph, as in an editor of formatted text. */
function endOfNote(lines: readonly string[], start: number): number {
  let end = start + 1;
  while (end < lines.length && !endsNote(lines[end] ?? '')) end += 1;
  return end;
}

const endsNote = (line: string) =>
  line.trim() === '' ||
  START.test(line) ||
  parseQuote(line) !== undefined ||
  parseHeading(line) !== undefined ||
  parseListItem(line, true) !== undefined ||
  fenceOf(line, undefined) !== undefined;

function toNote(name: string, lines: readonly string[]): Footnote {
  const typed = lines.join('\n');
  return { name, text: typed.replace(START, '').trim(), typed };
}

/** Splits a text at the references to footnotes. Every other part is the name of one. */
export const splitAtReferences = (text: string): string[] => (text.includes('[^') ? text.split(REFERENCE) : [text]);

/** Returns a text without its references to these notes. Those to others stay as they were typed. */
export const withoutReferences = (text: string, names: ReadonlySet<string>): string =>
  splitAtReferences(text)
    .map((part, at) => (at % 2 === 0 ? part : names.has(part) ? '' : `[^${part}]`))
    .join('');
