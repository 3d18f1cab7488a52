import type { CvContent } from '../../src/cv/model/content.ts';
import { fold } from '../../src/cv/model/fold.ts';
import { textOfLine } from '../../src/cv/model/formats/unstructured/excerpt.ts';
import type { UnstructuredReading } from '../../src/cv/model/formats/unstructured/finish-reading.ts';
import type { SourceDocument } from '../../src/cv/model/formats/unstructured/source-document.ts';
import { locationTextOf } from '../../src/cv/model/outline/location-text.ts';
import type { Node } from '../../src/cv/model/shapes.ts';
import { withoutHidden } from '../../src/cv/model/without-hidden.ts';
import { plainText } from '../../src/platform/pure/markdown/plain-text.ts';

/** The kinds of fields that are compared. */
export const FIELD_KINDS = [
  ...['name', 'headline', 'email', 'phone', 'url', 'summary', 'sections', 'organizations', 'positions', 'places'],
  ...['dates', 'bullets', 'titles', 'skills', 'languages'],
] as const;
export type Values = Record<string, string[]>;
export type Count = { right: number; read: number; truth: number };

const normalize = (text: string) =>
  fold(plainText(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Pages show no days, unless a member chose them. */
type DatePrecision = 'month' | 'year';
const LENGTHS = { month: 'YYYY-MM'.length, year: 'YYYY'.length } as const;

/** Returns the values of a CV by kind of field. Dates are cut to the precision that the text had. */
export function valuesOf(content: CvContent, precision: DatePrecision): Values {
  const { basics, sections, design } = withoutHidden(content);
  const values: Values = Object.fromEntries(FIELD_KINDS.map((kind) => [kind, [] as string[]]));
  const add = (kind: (typeof FIELD_KINDS)[number] | string, ...texts: string[]) =>
    values[kind]?.push(...texts.map(normalize).filter(Boolean));
  const cut = (date: string) => date.slice(0, LENGTHS[precision]);
  const addPeriod = ({ start = '', end = '', ongoing = false, date = '' }: Record<string, unknown>) => {
    const [first, last, day] = [cut(String(start)), cut(String(end)), cut(String(date))];
    if (`${first}${last}${day}` === '') return;
    const isOne = first === last || first === '' || (last === '' && ongoing !== true);
    values.dates?.push(isOne ? first || last || day : `${first}/${ongoing === true ? '' : last}`);
  };
  add('name', basics.name);
  add('headline', basics.headline);
  values.email?.push(basics.email);
  values.phone?.push(basics.phone.replace(/\D/g, ''));
  add('places', locationTextOf(basics.location, design.language));
  const urls = [basics.url, ...basics.profiles.map(({ url }) => url)].filter(Boolean);
  values.url?.push(...urls.map((url) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase()));
  if (sections.some(({ kind }) => kind === 'summary')) add('summary', basics.summary);
  for (const { kind, items } of sections) {
    values.sections?.push(kind === 'text' ? 'custom' : kind);
    for (const item of items as Node[]) addItem(kind, item as never, add, addPeriod);
  }
  for (const kind of FIELD_KINDS) values[kind] = (values[kind] ?? []).filter(Boolean);
  return values;
}

type Item = Record<string, string> & { roles: Node<'role'>[]; highlights: Node<'highlight'>[]; keywords: string[] };

function addItem(
  kind: string,
  item: Item,
  add: (kind: string, ...texts: string[]) => void,
  addPeriod: (item: Record<string, unknown>) => void,
) {
  const bullets = (highlights: Node<'highlight'>[] | undefined) =>
    add('bullets', ...(highlights ?? []).map(({ text }) => text));
  switch (kind) {
    case 'work':
      add('organizations', item.name ?? '');
      add('places', item.location ?? '');
      for (const role of item.roles) {
        add('positions', role.position);
        addPeriod(role);
        bullets(role.highlights);
      }
      return;
    case 'volunteer':
      add('organizations', item.organization ?? '');
      add('positions', item.position ?? '');
      break;
    case 'education':
      add('organizations', item.institution ?? '');
      add('positions', `${item.studyType} ${item.area}`);
      break;
    case 'skills':
      add('skills', item.name ?? '', ...item.keywords);
      return;
    case 'languages':
      add('languages', `${item.language} ${item.cefr === 'native' ? 'native' : item.cefr}`);
      return;
    case 'interests':
    case 'text':
      return;
    default:
      add('titles', item.title || item.name || '');
  }
  add('places', kind === 'volunteer' || kind === 'education' ? (item.location ?? '') : '');
  addPeriod(item);
  bullets(item.highlights);
}

/** Merges the entries of one company, because layouts repeat it for each position. */
export function compare(read: Values, truth: Values): Record<string, Count & { wrong: string[]; missing: string[] }> {
  return Object.fromEntries(
    FIELD_KINDS.map((kind) => {
      const isSet = kind === 'organizations' || kind === 'places' || kind === 'sections';
      const given = isSet ? [...new Set(read[kind])] : (read[kind] ?? []);
      const left = isSet ? [...new Set(truth[kind])] : [...(truth[kind] ?? [])];
      const total = left.length;
      const wrong: string[] = [];
      for (const value of given) {
        const at = left.indexOf(value);
        if (at < 0) wrong.push(value);
        else left.splice(at, 1);
      }
      return [kind, { right: given.length - wrong.length, read: given.length, truth: total, wrong, missing: left }];
    }),
  );
}

/** Returns the words of a document that neither the CV nor the unplaced text nor a mark holds. */
export function lostWords(document: SourceDocument, { content, marks, unplaced }: UnstructuredReading): string[] {
  const held = new Set(wordsIn(JSON.stringify(content)));
  const spans = Map.groupBy([...marks, ...unplaced], ({ line }) => line);
  return document.lines.flatMap((line, at) => {
    const text = textOfLine(line);
    return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(({ 0: word, index }) => {
        const isCovered = (spans.get(at) ?? []).some(({ start, end }) => start <= index && index + word.length <= end);
        return !isCovered && !held.has(fold(word));
      })
      .map(([word]) => word);
  });
}

const TEXT_KINDS = ['name', 'organizations', 'positions', 'bullets', 'titles', 'skills'] as const;

/** Returns the words of the truth that no line of a document has, wherever lines are broken. */
export function unreadableWords({ lines }: SourceDocument, truth: Values): string[] {
  const text = wordsIn(lines.map(textOfLine).join(' ')).join('');
  return [...new Set(TEXT_KINDS.flatMap((kind) => wordsIn((truth[kind] ?? []).join(' '))))].filter(
    (word) => !text.includes(word),
  );
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
