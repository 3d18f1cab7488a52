import { isBefore, isPartialDate, isWebAddress } from '#platform/pure/field-rules.ts';
import type { JsonObject } from '../../../../platform/pure/json.ts';
import type { Extra, Node } from '../../shapes.ts';
import { unsupportedFieldsLine } from './details.ts';
import { entryLayoutOf, type LayoutKind, LINK_KEY, NON_DOI_KEY } from './entry-layouts.ts';
import { extraDataIn, withExtraData } from './extra-data.ts';
import { writeHighlight } from './highlights.ts';
import { isLinkable, writeLine, writeLink } from './markdown-line.ts';

type ItemValues = Record<string, unknown>;

/** Keys that RenderCV requires even if they are empty. */
const REQUIRED_KEYS = new Set(['position', 'area', 'authors']);
const DOI = /\b10\./;

/**
 * Writes an item as an entry in the form of its kind. `isRecognized` is whether an import recognizes the kind by the
 * title.
 */
export function writeEntry<K extends LayoutKind>(kind: K, item: Node<K>, isRecognized: boolean): JsonObject {
  const layout = entryLayoutOf(kind);
  const values = withoutBlanks(item);
  const unsupportedFields = plainFields(layout.unsupportedFields ?? {}, values);
  const unsupportedLine = unsupportedFieldsLine(kind, (key) => unsupportedFields[key]);
  const [text = ''] = Object.keys(layout.texts ?? {});
  const output = {
    ...writeName(kind, values),
    ...writeLines(layout.lines ?? {}, values),
    ...writeDoi(plainFields(layout.plain ?? {}, values)),
    ...(layout.dates === 'period' ? writePeriod(periodOf(values)) : {}),
    ...(layout.dates === 'date' ? writeOneDate(String(values.date)) : {}),
    ...writeSummary(unsupportedLine, values[text]),
    ...(layout.highlights ? writeHighlights(values.highlights) : {}),
    ...(isRecognized ? unsupportedFields : {}),
  };
  return withExtraData(output, extraDataIn(item.extras));
}

/** Writes a company as one entry per role. */
export function writeWork(item: Node<'work'>): JsonObject[] {
  const { summary: unsupportedLine = '', ...company } = writeEntry('work', item, true);
  const companyFields = Object.fromEntries(['company', 'location', LINK_KEY].map((key) => [key, company[key]]));
  const roles = item.roles.filter(hasRoleContent);
  if (roles.length === 0) return [{ ...company, position: '', ...writeSummary(String(unsupportedLine), '') }];
  return roles.map((role, at) => {
    const output = {
      ...(at === 0 ? company : companyFields),
      position: writeLine(role.position),
      ...writePeriod(role),
      ...writeSummary(at === 0 ? String(unsupportedLine) : '', role.summary),
      ...writeHighlights(role.highlights),
    };
    return withExtraData(output, extraDataIn(role.extras));
  });
}

/** Removes empty words from lists. */
const withoutBlanks = (item: object): ItemValues =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((word) => word !== '') : value,
    ]),
  );

const hasRoleContent = ({ position, start, end, ongoing, summary, highlights }: Node<'role'>) =>
  [position, start, end, summary].some((text) => text.trim() !== '') || ongoing || highlights.length > 0;

function writeName(kind: LayoutKind, values: ItemValues): JsonObject {
  const [field, key] = entryLayoutOf(kind).name;
  const [name, url] = [String(values[field]), String(values.url)];
  if (url === '') return { [key]: writeLine(name) };
  if (kind === 'publications' && isWebAddress(url)) return { [key]: writeLine(name), url };
  if (kind !== 'publications' && isLinkable(name, url)) return { [key]: writeLink(name, url) };
  return { [key]: writeLine(name), [LINK_KEY]: url };
}

function writeLines(fields: Readonly<Record<string, string>>, values: ItemValues): JsonObject {
  const output = Object.entries(fields).flatMap(([field, key]): [string, unknown][] => {
    const value = values[field];
    if (Array.isArray(value)) return value.length > 0 || REQUIRED_KEYS.has(key) ? [[key, value.map(writeLine)]] : [];
    const line = String(value);
    return line !== '' || REQUIRED_KEYS.has(key) ? [[key, writeLine(line)]] : [];
  });
  return Object.fromEntries(output);
}

const writeDoi = ({ doi, ...others }: JsonObject): JsonObject =>
  doi === undefined ? others : { ...others, [DOI.test(String(doi)) ? 'doi' : NON_DOI_KEY]: doi };

const plainFields = (fields: Readonly<Record<string, string>>, values: ItemValues): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, key]) => {
      const value = values[field];
      return value === '' || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]];
    }),
  );

function writeSummary(unsupportedLine: string, text: unknown): JsonObject {
  const summary = [unsupportedLine, text].filter((part) => typeof part === 'string' && part !== '').join('\n\n');
  return summary === '' ? {} : { summary };
}

type HighlightNode = { text: string; extras: readonly Extra[] };
const writeHighlights = (highlights: unknown): JsonObject => {
  const texts = (highlights as HighlightNode[]).map(({ text }) => writeHighlight(text));
  return texts.length > 0 ? { highlights: texts } : {};
};

const periodOf = ({ start, end, ongoing }: ItemValues) => ({
  start: String(start),
  end: String(end),
  ongoing: ongoing === true,
});

/** Returns a year as a number, as it is in YAML, and other dates as text. */
const writeDate = (date: string): string | number => (/^[1-9]\d{3}$/.test(date) ? Number(date) : date);

/** Writes a single date, or nothing if it is blank. */
const writeOneDate = (date: string): JsonObject => (date.trim() === '' ? {} : { date: writeDate(date.trim()) });

type PeriodInput = { start: string; end: string; ongoing: boolean };

/** Writes a period. RenderCV rejects invalid start and end dates, and reads a start without an end as ongoing. */
function writePeriod({ ongoing, ...period }: PeriodInput): JsonObject {
  const [start, end] = [period.start.trim(), ongoing ? '' : period.end.trim()];
  const isExact = [start, end].every((date) => date === '' || isPartialDate(date)) && !isBefore(end, start);
  if (!isExact) return { date: [start, ongoing ? 'present' : end].filter((part) => part !== '').join(' – ') };
  if (ongoing) return { ...(start === '' ? {} : { start_date: writeDate(start) }), end_date: 'present' };
  if (start !== '' && end !== '') return { start_date: writeDate(start), end_date: writeDate(end) };
  if (end !== '') return { end_date: writeDate(end) };
  return writeOneDate(start);
}
