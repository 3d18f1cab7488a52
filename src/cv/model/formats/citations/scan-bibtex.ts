import type { CitationProblem } from './citation.ts';
import { MONTHS } from './dates.ts';

/** An entry of a BibTeX file. The values of its fields are LaTeX, with abbreviations replaced; types are lowercase. */
export type BibtexEntry = { type: string; key: string; line: number; fields: ReadonlyMap<string, string> };

/** The most characters of a value, so that abbreviations made of abbreviations cannot grow without end. */
const MAX_VALUE = 50_000;

const ENTRY = /@[ \t]{0,9}([a-z]{1,40})[ \t\n]{0,9}([{(])/gi;
/** The start of an entry at the beginning of a line, which no value contains: the entry before it is not closed. */
const ENTRY_ON_LINE = /[ \t]{0,9}@[a-z]{1,40}[ \t]{0,9}[{(]/iy;
const NEXT_ENTRY = /^[ \t]{0,9}@[a-z]{1,40}[ \t]{0,9}[{(]/gim;
const NAME = /[a-z][\w:+.-]{0,60}/iy;
const KEY = /[^\s,{}()=]{0,200}/y;
const NUMBER = /\d{1,40}/y;
const BRACED_SIGN = /[{}\\\n]/g;
const QUOTED_SIGN = /["{}\\\n]/g;
const CONTENT_SIGN = /[^\s]/g;

/**
 * Finds the entries of a BibTeX file, in one pass. An entry that isn't closed or has another fault is reported, and the
 * next one is read from the next line that begins with an entry. At most `maximum` entries are read.
 */
export function scanBibtex(text: string, maximum: number): { entries: BibtexEntry[]; problems: CitationProblem[] } {
  const entries: BibtexEntry[] = [];
  const problems: CitationProblem[] = [];
  const strings = new Map<string, string>(MONTHS.map((month) => [month, month]));
  const lineOf = makeLineCounter(text);
  const cursor = makeCursor(text, strings);
  for (;;) {
    const opening = cursor.match(ENTRY);
    if (!opening) return { entries, problems };
    const type = String(opening[1]).toLowerCase();
    if (type === 'comment' || type === 'preamble') {
      cursor.skipBraced();
      continue;
    }
    const closing = opening[2] === '{' ? '}' : ')';
    const line = lineOf(opening.index);
    const key = type === 'string' ? '' : cursor.key();
    if (type !== 'string' && entries.length >= maximum) {
      problems.push({ line, key, problem: 'tooMany' });
      return { entries, problems };
    }
    const fields = cursor.fields(closing);
    if (!fields) {
      problems.push({ line, key, problem: 'malformed' });
      NEXT_ENTRY.lastIndex = cursor.at;
      cursor.at = NEXT_ENTRY.exec(text)?.index ?? text.length;
    } else if (type === 'string') for (const [name, value] of fields) strings.set(name, value);
    else entries.push({ type, key, line, fields });
  }
}

/** Returns a function that gives the lines of positions, which must ascend. */
function makeLineCounter(text: string) {
  const nextEnd = (from: number) => {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
  };
  // Kept between calls, so that a long line with many entries is searched once.
  let [line, end] = [1, nextEnd(0)];
  return (position: number) => {
    for (; end < position; end = nextEnd(end + 1)) line += 1;
    return line;
  };
}

/** Returns a cursor on a text. Its functions read on at `at`, and return undefined where the text isn't as expected. */
function makeCursor(text: string, strings: ReadonlyMap<string, string>) {
  let at = 0;

  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };

  /** Skips space and comments. */
  const skipSpace = () => {
    for (;;) {
      CONTENT_SIGN.lastIndex = at;
      at = CONTENT_SIGN.exec(text)?.index ?? text.length;
      if (text[at] !== '%') return;
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    }
  };

  /** Reads to the sign that closes a value, past groups in braces. */
  const readTo = (closing: '}' | '"', signs: RegExp): string | undefined => {
    const start = at;
    let depth = 0;
    signs.lastIndex = at;
    for (let found = signs.exec(text); found; found = signs.exec(text)) {
      const [sign] = found;
      if (sign === closing && depth === 0) {
        at = found.index + 1;
        return text.slice(start, found.index);
      }
      if (sign === '{') depth += 1;
      else if (sign === '}') depth -= 1;
      else if (sign === '\\') signs.lastIndex += 1;
      else if (sign === '\n' && isEntryAt(found.index + 1)) {
        at = found.index;
        return undefined;
      }
    }
    at = text.length;
    return undefined;
  };
  const isEntryAt = (position: number) => {
    ENTRY_ON_LINE.lastIndex = position;
    return ENTRY_ON_LINE.test(text);
  };

  const piece = (): string | undefined => {
    const sign = text[at];
    if (sign === '{' || sign === '"') {
      at += 1;
      return sign === '{' ? readTo('}', BRACED_SIGN) : readTo('"', QUOTED_SIGN);
    }
    const number = match(NUMBER);
    if (number) return number[0];
    const name = match(NAME)?.[0];
    return name && (strings.get(name.toLowerCase()) ?? name);
  };

  /** Reads the pieces of a value. */
  const value = (): string | undefined => {
    let whole = '';
    for (;;) {
      skipSpace();
      const next = piece();
      if (next === undefined) return undefined;
      if (whole.length < MAX_VALUE) whole += next.slice(0, MAX_VALUE - whole.length);
      skipSpace();
      if (text[at] !== '#') return whole;
      at += 1;
    }
  };

  return {
    get at() {
      return at;
    },
    set at(position) {
      at = position;
    },
    match,

    /** Reads the key of an entry and the comma after it, if it has one. */
    key() {
      skipSpace();
      const start = at;
      const key = match(KEY)?.[0] ?? '';
      skipSpace();
      if (text[at] !== '=') return key;
      at = start;
      return '';
    },

    /** Reads the fields of an entry; the first of a name counts. */
    fields(closing: string): Map<string, string> | undefined {
      const found = new Map<string, string>();
      for (;;) {
        skipSpace();
        if (text[at] === closing) {
          at += 1;
          return found;
        }
        if (text[at] === ',') {
          at += 1;
          continue;
        }
        const name = match(NAME)?.[0].toLowerCase();
        skipSpace();
        if (name === undefined || text[at] !== '=') return undefined;
        at += 1;
        const read = value();
        if (read === undefined) return undefined;
        if (!found.has(name)) found.set(name, read);
      }
    },

    /** Skips the content of a group whose brace was read, or goes on behind the brace if it isn't closed. */
    skipBraced() {
      readTo('}', BRACED_SIGN);
    },
  };
}
