import type { CvContent } from '#cv/model/content.ts';
import type { ItemOutline, SectionOutline } from '#cv/model/exports/outline.ts';
import { letterOutlineOf } from '#cv/model/letters/letter-outline.ts';
import { valuesFor } from '#cv/model/letters/values.ts';
import { fill } from '#cv/model/letters/variables.ts';
import type { Letter } from '#cv/model/shapes.ts';
import type { Made, Order } from '#cv/render/order.ts';
import { orderOf } from '#cv/render/order-of.ts';
import { letterWordsOf, pageWordsOf } from '#cv/render/page-words.ts';
import { findFields } from '#cv/render/reading/find-fields.ts';
import { linesOf } from '#cv/render/reading/lines-of-runs.ts';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { beyondMargins, lateBeginnings, overlaps } from './page-faults.ts';

/** Typesets a letter, reads it back from its PDF and returns every fault of its pages. */
export async function proveLetter(
  compile: (order: Order) => Made,
  { content, letter }: { content: CvContent; letter: Letter },
  { id, columns }: { id: string; columns: number },
) {
  const { design } = content;
  const sheet = { content: { ...content, design: { ...design, template: id } }, photo: null, letter: letter.id };
  const made = compile({ ...orderOf(sheet), make: 'pdf' });
  if (made.make !== 'pdf') throw new Error('no PDF was made');
  const given = { words: pageWordsOf(design), letterWords: letterWordsOf(design) };
  const outline = letterOutlineOf(content, letter, given);
  const read = await readPdf(made.pdf);
  const written = fill(letter.text, valuesFor(content, letter));
  const { closing, name, enclosures, enclosed } = outline;
  const fields = findFields({ ...outline, sections: [asSection(outline, written)] }, linesOf(read.pages));
  const frame = { ...design, toTheEdge: columns > 1 };
  const those = (is: 'missing' | 'moved') => fields.filter((one) => one.is === is).map(({ field }) => field.text);
  const pageOf = (text: string) => fields.findLast(({ field }) => field.text === text)?.lines.at(-1)?.page;
  const last = fields[fields.findLastIndex(({ field }) => field.text === closing) - 1];
  return {
    pages: read.pages.length,
    fields: fields.length,
    faults: {
      'is not PDF/UA-1': read.accessible ? [] : ['by its own word'],
      'has no tags': read.tagged ? [] : ['at all'],
      'is in another language': read.language === design.language ? [] : [read.language],
      'has another title': read.title === outline.title ? [] : [read.title],
      'has inside': read.attachments.map((file) => file.name),
      lacks: those('missing'),
      'has out of order': those('moved'),
      'has outside its margins': [...beyondMargins(read.pages, frame), ...lateBeginnings(read.pages, frame)],
      'has on one another': overlaps(read.pages),
      'parts from its last lines': [closing, name, enclosures, ...enclosed].filter(
        (text) => pageOf(text) !== last?.lines.at(-1)?.page,
      ),
    },
  };
}

type Outline = ReturnType<typeof letterOutlineOf>;

/** The date is placed above the subject or next to it. */
function asSection(
  { to, when, subject, salutation, closing, name, enclosures, enclosed }: Outline,
  text: string,
): SectionOutline {
  const item: ItemOutline = {
    ...{ id: 'letter', heading: subject, beside: [], dates: when, when: [], url: '', level: 0 },
    texts: [salutation, text, closing, name, enclosures, ...enclosed],
    ...{ bullets: [], details: [], roles: [] },
  };
  return {
    ...{ id: 'to', kind: 'custom', area: 'main', columns: 1, keepTogether: false, startOnNewPage: false },
    ...{ heading: '', texts: to, items: [item] },
  };
}
