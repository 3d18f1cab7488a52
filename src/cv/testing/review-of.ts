import { extractText } from '../model/formats/unstructured/extract-text.ts';
import { readSourceDocument } from '../model/formats/unstructured/read-source-document.ts';
import { type FieldAt, fieldValue } from '../model/review/field-text.ts';
import { applyReviewAction, type Review, type ReviewAction, startReview } from '../model/review/review.ts';

/** A short CV as plain text. */
export const CV = `Nora Ellery
Product designer
nora@ellery.example

Experience

Meadowline Transit | Senior product designer | 2022 - Present
- Led the redesign of trip planning

Skills
Research, Prototyping, SQL
`;

/** Begins the review of a CV that is read from a text. */
export function reviewOf(text = CV): Review {
  const document = extractText(text);
  const reading = readSourceDocument(document);
  return startReview(reading.content, {
    ...{ lines: document.lines, pages: document.pages, marks: reading.marks, template: 'classic', face: null },
    ...{ unplaced: reading.unplaced, unplacedSection: reading.unplacedSection ?? null },
  });
}

/** Returns where words are in the text. */
export function spanOf({ texts }: Review, words: string) {
  const line = texts.findIndex((text) => text.includes(words));
  const start = texts[line]?.indexOf(words) ?? -1;
  if (start < 0) throw new Error(`no text with ${words}`);
  return { line, start, end: start + words.length };
}

/** Returns the review after several actions. */
export const apply = (review: Review, ...actions: ReviewAction[]) => actions.reduce(applyReviewAction, review);

/** Returns the field whose value is this text. */
export function fieldWith({ content, marks }: Review, text: string): FieldAt {
  const mark = marks.find((one) => fieldValue(content, one) === text);
  if (!mark) throw new Error(`no field with ${text}`);
  return { path: mark.path, field: mark.field };
}

/** Returns the first job. */
export const work = ({ content }: Review) => content.sections.find(({ kind }) => kind === 'work')?.items[0];

export const HEADLINE = { path: ['basics'], field: 'headline' };
