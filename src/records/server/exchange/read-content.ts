import { DELIMITERS, readCsv } from '#platform/csv.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/errors.ts';
import { parseJson } from '#platform/parse-json.ts';
import { IMPORT_LIMITS } from '../../model/exchange.ts';
import type { Column, Exchange, Given } from './exchange.ts';
import { columnsNamed } from './headers.ts';

const MOST_COLUMNS = 200;
/** Length within which the header row is searched for. */
const BEGINNING = 64 * 1024;

const { bytes, items: most } = IMPORT_LIMITS;

const unfit = (word: ErrorText['word'], values?: ErrorText['values']) =>
  invalidFields([{ path: 'content', text: values ? { word, values } : { word } }]);

/**
 * Parses an import file: the product's JSON, a JSON Resume or a CSV table. Throws if it is unreadable, empty or too
 * large.
 */
export function readContent<Document extends object>(exchange: Exchange<Document>, content: string): Given[] {
  if (Buffer.byteLength(content) > bytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit: bytes } } });
  }
  // UTF-16 text that was decoded as UTF-8 contains NUL characters, and so do binary files.
  if (content.includes('\0')) throw unfit('notUtf8Text');
  const text = content.replace(/^\ufeff/, '');
  const items = /^\s*[[{]/.test(text) ? fromJson(exchange, readJson(text)) : fromTable(exchange, text);
  if (items.length === 0) throw unfit('nothingToImport');
  if (items.length > most) throw unfit('tooMany', { maximum: most });
  return items;
}

function readJson(text: string) {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw unfit(error.details.text?.word === 'tooDeep' ? 'tooDeep' : 'brokenJson');
  }
}

export const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson<Document extends object>({ name, kind, fromResume }: Exchange<Document>, value: unknown): Given[] {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  const isOwn = value.format === formatOf(name);
  if (!isOwn) return fromResume(value);
  const { items, version } = value;
  if (!Array.isArray(items)) return [];
  const isOlder = typeof version === 'number' && version < kind.version;
  return items.filter(isObject).map((item) => (isOlder ? { ...item, ...kind.upgrade({ ...item }, version) } : item));
}

/** Returns the format name in exported JSON. */
export const formatOf = (name: string) => `vitrine-${name}`;

/** Parses a table with the delimiter that yields the most known columns. Empty cells are ignored. */
function fromTable<Document extends object>(exchange: Exchange<Document>, text: string): Given[] {
  const [found] = DELIMITERS.map((delimiter) => {
    const head = readCsv(text.slice(0, BEGINNING), delimiter, 1)[0]?.slice(0, MOST_COLUMNS) ?? [];
    return { delimiter, head, columns: columnsNamed(exchange, head) };
  }).sort((a, b) => count(b.columns) - count(a.columns));
  if (!found || count(found.columns) === 0) return [];
  const [, ...rows] = readCsv(text, found.delimiter, most + 2);
  return rows.map((row) => {
    const item: Record<string, unknown> = Object.create(null);
    for (const [at, cell] of row.slice(0, MOST_COLUMNS).entries()) {
      const column = found.columns[at];
      if (cell.trim() === '') continue;
      if (column) put(item, column.at, column.cell.read(cell));
      else item[found.head[at]?.trim() || `#${at + 1}`] = cell;
    }
    return { ...item };
  });
}

const count = (columns: readonly (Column | undefined)[]) => columns.filter(Boolean).length;

function put(item: Record<string, unknown>, [name = '', inner]: readonly string[], value: unknown) {
  item[name] = inner === undefined ? value : { ...(item[name] as object | undefined), [inner]: value };
}
