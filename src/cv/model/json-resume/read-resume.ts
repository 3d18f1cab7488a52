import { type CvContent, EMPTY_CONTENT, emptySection } from '../content.ts';
import { languageOf } from '../guess-language.ts';
import type { Extra, Section } from '../shapes.ts';
import { withExtras } from './extras.ts';
import { isSameJson, type JsonObject, own } from './json.ts';
import { readBasics } from './read-basics.ts';
import { readItem } from './read-entries.ts';
import { entriesIn, keepExtras, type Reading } from './reading.ts';
import { type EntryKind, isEntryKind, keyIn, nameKeyOf, ROOT } from './tables.ts';
import { asBefore } from './write-entries.ts';
import { WHOLE, writeResume } from './write-resume.ts';

/** Converts a JSON Resume to a CV. Written again, it is the same file. */
export function readResume(source: JsonObject, reading: Reading): CvContent {
  const basics = readBasics(own(source, 'basics'), reading);
  const summary = basics.summary === '' ? [] : [emptySection('summary', reading.idOf('summary'))];
  const sections = [...summary, ...kindsIn(source).flatMap((kind) => readSection(kind, source, reading))];
  const read: CvContent = { ...EMPTY_CONTENT, basics, sections };
  const design = { ...read.design, language: languageOf(read) };
  return { ...read, design, extras: readExtras(source, writeResume(read, asBefore), reading) };
}

const KIND_OF = new Map(Object.entries(ROOT).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/** Returns the kinds of sections in a file, in its order. */
const kindsIn = (source: JsonObject): EntryKind[] => [
  ...new Set(
    Object.keys(source)
      .map((key) => KIND_OF.get(key))
      .filter(isEntryKind),
  ),
];

function readSection(kind: EntryKind, source: JsonObject, reading: Reading): Section[] {
  const from = keyIn(source, ROOT[kind] ?? [kind]);
  const entries = entriesIn(own(source, from), from, nameKeyOf(kind), reading);
  if (entries.length === 0) return [];
  const section = emptySection(kind, reading.idOf(kind));
  const at = ['sections', section.id, 'items'];
  const items = entries.map((given, index) =>
    readItem(kind, given.entry, { at, from: given.from, wish: `${kind}-${index + 1}` }, reading),
  );
  reading.sections.push({ kind, from, count: items.length });
  return [{ ...section, items } as Section];
}

function readExtras(source: JsonObject, wrote: JsonObject, reading: Reading): Extra[] {
  const extras = keepExtras(source, wrote, ROOT, { from: '', at: [] }, reading).filter(({ key }) => key !== WHOLE);
  const before = withExtras(wrote, extras, ROOT);
  return isSameJson(before, source) ? extras : [...extras, { key: WHOLE, was: source, wrote: before }];
}
