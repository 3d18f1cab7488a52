import { shapeOf } from '../../tree.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import { type Excerpt, joinExcerpts } from '../unstructured/excerpt.ts';
import { originOf, type PlacingState, placeText, richTextOf } from '../unstructured/reading-state.ts';
import type { PdfLine } from './pdf-lines.ts';

/** A line that ends before this share of the widest one was ended by its writer. */
const FULL_WIDTH = 0.8;

type Paragraph = { text: Excerpt; isItem: boolean };

/** Sets a field to a text of several lines. List items at its end become highlights, if the target has them. */
export function placeParagraphs(state: PlacingState, target: ImportTarget, field: string, lines: readonly PdfLine[]) {
  const paragraphs = paragraphsOf(lines);
  const end = paragraphs.findLastIndex(({ isItem }) => !isItem) + 1;
  const hasHighlights = Object.hasOwn(shapeOf(target.kind), 'highlights');
  const own = hasHighlights ? paragraphs.slice(0, end) : paragraphs;
  if (own.length > 0) {
    const whole = joinExcerpts(
      own.map(({ text }) => text),
      '\n',
    );
    placeText(state, target, field, whole, { value: markdownOf(state, own) });
  }
  for (const { text } of paragraphs.slice(own.length)) {
    placeText(state, state.builder.addChild('highlight', target, 'highlights', originOf(text)), 'text', text);
  }
}

/** Joins the lines that were wrapped. Lines that their writer ended are in one paragraph, but stay lines. */
function paragraphsOf(lines: readonly PdfLine[]): Paragraph[] {
  const widest = lines.reduce((most, { width }) => Math.max(most, width), 0);
  const paragraphs: Paragraph[] = [];
  for (const [at, { text, bullet }] of lines.entries()) {
    const last = paragraphs.at(-1);
    const isWrapped = (lines[at - 1]?.width ?? 0) >= widest * FULL_WIDTH;
    if (last && bullet === undefined && (isWrapped || !last.isItem))
      last.text = joinExcerpts([last.text, text], isWrapped ? ' ' : '\n');
    else paragraphs.push({ text, isItem: bullet !== undefined });
  }
  return paragraphs;
}

/** Returns paragraphs and lists as Markdown. */
const markdownOf = ({ document }: PlacingState, paragraphs: readonly Paragraph[]): string =>
  paragraphs.reduce((markdown, { text, isItem }, at) => {
    const glue = at === 0 ? '' : isItem && paragraphs[at - 1]?.isItem ? '\n' : '\n\n';
    return `${markdown}${glue}${isItem ? '- ' : ''}${richTextOf(document, text)}`;
  }, '');
