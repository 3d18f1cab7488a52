import { isWebAddress } from '#platform/field-rules.ts';
import type { JsonObject } from '../json-resume/json.ts';
import type { Extra, Node } from '../shapes.ts';
import { besideLine } from './details.ts';
import { keptIn, withKept } from './kept.ts';
import { LINK_KEY, ODD_DOI, type PlacedKind, placeOf } from './kinds.ts';
import { isLinkable, writeLine, writeLink } from './markdown-line.ts';
import { writeOneDate, writePeriod } from './write-dates.ts';

type Values = Record<string, unknown>;

/** Keys that RenderCV requires even if they are empty. */
const NEEDED = new Set(['position', 'area', 'authors']);
const DOI = /\b10\./;

/**
 * Writes an item as an entry in the form of its kind. `isKnown` is whether an import recognizes the kind by the title.
 */
export function writePlaced<K extends PlacedKind>(kind: K, item: Node<K>, isKnown: boolean): JsonObject {
  const place = placeOf(kind);
  const values = withoutBlanks(item);
  const beside = plainFields(place.beside ?? {}, values);
  const told = besideLine(kind, (key) => beside[key]);
  const [text = ''] = Object.keys(place.texts ?? {});
  const written = {
    ...writeName(kind, values),
    ...writeLines(place.lines ?? {}, values),
    ...writeDoi(plainFields(place.plain ?? {}, values)),
    ...(place.dates === 'period' ? writePeriod(periodOf(values)) : {}),
    ...(place.dates === 'date' ? writeOneDate(String(values.date)) : {}),
    ...writeSummary(told, values[text]),
    ...(place.highlights ? writeHighlights(values.highlights) : {}),
    ...(isKnown ? beside : {}),
  };
  return withKept(written, keptIn(item.extras));
}

/** Writes a company as one entry per role. */
export function writeWork(item: Node<'work'>): JsonObject[] {
  const { summary: told = '', ...company } = writePlaced('work', item, true);
  const same = Object.fromEntries(['company', 'location', LINK_KEY].map((key) => [key, company[key]]));
  const roles = item.roles.filter(saysSomething);
  if (roles.length === 0) return [{ ...company, position: '', ...writeSummary(String(told), '') }];
  return roles.map((role, at) => {
    const written = {
      ...(at === 0 ? company : same),
      position: writeLine(role.position),
      ...writePeriod(role),
      ...writeSummary(at === 0 ? String(told) : '', role.summary),
      ...writeHighlights(role.highlights),
    };
    return withKept(written, keptIn(role.extras));
  });
}

/** Removes empty words from lists. */
const withoutBlanks = (item: object): Values =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((word) => word !== '') : value,
    ]),
  );

const saysSomething = ({ position, start, end, ongoing, summary, highlights }: Node<'role'>) =>
  [position, start, end, summary].some((text) => text.trim() !== '') || ongoing || highlights.length > 0;

function writeName(kind: PlacedKind, values: Values): JsonObject {
  const [field, key] = placeOf(kind).name;
  const [name, url] = [String(values[field]), String(values.url)];
  if (url === '') return { [key]: writeLine(name) };
  if (kind === 'publications' && isWebAddress(url)) return { [key]: writeLine(name), url };
  if (kind !== 'publications' && isLinkable(name, url)) return { [key]: writeLink(name, url) };
  return { [key]: writeLine(name), [LINK_KEY]: url };
}

function writeLines(fields: Readonly<Record<string, string>>, values: Values): JsonObject {
  const written = Object.entries(fields).flatMap(([field, key]): [string, unknown][] => {
    const value = values[field];
    if (Array.isArray(value)) return value.length > 0 || NEEDED.has(key) ? [[key, value.map(writeLine)]] : [];
    const line = String(value);
    return line !== '' || NEEDED.has(key) ? [[key, writeLine(line)]] : [];
  });
  return Object.fromEntries(written);
}

const writeDoi = ({ doi, ...others }: JsonObject): JsonObject =>
  doi === undefined ? others : { ...others, [DOI.test(String(doi)) ? 'doi' : ODD_DOI]: doi };

const plainFields = (fields: Readonly<Record<string, string>>, values: Values): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, key]) => {
      const value = values[field];
      return value === '' || (Array.isArray(value) && value.length === 0) ? [] : [[key, value]];
    }),
  );

function writeSummary(told: string, text: unknown): JsonObject {
  const summary = [told, text].filter((part) => typeof part === 'string' && part !== '').join('\n\n');
  return summary === '' ? {} : { summary };
}

type Highlight = { text: string; extras: readonly Extra[] };
const writeHighlights = (highlights: unknown): JsonObject => {
  const texts = (highlights as Highlight[]).map(({ text }) => text);
  return texts.length > 0 ? { highlights: texts } : {};
};

const periodOf = ({ start, end, ongoing }: Values) => ({
  start: String(start),
  end: String(end),
  ongoing: ongoing === true,
});
