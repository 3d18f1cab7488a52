import { detectLanguage } from '../../detect-language.ts';
import { languageTag } from '../../schema.ts';
import type { SectionKind } from '../../shapes.ts';
import { type ImportTarget, makeCvBuilder } from '../reading/cv-builder.ts';
import { type Block, blocksOf, columnEdgesOf } from './blocks.ts';
import { dateOrderIn } from './find-period.ts';
import { finishReading, type UnstructuredReading } from './finish-reading.ts';
import { readHead } from './head.ts';
import { makeLedger } from './ledger.ts';
import { readEducation, readVolunteering, readWork } from './read-positions.ts';
import { isOnRequest, isRunningText, isTitled, readTitled } from './read-titled.ts';
import { readInterests, readLanguages, readSkills } from './read-words.ts';
import { originOf, placeText, type ReadingState } from './reading-state.ts';
import { rowsOf } from './rows.ts';
import { type SourceSection, sectionsOf } from './sections.ts';
import type { SourceDocument } from './source-document.ts';

/** Reads a CV from the lines of a file that is no data. */
export function readSourceDocument(document: SourceDocument): UnstructuredReading {
  const builder = makeCvBuilder(document.format, document.format);
  const { rows, skipped } = rowsOf(document);
  const texts = rows.map(({ text }) => text.text);
  const language = languageOf(document, texts);
  const usualOrder = language === 'en' || language === 'en-US' ? 'monthFirst' : 'dayFirst';
  const state: ReadingState = {
    ...{ builder, document, language },
    ledger: makeLedger(),
    edges: columnEdgesOf(rows),
    dateOrder: dateOrderIn(texts, usualOrder),
  };
  builder.content.design = { ...builder.content.design, language };
  const { head, sections } = sectionsOf(rows);
  const contactRows = sections.filter(({ kind }) => kind === 'contact').flatMap(({ rows: own }) => own);
  readHead(state, head, contactRows);
  for (const section of sections) readSection(state, section);
  const spans = skipped.flatMap(({ origins }) => origins.map(({ line, start, end }) => ({ line, start, end })));
  return finishReading(state, rows, spans);
}

/**
 * Returns the language of a document. Programs declare that of their interface, so the text decides if it is in another
 * one; the declared tag may name a region.
 */
function languageOf({ language }: SourceDocument, texts: readonly string[]): string {
  const declared = canonicalTag(language ?? '');
  const detected = detectLanguage(texts, declared);
  return declared !== undefined && baseOf(declared) === baseOf(detected) ? declared : detected;
}

const baseOf = (tag: string) => tag.split('-', 1)[0];

/** Returns a declared tag as documents have it, or `undefined` for another text. */
function canonicalTag(declared: string): string | undefined {
  try {
    const [tag] = Intl.getCanonicalLocales(declared.trim().replaceAll('_', '-'));
    return tag !== undefined && languageTag.safeParse(tag).success ? tag : undefined;
  } catch {
    return undefined;
  }
}

function readSection(state: ReadingState, section: SourceSection) {
  const { builder, ledger } = state;
  const { kind, heading, title } = section;
  if (kind === 'contact') {
    ledger.mark(heading, builder.basics.at, 'custom');
    return;
  }
  const before = builder.content.sections.length;
  const blocks = blocksOf(section.rows, state.edges);
  const rest = readBlocks(state, kind, blocks, section);
  const created = builder.content.sections[before];
  if (created) {
    if (created.kind !== 'summary') created.title = title.slice(0, 500);
    ledger.mark(heading, ['sections', created.id], 'title', section.isKnown ? undefined : 'unknownHeading');
  }
  readIntro(state, rest);
}

function readBlocks(
  state: ReadingState,
  kind: SectionKind,
  blocks: readonly Block[],
  { heading }: SourceSection,
): readonly Block[] {
  const from = originOf(heading);
  switch (kind) {
    case 'summary':
      return readSummary(state, blocks, from);
    case 'work':
      return readWork(state, blocks, from);
    case 'volunteer':
      return readVolunteering(state, blocks, from);
    case 'education':
      return readEducation(state, blocks, from);
    case 'skills':
      return readSkills(state, blocks, from);
    case 'languages':
      return readLanguages(state, blocks, from);
    case 'interests':
      return readInterests(state, blocks, from);
    default:
      return isTitled(kind) && !isTextUnder(kind, blocks)
        ? readTitled(state, kind, blocks, from)
        : readText(state, blocks, from);
  }
}

/** Whether a section under a heading for entries has none. */
const isTextUnder = (kind: SectionKind, blocks: readonly Block[]) =>
  (kind === 'custom' && isRunningText(blocks)) || (kind === 'references' && isOnRequest(blocks));

/** Reads the paragraphs of the summary. A second one becomes a section of text. */
function readSummary(state: ReadingState, blocks: readonly Block[], from: string): Block[] {
  const { builder } = state;
  if (builder.basics.value.summary !== '') return readText(state, blocks, from);
  builder.addSection('summary', from);
  for (const { text } of blocks) placeText(state, builder.basics, 'summary', text);
  return [];
}

function readText(state: ReadingState, blocks: readonly Block[], from: string): Block[] {
  if (blocks.length === 0) return [];
  const section = state.builder.addSection('text', from);
  const item: ImportTarget = state.builder.addItem(section, from);
  for (const { text } of blocks) placeText(state, item, 'text', text);
  return [];
}

/** Keeps text before the first entry of a section as a section of text. */
function readIntro(state: ReadingState, blocks: readonly Block[]) {
  if (blocks.length > 0 && blocks[0]) readText(state, blocks, originOf(blocks[0].text));
}
