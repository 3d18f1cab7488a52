import { detectLanguage } from '../../detect-language.ts';
import { makeCvBuilder } from '../reading/cv-builder.ts';
import { textOfLine } from '../unstructured/excerpt.ts';
import { finishReading, type UnstructuredReading } from '../unstructured/finish-reading.ts';
import { makeLedger } from '../unstructured/ledger.ts';
import { headingKindOf } from '../unstructured/lexicon/heading-kind.ts';
import { placeScore } from '../unstructured/lexicon/lexicon.ts';
import { originOf, type PlacingState, placeText } from '../unstructured/reading-state.ts';
import type { SourceDocument } from '../unstructured/source-document.ts';
import { joinWrapped } from './join-wrapped.ts';
import { isSize, joinLines, type PdfLine, type PdfSection, pdfLinesOf, SIZES, sectionsIn } from './pdf-lines.ts';
import { placeParagraphs } from './place-paragraphs.ts';
import { readPositions, readSchools } from './read-pdf-history.ts';
import { readContactLine, readNames } from './read-pdf-lists.ts';

/** Returns whether a document has the layout of LinkedIn’s “Save to PDF”, whose sizes are the same in every language. */
export function isLinkedInPdf(document: SourceDocument): boolean {
  const sizes = document.lines.flatMap(({ segments }) => segments.flat().map(({ size }) => size));
  const hasSizes = [SIZES.name, SIZES.heading, SIZES.sideHeading].every((size) =>
    sizes.some((one) => isSize(one, size)),
  );
  return hasSizes && document.lines.some((line) => textOfLine(line).includes('linkedin.com/in/'));
}

/** Reads a profile that LinkedIn has saved to PDF: by the sizes of its lines, which say what each of them is. */
export function readLinkedInPdf(document: SourceDocument): UnstructuredReading {
  const builder = makeCvBuilder('pdf', 'pdf');
  const state = { builder, ledger: makeLedger(), document };
  const language = detectLanguage(document.lines.map(textOfLine), document.language);
  builder.content.design.language = language;
  const { main, side } = pdfLinesOf(document);
  const [head, ...sections] = sectionsIn(main, SIZES.heading);
  readHead(state, head?.lines ?? []);
  const [, contact, ...lists] = sectionsIn(joinWrapped(side), SIZES.sideHeading);
  if (contact) {
    state.ledger.mark(contact.title, builder.basics.at, 'custom');
    for (const line of contact.lines) readContactLine({ ...state, language }, line.text);
  }
  for (const section of lists) readSection(state, section);
  const ignored = sections.flatMap((section) => readSection(state, section));
  const rows = [...main, ...side].filter((line) => !ignored.includes(line));
  return finishReading(
    state,
    rows.flatMap(({ text }) => text.origins.map(({ line }) => ({ line, text }))),
  );
}

/** Reads the name, and the lines between it and the first heading: the headline, and last the place. */
function readHead(state: PlacingState, lines: readonly PdfLine[]) {
  const { basics, location } = state.builder;
  const isName = ({ size }: PdfLine) => isSize(size, SIZES.name);
  const others = lines.filter((line) => !isName(line));
  const place = others.length > 1 ? others.at(-1) : undefined;
  placeText(state, basics, 'name', joinLines(lines.filter(isName)));
  const headline = others.slice(0, place && -1);
  if (headline.length > 0) placeText(state, basics, 'headline', joinLines(headline));
  if (!place) return;
  // A headline of two lines without a place below it looks alike.
  const doubt = placeScore(place.text.text) > 0 ? undefined : ('unknownPlace' as const);
  placeText(state, location, 'display', place.text, { doubt });
}

/** Reads a section, and returns its lines that only repeat what others say. */
function readSection(state: PlacingState, { title, lines }: PdfSection): PdfLine[] {
  const { builder, ledger } = state;
  const kind = headingKindOf(title.text);
  const before = builder.content.sections.length;
  const ignored = readLines(state, kind, { title, lines });
  const created = builder.content.sections[before];
  if (created) ledger.mark(title, ['sections', created.id], 'title', kind === undefined ? 'unknownHeading' : undefined);
  return ignored;
}

function readLines(
  state: PlacingState,
  kind: ReturnType<typeof headingKindOf>,
  { title, lines }: PdfSection,
): PdfLine[] {
  const { builder } = state;
  const from = originOf(title);
  switch (kind) {
    case 'work':
      return readPositions(state, lines);
    case 'education':
      readSchools(state, lines);
      return [];
    case 'summary':
      builder.addSection('summary', from);
      placeParagraphs(state, builder.basics, 'summary', lines);
      builder.countItem();
      return [];
    case 'skills':
    case 'languages':
    case 'certificates':
    case 'awards':
    case 'publications':
      readNames(state, kind, lines, from);
      return [];
    default:
      readText(state, { title, lines });
      return [];
  }
}

/** Keeps a section under another heading as text. */
function readText(state: PlacingState, { title, lines }: PdfSection) {
  const { builder } = state;
  const section = builder.addSection('text', originOf(title));
  section.value.title = builder.reader.line(title.text, { from: originOf(title), at: section.at });
  placeParagraphs(state, builder.addItem(section, originOf(title)), 'text', lines);
}
