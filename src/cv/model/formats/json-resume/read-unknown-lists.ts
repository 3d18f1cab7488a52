import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { CV_LIMITS, emptyNode, emptySection } from '../../content.ts';
import { type FieldShape, NODE_SHAPES, type Node, type Section } from '../../shapes.ts';
import { isPresentWord, parseDate } from '../reading/period.ts';
import { readForeignText } from './foreign-values.ts';
import { FILE_KEYS } from './landed-texts.ts';
import type { ReadState } from './read-state.ts';
import { isFilled, isKnownKey, ROOT_KEYS } from './tables.ts';
import { OWN_KEY } from './write-entries.ts';

/** The fields of a custom entry, with the keys that lists of other programs use for them, in lowercase. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'name', 'position', 'role', 'jobtitle', 'degree', 'label'],
  subtitle: ['subtitle', 'company', 'organization', 'organisation', 'institution', 'employer', 'school', 'issuer'],
  location: ['location', 'city', 'place'],
  url: ['url', 'website', 'link'],
  start: ['startdate', 'start', 'from', 'date', 'releasedate', 'year'],
  end: ['enddate', 'end', 'to'],
  summary: ['summary', 'description', 'text', 'content'],
  highlights: ['highlights', 'bullets', 'responsibilities'],
  keywords: ['keywords', 'tags', 'technologies'],
};

/**
 * Reads the lists at the top of a file that the format doesn't have as sections under their names. The file keeps them
 * as they are.
 */
export function readUnknownLists(source: JsonObject, state: ReadState): Section[] {
  // An export lists the keys in this order, and has to be read as the same sections.
  const keys = Object.keys(source).sort();
  return keys.flatMap((key) => {
    const list = ownProperty(source, key);
    if (isKnownKey(ROOT_KEYS, key) || FILE_KEYS.includes(key) || key === OWN_KEY || !Array.isArray(list)) return [];
    const entries = list.slice(0, CV_LIMITS.items).filter((entry) => isText(entry) || isObject(entry));
    const section = makeSection(key, entries, state);
    if (section.items.length === 0) return [];
    state.listKeys.add(key);
    state.sections.push({ kind: section.kind, from: key.slice(0, CV_LIMITS.key), count: section.items.length });
    return [section];
  });
}

function makeSection(key: string, entries: readonly (string | JsonObject)[], state: ReadState): Section {
  const id = state.idOf(`list-${state.listKeys.size + 1}`);
  const title = state.reader.line(titleOf(key), { from: key, at: ['sections', id], field: 'title' });
  const isList = entries.every((entry) => typeof entry === 'string');
  const at = ['sections', id, 'items'];
  const itemId = (index: number) => state.idOf(`${id}-${index + 1}`);
  if (isList) {
    const items = entries.map((entry, index): Node<'text'> => {
      const origin = { from: `${key}.${index}`, at, field: 'text' };
      return { ...emptyNode('text', itemId(index)), text: state.reader.text(readForeignText(entry), origin) };
    });
    return { ...emptySection('text', id), title, items };
  }
  const items = entries.map((entry, index) => readEntry(entry, `${key}.${index}`, at, itemId(index), state));
  return { ...emptySection('custom', id), title, items: items.filter((item) => item !== undefined) };
}

function readEntry(
  entry: string | JsonObject,
  from: string,
  at: readonly string[],
  id: string,
  state: ReadState,
): Node<'custom'> | undefined {
  // Databases may reorder keys, and the CV has to be the same afterwards.
  const values = Object.entries(typeof entry === 'string' ? { title: entry } : entry).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const remaining = new Map(values.filter(([, value]) => isFilled(value)));
  const keyByName = new Map([...remaining.keys()].map((key) => [key.toLowerCase().replace(/[\s_-]+/g, ''), key]));
  const take = (names: readonly string[]) => {
    const key = names.map((name) => keyByName.get(name)).find((name) => name !== undefined && remaining.has(name));
    const value = key === undefined ? undefined : remaining.get(key);
    if (key === undefined || textsOf(value).length === 0) return [];
    remaining.delete(key);
    return textsOf(value);
  };
  const fields = Object.fromEntries(Object.entries(FIELDS).map(([field, names]) => [field, take(names)]));
  const others = [...remaining].map(([key, value]) => [titleOf(key), textsOf(value).join(', ')]);
  const [start = '', end = ''] = [fields.start?.join(' '), fields.end?.join(' ')];
  const texts = {
    ...fields,
    start: [parseDate(start) ?? start],
    end: isPresentWord(end) ? [] : [parseDate(end) ?? end],
    summary: [
      ...(fields.summary ?? []).map(readForeignText),
      ...others.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`])),
    ],
  };
  const item = emptyNode('custom', id);
  for (const [field, list] of Object.entries(texts)) {
    const origin = { from, at: [...at, id], field };
    Object.assign(item, { [field]: readTexts(NODE_SHAPES.custom[field as 'title'], list, origin, state) });
  }
  item.ongoing = isPresentWord(end);
  return Object.values(texts).some((list) => list.some(Boolean)) ? item : undefined;
}

type Origin = { from: string; at: string[]; field: string };

function readTexts(shape: FieldShape, texts: readonly string[], origin: Origin, { reader, idOf }: ReadState): unknown {
  if (typeof shape !== 'string') {
    return texts.map((text, index) => ({
      ...emptyNode('highlight', idOf(`${origin.at.at(-1)}-h${index + 1}`)),
      text: reader.text(readForeignText(text), origin),
    }));
  }
  if (shape === 'words') return reader.words(texts, origin);
  if (shape === 'text') return reader.text(texts.join('\n\n'), origin);
  const text = texts.filter(Boolean).join(', ');
  return shape === 'date' ? reader.date(text, origin) : reader.line(text, origin);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Returns the texts and numbers of a value or list. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    isText(one) ? [one] : typeof one === 'number' ? [String(one)] : [],
  );

/** Returns a key as a title: `sideProjects` and `side_projects` become `Side projects`. */
function titleOf(key: string): string {
  const words = key
    .replace(/[\s_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
