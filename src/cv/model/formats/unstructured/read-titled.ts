import type { Node, SectionKind } from '../../shapes.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import type { Block } from './blocks.ts';
import { entriesOf, undatedEntriesOf } from './entries.ts';
import { placeBody, placeDates, placeLinks, placeWholePeriod } from './entry-fields.ts';
import { EMPTY_EXCERPT, type Excerpt, splitExcerpt } from './excerpt.ts';
import { isProse } from './header-lines.ts';
import { type HeaderPart, headerOf, splitAtCommas } from './header-parts.ts';
import { detailOfLabel, organizationScore, roleScore } from './lexicon/lexicon.ts';
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
export function readTitled(state: ReadingState, kind: TitledKind, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const { entries, intro } = kind === 'references' ? undatedEntriesOf(blocks) : entriesOf(blocks, state.dateOrder);
  const section = builder.addSection(kind, from);
  for (const entry of entries) {
    const item = builder.addItem(section, originOf(entry.header[0]?.text ?? EMPTY_EXCERPT));
    const header = headerOf(entry, state.document, state.dateOrder);
    const [first, ...names] = titlePartsOf(kind, header.parts);
    if (first) placeText(state, item, FIELDS[kind].title, first);
    placeDates(state, item, header);
    placeWholePeriod(state, item, FIELDS[kind].text, header);
    placeLinks(state, item, header);
    for (const text of header.descriptions) placeText(state, item, FIELDS[kind].text, text);
    const rest = placeNames(state, kind, item, names);
    for (const part of rest) placeText(state, item, FIELDS[kind].text, part, { doubt: 'noField' });
    const list = kind === 'projects' || kind === 'custom' ? keywordListIn(entry.body) : undefined;
    const text = entry.body.filter((block) => block !== list);
    placeBody(state, item, FIELDS[kind].text, text);
    if (list) placeKeywords(state, item as ImportTarget<Node<'projects' | 'custom'>>, FIELDS[kind].text, list);
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
    if (field === undefined || !placeText(state, item, field, name, { doubt: at === 0 ? undefined : 'placedByOrder' }))
      rest.push(name);
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
  if (first)
    placeText(state, item, 'entity', first, {
      doubt: organizationScore(first.text) > 0 ? undefined : 'unknownOrganization',
    });
  if (second) placeText(state, item, 'type', second, { doubt: 'placedByOrder' });
  return rest;
}

const KEYWORD_SEPARATOR = /[,،、，]\s*/gu;

/** Returns the list of words at the end of a text: `Rust, WebAssembly, Linux`. It may be the last item of a list of others. */
function keywordListIn(blocks: readonly Block[]): Block | undefined {
  const last = blocks.findLast(({ bullet }) => bullet === undefined);
  if (last && isWordList(last)) return last;
  const items = blocks.filter(({ bullet }) => bullet !== undefined);
  const end = items.at(-1);
  const isOnly =
    end !== undefined && end === blocks.at(-1) && items.length > 1 && items.findIndex(isWordList) === items.length - 1;
  return isOnly ? end : undefined;
}

function isWordList({ text }: Block): boolean {
  if (/[.!?。]$/.test(text.text)) return false;
  const label = /^([^:：]{1,40})[:：]/u.exec(text.text)?.[1];
  if (label !== undefined && detailOfLabel(label) !== undefined) return false;
  const words = splitExcerpt(text, KEYWORD_SEPARATOR);
  return (
    words.length > 1 &&
    words.length <= 30 &&
    words.every((word) => word.text.split(' ').length <= 4 && word.text.length <= 60)
  );
}

/** Reads a list of words as keywords, or as text if the entry has keywords already. */
function placeKeywords(
  state: ReadingState,
  item: ImportTarget<Node<'projects' | 'custom'>>,
  textField: string,
  list: Block,
) {
  if (item.value.keywords.length > 0) placeText(state, item, textField, list.text);
  else placeWords(state, item, 'keywords', splitExcerpt(list.text, KEYWORD_SEPARATOR));
}

const MAX_REMARK_WORDS = 8;
const ON_REQUEST =
  /request|anfrage|wunsch|demande|solicitud|petición|talep|isten|طلب|richiesta|pedido|aanvraag|życzenie|запрос|ご要望|請求|索取|요청/iu;

/** Whether references are only said to be available on request. */
export const isOnRequest = ([only, ...others]: readonly Block[]): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.text.text.split(/\s+/).length <= MAX_REMARK_WORDS &&
  ON_REQUEST.test(only.text.text);

/** Whether a section under an unknown heading is running text without entries. */
export const isRunningText = (blocks: readonly Block[]) =>
  blocks.every((block) => block.bullet === undefined && isProse(block));
