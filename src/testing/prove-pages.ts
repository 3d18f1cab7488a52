import type { CvContent } from '#cv/model/content.ts';
import { outlineOf, type SectionOutline } from '#cv/model/exports/outline.ts';
import type { Made, Order } from '#cv/render/order.ts';
import { orderOf } from '#cv/render/order-of.ts';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { type FoundField, findFields } from '#cv/render/reading/find-fields.ts';
import { linesOf } from '#cv/render/reading/lines-of-runs.ts';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { beyondMargins, lateBeginnings, overlaps, strandedHeadings } from './page-faults.ts';
import { readByPdftotext } from './pdftotext.ts';

/** The results for the pages of a CV, with every fault found. */
export type Proof = { pages: number; fields: number; byPdftotext: boolean; faults: Record<Fault, string[]> };
export type Fault =
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
  | 'has on one another';

type Template = { id: string; columns: number };

/** Typesets a CV, reads it back from its PDF and checks its pages for every known fault. */
export async function provePages(
  compile: (order: Order) => Made,
  content: CvContent,
  { id, columns }: Template,
): Promise<Proof> {
  const { design } = content;
  const made = compile({ ...orderOf({ content, photo: null }), template: id, make: 'pdf' });
  if (made.make !== 'pdf') throw new Error('no PDF was made');
  const written = outlineOf(content, pageWordsOf(design));
  const outline = { ...written, sections: written.sections.map((section) => inOneOf(columns, section)) };
  const read = await readPdf(made.pdf);
  const fields = findFields(outline, linesOf(read.pages));
  const elsewhere = readByPdftotext(made.pdf);
  const fieldsElsewhere = elsewhere ? findFields(outline, elsewhere) : [];
  // With two columns, one of them may have a background that reaches the paper's edge.
  const frame = { ...design, toTheEdge: columns > 1 };
  return {
    pages: read.pages.length,
    fields: fields.length,
    byPdftotext: elsewhere !== null,
    faults: {
      'is not PDF/UA-1': read.accessible ? [] : ['by its own word'],
      'has no tags': read.tagged ? [] : ['at all'],
      'is in another language': read.language === design.language ? [] : [read.language],
      'has another title': read.title === outline.name ? [] : [read.title],
      lacks: those('missing', fields),
      'has out of order': those('moved', fields),
      'lacks for pdftotext': those('missing', fieldsElsewhere),
      'has out of order for pdftotext': those('moved', fieldsElsewhere),
      'has outside its margins': [...beyondMargins(read.pages, frame), ...lateBeginnings(read.pages, frame)],
      'ends a page with the heading': strandedHeadings(outline, fields),
      'has on one another': overlaps(read.pages),
    },
  };
}

const those = (what: FoundField['is'], fields: readonly FoundField[]) =>
  fields.filter(({ is }) => is === what).map(({ field }) => `${field.part} of ${field.id}: “${field.text}”`);

/** Puts all sections in the main area if there is one column, where everything has one reading order. */
const inOneOf = (columns: number, section: SectionOutline): SectionOutline =>
  columns === 1 ? { ...section, area: 'main' } : section;
