import type { SectionKind } from '../../shapes.ts';
import type { Block } from './blocks.ts';
import { entriesOf, undatedEntriesOf } from './entries.ts';
import { placeBody, placeDates, placeLinks, placeWholePeriod } from './entry-fields.ts';
import { EMPTY_EXCERPT, type Excerpt } from './excerpt.ts';
import { isProse } from './header-lines.ts';
import { type HeaderPart, headerOf, splitAtCommas } from './header-parts.ts';
import { organizationScore, roleScore } from './lexicon/lexicon.ts';
import { originOf, placeText, placeWords, type ReadingState } from './reading-state.ts';

/** Fields of entries that begin with a title: those of the names after it in their order, and that of the text. */
type TitledFields = { title: string; names: readonly string[]; text: string };

const FIELDS = {
  projects: { title: 'name', names: ['entity', 'type'], text: 'description' },
  achievements: { title: 'title', names: ['kind', 'issuer'], text: 'summary' },
  awards: { title: 'title', names: ['awarder'], text: 'summary' },
  certificates: { title: 'name', names: ['issuer'], text: 'summary' },
  publications: { title: 'title', names: ['publisher'], text: 'summary' },
  talks: { title: 'title', names: ['event', 'location'], text: 'summary' },
  references: { title: 'name', names: ['position', 'organization'], text: 'reference' },
  custom: { title: 'title', names: ['subtitle', 'location'], text: 'summary' },
} as const satisfies Partial<Record<SectionKind, TitledFields>>;
export type TitledKind = keyof typeof FIELDS;
export const isTitled = (kind: string): kind is TitledKind => Object.hasOwn(FIELDS, kind);

/** Reads entries whose first name is their title. */
export function readTitled(
  state: ReadingState,
  kind: TitledKind,
  blocks: readonly Block[],
  from: string,
  title: string,
) {
  const { builder } = state;
  const { entries, intro } = kind === 'references' ? undatedEntriesOf(blocks) : entriesOf(blocks, state.dateOrder);
  const section = builder.addSection(kind, from);
  section.value.title = title;
  for (const entry of entries) {
    const item = builder.addItem(section, originOf(entry.header[0]?.text ?? EMPTY_EXCERPT));
    const header = headerOf(entry, state.document, state.dateOrder);
    const [first, ...names] = titlePartsOf(kind, header.parts);
    if (first) placeText(state, item, FIELDS[kind].title, first);
    placeDates(state, item, header);
    placeWholePeriod(state, item, FIELDS[kind].text, header);
    placeLinks(state, item, header);
    const rest = placeNames(state, kind, item, names);
    for (const part of rest) placeText(state, item, FIELDS[kind].text, part, { sure: false });
    placeBody(state, item, FIELDS[kind].text, entry.body);
    if (kind === 'projects' || kind === 'custom')
      moveKeywords(item.value as { keywords: string[]; summary?: string; description?: string });
  }
  return intro;
}

/** Splits the only name of a header at its commas, if it is no sentence. */
function titlePartsOf(kind: TitledKind, parts: readonly HeaderPart[]): Excerpt[] {
  const [first, ...rest] = parts;
  if (!first) return [];
  if (rest.length > 0 && !SPLIT_TITLES.includes(kind))
    return [first.excerpt, ...rest.flatMap((part) => splitNames(kind, part))];
  return [first, ...rest].flatMap((part) => splitAtCommas(part)).map(({ excerpt }) => excerpt);
}

/** Kinds whose titles have no commas. */
const SPLIT_TITLES: readonly TitledKind[] = ['references', 'certificates', 'awards'];

const splitNames = (kind: TitledKind, part: HeaderPart) =>
  FIELDS[kind].names.length > 1 ? splitAtCommas(part).map(({ excerpt }) => excerpt) : [part.excerpt];

/** Places the names after the title. Returns those for which there is no field. */
function placeNames(
  state: ReadingState,
  kind: TitledKind,
  item: Parameters<typeof placeText>[1],
  names: readonly Excerpt[],
): Excerpt[] {
  const fields: string[] = [...FIELDS[kind].names];
  if (kind === 'projects') return placeProjectNames(state, item, names);
  if (kind === 'achievements' && names.length === 1) fields.shift();
  if (
    kind === 'references' &&
    names.length === 1 &&
    names[0] &&
    organizationScore(names[0].text) > roleScore(names[0].text)
  )
    fields.shift();
  const rest: Excerpt[] = [];
  names.forEach((name, at) => {
    // More names than fields: volumes and pages of a publication, or a comma within the last name.
    const field = fields[at] ?? (kind === 'publications' || fields.length === 1 ? fields.at(-1) : undefined);
    if (field === undefined || !placeText(state, item, field, name, { sure: at === 0 })) rest.push(name);
  });
  return rest;
}

function placeProjectNames(
  state: ReadingState,
  item: Parameters<typeof placeText>[1],
  names: readonly Excerpt[],
): Excerpt[] {
  const roles = names.filter(({ text }) => roleScore(text) > 0 && organizationScore(text) === 0);
  placeWords(state, item, 'roles', roles);
  const others = names.filter((name) => !roles.includes(name));
  const [first, second, ...rest] = others;
  if (first) placeText(state, item, 'entity', first, { sure: organizationScore(first.text) > 0 });
  if (second) placeText(state, item, 'type', second, { sure: false });
  return rest;
}

/** Lists of words at the end of a text become keywords: `Rust, WebAssembly, Linux`. */
function moveKeywords(value: { keywords: string[]; summary?: string; description?: string }) {
  const field = value.description === undefined ? 'summary' : 'description';
  const paragraphs = (value[field] ?? '').split('\n\n');
  const last = paragraphs.at(-1) ?? '';
  const words = last.split(/[,،、，]\s*/);
  const isList =
    words.length > 1 &&
    words.length <= 30 &&
    words.every((word) => word !== '' && word.split(' ').length <= 4 && word.length <= 60) &&
    !/[.!?。]$/.test(last);
  if (!isList || value.keywords.length > 0) return;
  value.keywords = words;
  value[field] = paragraphs.slice(0, -1).join('\n\n');
}

/** Whether a section under an unknown heading is running text without entries. */
export const isRunningText = (blocks: readonly Block[]) =>
  blocks.every((block) => block.bullet === undefined && isProse(block));
