import { DELIMITERS, readCsv } from '#platform/pure/csv.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import { IMPORT_LIMITS } from '../../model/exchange.ts';
import type { ExchangeColumn, RawItem, RecordExchange } from './exchange.ts';
import { matchColumns } from './match-columns.ts';

const MAX_COLUMNS = 200;
/** Length within which the header row is searched for. */
const HEADING_SEARCH_LENGTH = 64 * 1024;

const { bytes: maxBytes, items: maxItems } = IMPORT_LIMITS;

const invalidContent = (word: ErrorText['word'], values?: ErrorText['values']) =>
  invalidFields([{ path: 'content', text: values ? { word, values } : { word } }]);

/**
 * Parses an import file: the product's JSON, a JSON Resume or a CSV table.
 * Throws if it is unreadable, empty or too large.
 */
export function readContent<Document extends object>(exchange: RecordExchange<Document>, content: string): RawItem[] {
  if (Buffer.byteLength(content) > maxBytes) {
    throw new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit: maxBytes } } });
  }
  // UTF-16 text that was decoded as UTF-8 contains NUL characters, and so do binary files.
  if (content.includes('\0')) throw invalidContent('notUtf8Text');
  const text = content.replace(/^\ufeff/, '');
  const items = /^\s*[[{]/.test(text) ? fromJson(exchange, readJson(text)) : fromTable(exchange, text);
  if (items.length === 0) throw invalidContent('nothingToImport');
  if (items.length > maxItems) throw invalidContent('tooMany', { maximum: maxItems });
  return items;
}

function readJson(text: string) {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw invalidContent(error.details.text?.word === 'tooDeep' ? 'tooDeep' : 'brokenJson');
  }
}

export const isObject = (value: unknown): value is RawItem =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson<Document extends object>(
  { name, kind, fromResume }: RecordExchange<Document>,
  value: unknown,
): RawItem[] {
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
function fromTable<Document extends object>(exchange: RecordExchange<Document>, text: string): RawItem[] {
  const [best] = DELIMITERS.map((delimiter) => {
    const headings = readCsv(text.slice(0, HEADING_SEARCH_LENGTH), delimiter, 1)[0]?.slice(0, MAX_COLUMNS) ?? [];
    return { delimiter, head: headings, columns: matchColumns(exchange, headings) };
  }).sort((a, b) => count(b.columns) - count(a.columns));
  if (!best || count(best.columns) === 0) return [];
  const [, ...rows] = readCsv(text, best.delimiter, maxItems + 2);
  return rows.map((row) => {
    const item: Record<string, unknown> = Object.create(null);
    for (const [at, cell] of row.slice(0, MAX_COLUMNS).entries()) {
      const column = best.columns[at];
      if (cell.trim() === '') continue;
      if (column) setValue(item, column.at, column.cell.read(cell));
      else item[best.head[at]?.trim() || `#${at + 1}`] = cell;
    }
    return { ...item };
  });
}

const count = (columns: readonly (ExchangeColumn | undefined)[]) => columns.filter(Boolean).length;

function setValue(item: Record<string, unknown>, [name = '', inner]: readonly string[], value: unknown) {
  item[name] = inner === undefined ? value : { ...(item[name] as object | undefined), [inner]: value };
}
