import { markdownOf } from '#platform/pure/markdown/inline-markdown.ts';
import { CV_LIMITS } from '../../content.ts';
import { toSingleLine } from '../../to-single-line.ts';
import { shapeOf } from '../../tree.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import type { ColumnEdges } from './blocks.ts';
import type { Doubt } from './doubts.ts';
import type { Excerpt } from './excerpt.ts';
import { type DateOrder, type FoundPeriod, findPeriod } from './find-period.ts';
import type { Ledger } from './ledger.ts';
import type { SourceDocument, SourceRun } from './source-document.ts';

/** All that reading a document needs: the CV that is built, the marks, and facts about the document. */
export type ReadingState = {
  builder: CvBuilder;
  ledger: Ledger;
  document: SourceDocument;
  language: string;
  dateOrder: DateOrder;
  edges: ColumnEdges;
};

/** The longest beginning of a text by which a report names the part of a file. */
const MAX_ORIGIN = 60;

/** Returns where a text comes from, as reports show it: its beginning. */
export const originOf = ({ text }: Excerpt): string => text.replace(/\s+/g, ' ').trim().slice(0, MAX_ORIGIN);

/** The part of the state that placing text needs. */
export type PlacingState = Pick<ReadingState, 'builder' | 'ledger' | 'document'>;

/** Sets a field to a text and marks the text. A text that is too long for the field stays unplaced. */
export function placeText(
  { builder, ledger, document }: PlacingState,
  target: ImportTarget,
  field: string,
  excerpt: Excerpt,
  { doubt, value }: { doubt?: Doubt | undefined; value?: string | undefined } = {},
): boolean {
  const type = shapeOf(target.kind)[field];
  const existing = (target.value as Record<string, unknown>)[field];
  const text =
    value ?? (type === 'text' ? richTextOf(document, excerpt) : toSingleLine(excerpt.text).replace(/\s+/g, ' ').trim());
  const joined =
    typeof existing === 'string' && existing !== '' ? existing + (type === 'text' ? '\n\n' : ', ') + text : text;
  const maximum = type === 'text' ? CV_LIMITS.text : type === 'address' ? CV_LIMITS.address : CV_LIMITS.line;
  if (joined.length > maximum) return false;
  Object.assign(target.value, { [field]: joined });
  ledger.mark(excerpt, target.at, field, doubt);
  if (type === 'address') builder.reader.address(joined, { from: originOf(excerpt), at: target.at, field });
  return true;
}

/** Sets a field that is a list of words. */
export function placeWords({ ledger }: PlacingState, target: ImportTarget, field: string, words: readonly Excerpt[]) {
  const values = [...((target.value as Record<string, string[]>)[field] ?? [])];
  for (const word of words) {
    const text = toSingleLine(word.text).replace(/\s+/g, ' ').trim();
    if (text.length > CV_LIMITS.word || values.length >= CV_LIMITS.words) continue;
    values.push(text);
    ledger.mark(word, target.at, field);
  }
  Object.assign(target.value, { [field]: values });
}

/** Marks a label, a separator word or a date that belongs to a field. */
export const markOnly = ({ ledger }: PlacingState, target: ImportTarget, field: string, excerpt: Excerpt) =>
  ledger.mark(excerpt, target.at, field);

export const periodIn = ({ dateOrder }: ReadingState, text: string): FoundPeriod | undefined =>
  findPeriod(text, dateOrder);

/** Returns a text with its bold, italic and links as Markdown. Emphasis of all of it is the look of the line. */
export function richTextOf({ lines }: SourceDocument, { text, origins }: Excerpt): string {
  const styles: (SourceRun | undefined)[] = new Array(text.length).fill(undefined);
  for (const { line, start, end, at } of origins) {
    let position = 0;
    for (const runs of lines[line]?.segments ?? []) {
      for (const run of runs) {
        const first = Math.max(start, position);
        const last = Math.min(end, position + run.text.length);
        if (first < last) styles.fill(run, at + first - start, at + last - start);
        position += run.text.length;
      }
      position += 1;
    }
  }
  const isAllBold = styles.every((run) => run === undefined || run.bold || run.text.trim() === '');
  const isAllItalic = styles.every((run) => run === undefined || run.italic || run.text.trim() === '');
  const parts: { text: string; run: SourceRun | undefined }[] = [];
  [...text].reduce((at, character) => {
    const run = styles[at] ?? styles[at - 1];
    const last = parts.at(-1);
    if (last && last.run === run) last.text += character;
    else parts.push({ text: character, run });
    return at + character.length;
  }, 0);
  return markdownOf(
    parts.map(({ text: part, run }) => ({
      text: part,
      bold: run?.bold === true && !isAllBold,
      italic: run?.italic === true && !isAllItalic,
      href: run?.link,
    })),
  ).trim();
}
