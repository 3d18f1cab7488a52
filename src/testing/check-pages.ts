import type { CvContent } from '#cv/model/content.ts';
import { outlineOf, type SectionOutline } from '#cv/model/outline/outline.ts';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { type FieldMatch, findFields } from '#cv/render/reading/find-fields.ts';
import { linesOf } from '#cv/render/reading/lines-of-runs.ts';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { renderJobOf } from '#cv/render/render-input.ts';
import type { RenderJob, RenderResult } from '#cv/render/render-job.ts';
import {
  latePageStarts,
  loneLastLines,
  overlappingText,
  strandedHeadings,
  textOutsideMargins,
} from './page-layout-faults.ts';
import { readByPdftotext } from './pdftotext.ts';

/** The results for the pages of a CV, with every fault found. */
export type PageCheckResult = {
  pages: number;
  fields: number;
  byPdftotext: boolean;
  faults: Record<PageFault, string[]>;
};
export type PageFault =
  | 'is not PDF/UA-1'
  | 'has no tags'
  | 'is in another language'
  | 'has another title'
  | 'lacks'
  | 'has out of order'
  | 'lacks for pdftotext'
  | 'has out of order for pdftotext'
  | 'has outside its margins'
  | 'ends a page with the heading'
  | 'opens a page with the last line on'
  | 'has on one another';

type TestedTemplate = { id: string; columns: number };

/** Typesets a CV, reads it back from its PDF and checks its pages for every known fault. */
export async function checkPages(
  compile: (job: RenderJob) => RenderResult,
  content: CvContent,
  { id, columns }: TestedTemplate,
): Promise<PageCheckResult> {
  const design = { ...content.design, template: id };
  const made = compile({ ...renderJobOf({ content: { ...content, design }, photo: null }), template: id, make: 'pdf' });
  if (made.make !== 'pdf') throw new Error('the compiler made no PDF');
  const written = outlineOf(content, pageWordsOf(design));
  const outline = { ...written, sections: written.sections.map((section) => inOneOf(columns, section)) };
  const read = await readPdf(made.pdf);
  const fields = findFields(outline, linesOf(read.pages));
  const pdftotextLines = readByPdftotext(made.pdf);
  const pdftotextFields = pdftotextLines ? findFields(outline, pdftotextLines) : [];
  // With two columns, one of them may have a background that reaches the paper's edge.
  const frame = { ...design, toTheEdge: columns > 1 };
  return {
    pages: read.pages.length,
    fields: fields.length,
    byPdftotext: pdftotextLines !== null,
    faults: {
      'is not PDF/UA-1': read.accessible ? [] : ['by its own word'],
      'has no tags': read.tagged ? [] : ['at all'],
      'is in another language': read.language === design.language ? [] : [read.language],
      'has another title': read.title === outline.name ? [] : [read.title],
      lacks: describeFields('missing', fields),
      'has out of order': describeFields('moved', fields),
      'lacks for pdftotext': describeFields('missing', pdftotextFields),
      'has out of order for pdftotext': describeFields('moved', pdftotextFields),
      'has outside its margins': [...textOutsideMargins(read.pages, frame), ...latePageStarts(read.pages, frame)],
      'ends a page with the heading': strandedHeadings(outline, fields),
      'opens a page with the last line on': loneLastLines(outline, fields),
      'has on one another': overlappingText(read.pages),
    },
  };
}

const describeFields = (status: FieldMatch['is'], fields: readonly FieldMatch[]) =>
  fields.filter(({ is }) => is === status).map(({ field }) => `${field.part} of ${field.id}: “${field.text}”`);

/** Returns the section in the main area if there is one column, where everything has one reading order. */
const inOneOf = (columns: number, section: SectionOutline): SectionOutline =>
  columns === 1 ? { ...section, area: 'main' } : section;
