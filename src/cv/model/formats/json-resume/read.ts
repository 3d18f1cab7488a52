import { isEqualJson, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { type CvContent, EMPTY_CONTENT, emptySection } from '../../content.ts';
import { detectCvLanguage } from '../../detect-language.ts';
import type { Extra, Section } from '../../shapes.ts';
import { withExtras } from './extras.ts';
import { readBasics } from './read-basics.ts';
import { readItem } from './read-entries.ts';
import { collectExtras, entriesIn, type ReadState } from './read-state.ts';
import { readUnknownLists } from './read-unknown-lists.ts';
import { type EntryKind, isEntryKind, keysUsedIn, ROOT_KEYS, titleKeyOf } from './tables.ts';
import { WHOLE_FILE_KEY, writeResume } from './write.ts';
import { withOriginalData } from './write-entries.ts';

/** Converts a JSON Resume to a CV. Written again, it is the same file. */
export function readResume(source: JsonObject, state: ReadState): CvContent {
  const basics = readBasics(ownProperty(source, 'basics'), state);
  const summary = basics.summary === '' ? [] : [emptySection('summary', state.idOf('summary'))];
  const sections = [
    ...summary,
    ...kindsIn(source).flatMap((kind) => readSection(kind, source, state)),
    ...(state.isForeign() ? readUnknownLists(source, state) : []),
  ];
  const parsed: CvContent = { ...EMPTY_CONTENT, basics, sections };
  const design = { ...parsed.design, language: detectCvLanguage(parsed) };
  return { ...parsed, design, extras: readExtras(source, writeResume(parsed, withOriginalData), state) };
}

const KIND_BY_KEY = new Map(Object.entries(ROOT_KEYS).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/** Returns the kinds of sections in a file, in its order. */
const kindsIn = (source: JsonObject): EntryKind[] => [
  ...new Set(
    Object.keys(source)
      .map((key) => KIND_BY_KEY.get(key))
      .filter(isEntryKind),
  ),
];

function readSection(kind: EntryKind, source: JsonObject, state: ReadState): Section[] {
  const [from] = keysUsedIn(source, ROOT_KEYS[kind] ?? [kind]);
  const entries = entriesIn(ownProperty(source, from), from, titleKeyOf(kind), state);
  if (entries.length === 0) return [];
  const section = emptySection(kind, state.idOf(kind));
  const at = ['sections', section.id, 'items'];
  const items = entries.map((parsedEntry, index) =>
    readItem(kind, parsedEntry.entry, { at, from: parsedEntry.from, preferredId: `${kind}-${index + 1}` }, state),
  );
  state.sections.push({ kind, from, count: items.length });
  return [{ ...section, items } as Section];
}

function readExtras(source: JsonObject, output: JsonObject, state: ReadState): Extra[] {
  const extras = collectExtras(source, output, ROOT_KEYS, { from: '', at: [] }, state).filter(
    ({ key }) => key !== WHOLE_FILE_KEY,
  );
  const roundTripped = withExtras(output, extras, ROOT_KEYS);
  return isEqualJson(roundTripped, source)
    ? extras
    : [...extras, { key: WHOLE_FILE_KEY, was: source, wrote: roundTripped }];
}
