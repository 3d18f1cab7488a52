import type { JsonObject } from '#platform/pure/json.ts';

/** Thrown for TOML that goes beyond what front matter uses. */
export class TomlError extends Error {
  override readonly name = 'TomlError';
}

const MAX_DEPTH = 20;
const KEY = /[ \t]*(?:([\w-]{1,200})|"((?:[^"\\\n]|\\.){0,200})"|'([^'\n]{0,200})')[ \t]*/y;
const HEADER = /^\[([^[\]]{1,500})\]$/;
const LIST_HEADER = /^\[\[([^[\]]{1,500})\]\]$/;
/** A number, a truth value or a date, which stays text. */
const BARE = /[^\s,\]}#]+(?: \d\d:\d\d[\d:.Z+-]{0,20})?/y;
const SPACE = /(?:[ \t\r\n]|#[^\n]*)*/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', '"': '"', '\\': '\\' };

/**
 * Reads the part of TOML that front matter consists of: keys with dots and quotes, texts of one and several lines,
 * numbers, truth values, dates as text, lists, inline tables and tables. Throws for anything else.
 */
export function readToml(text: string): JsonObject {
  const source = text.replace(/\r\n?/g, '\n');
  const root: JsonObject = Object.create(null);
  let table = root;
  let position = 0;

  const fail = () => new TomlError(`unreadable at ${position}`);
  const match = (pattern: RegExp) => {
    pattern.lastIndex = position;
    const found = pattern.exec(source);
    if (found) position += found[0].length;
    return found;
  };
  const skipSpace = () => void match(SPACE);
  const readKey = (): string[] => {
    const names: string[] = [];
    do {
      const [, bare, quoted, literal] = match(KEY) ?? [];
      const name = bare ?? (quoted === undefined ? literal : unescapeText(quoted));
      if (name === undefined || names.length >= MAX_DEPTH) throw fail();
      names.push(name);
    } while (source[position] === '.' && ++position);
    return names;
  };
  const readQuoted = (quote: '"' | "'"): string => {
    const isLong = source.startsWith(quote.repeat(3), position);
    const mark = isLong ? quote.repeat(3) : quote;
    const start = position + mark.length;
    let end = start;
    while (!source.startsWith(mark, end)) {
      if (end >= source.length || (!isLong && source[end] === '\n')) throw fail();
      end += quote === '"' && source[end] === '\\' ? 2 : 1;
    }
    position = end + mark.length;
    const raw = isLong ? source.slice(start, end).replace(/^\n/, '') : source.slice(start, end);
    return quote === '"' ? unescapeText(raw) : raw;
  };
  const readList = (depth: number): unknown[] => {
    const list: unknown[] = [];
    position += 1;
    for (skipSpace(); source[position] !== ']'; skipSpace()) {
      list.push(readValue(depth + 1));
      skipSpace();
      if (source[position] === ',') position += 1;
      else if (source[position] !== ']') throw fail();
    }
    position += 1;
    return list;
  };
  const readInlineTable = (depth: number): JsonObject => {
    const inline: JsonObject = Object.create(null);
    position += 1;
    for (skipSpace(); source[position] !== '}'; skipSpace()) {
      readPair(inline, depth + 1);
      skipSpace();
      if (source[position] === ',') position += 1;
      else if (source[position] !== '}') throw fail();
    }
    position += 1;
    return inline;
  };
  const readValue = (depth: number): unknown => {
    if (depth > MAX_DEPTH) throw fail();
    const first = source[position];
    if (first === '"' || first === "'") return readQuoted(first);
    if (first === '[') return readList(depth);
    if (first === '{') return readInlineTable(depth);
    const bare = match(BARE)?.[0];
    if (bare === undefined) throw fail();
    if (bare === 'true' || bare === 'false') return bare === 'true';
    return /^[+-]?\d[\d_]{0,15}(?:\.\d{1,15})?$/.test(bare) ? Number(bare.replaceAll('_', '')) : bare;
  };
  const readPair = (target: JsonObject, depth = 0) => {
    const names = readKey();
    if (source[position] !== '=') throw fail();
    position += 1;
    skipSpace();
    const name = names.pop() ?? '';
    tableAt(target, names)[name] = readValue(depth);
  };

  for (skipSpace(); position < source.length; skipSpace()) {
    if (source[position] === '[') {
      const [line = ''] = source.slice(position, endOfLine(source, position)).split('#', 1);
      position = endOfLine(source, position);
      table = openTable(root, line.trim());
    } else readPair(table);
  }
  return root;
}

function endOfLine(source: string, position: number) {
  const end = source.indexOf('\n', position);
  return end < 0 ? source.length : end;
}

/** Returns the table that a header opens. Of a list of tables, each header adds one. */
function openTable(root: JsonObject, line: string): JsonObject {
  const listName = LIST_HEADER.exec(line)?.[1];
  const name = listName ?? HEADER.exec(line)?.[1];
  if (name === undefined) throw new TomlError('a header without an end');
  const names = name.split('.').map((part) => part.trim().replace(/^["']|["']$/g, ''));
  if (names.length > MAX_DEPTH) throw new TomlError('too deep');
  if (listName === undefined) return tableAt(root, names);
  const last = names.pop() ?? '';
  const parent = tableAt(root, names);
  const added: JsonObject = Object.create(null);
  const list = parent[last];
  if (Array.isArray(list)) list.push(added);
  else parent[last] = [added];
  return added;
}

function tableAt(root: JsonObject, names: readonly string[]): JsonObject {
  let table = root;
  for (const name of names) {
    const inner = table[name];
    const last = Array.isArray(inner) ? inner.at(-1) : inner;
    if (typeof last === 'object' && last !== null) table = last as JsonObject;
    else {
      const added: JsonObject = Object.create(null);
      table[name] = added;
      table = added;
    }
  }
  return table;
}

const unescapeText = (text: string) =>
  text.replace(/\\(?:u([\da-f]{4})|U([\da-f]{8})|(\n\s*)|(.))/gi, (_, short, long, lineEnd, character) => {
    const code = short ?? long;
    if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    return lineEnd !== undefined ? '' : (ESCAPES[character] ?? character);
  });
