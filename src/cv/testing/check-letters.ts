import type { CvContent } from '#cv/model/content.ts';
import { letterOutlineOf } from '#cv/model/letters/letter-outline.ts';
import { variableValuesOf } from '#cv/model/letters/variable-values.ts';
import { fillVariables } from '#cv/model/letters/variables.ts';
import type { ItemOutline, SectionOutline } from '#cv/model/outline/outline.ts';
import type { Letter } from '#cv/model/shapes.ts';
import { letterWordsOf, pageWordsOf } from '#cv/render/page-words.ts';
import { findFields } from '#cv/render/reading/find-fields.ts';
import { linesOf } from '#cv/render/reading/lines-of-runs.ts';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { renderJobOf } from '#cv/render/render-input.ts';
import type { RenderJob, RenderResult } from '#cv/render/render-job.ts';
import { latePageStarts, overlappingText, textOutsideMargins } from '../../testing/page-layout-faults.ts';

/** Typesets a letter, reads it back from its PDF and returns every fault of its pages. */
export async function checkLetter(
  compile: (job: RenderJob) => RenderResult,
  { content, letter }: { content: CvContent; letter: Letter },
  { id, columns }: { id: string; columns: number },
) {
  const { design } = content;
  const renderInput = { content: { ...content, design: { ...design, template: id } }, photo: null, letter: letter.id };
  const made = compile({ ...renderJobOf(renderInput), make: 'pdf' });
  if (made.make !== 'pdf') throw new Error('the compiler made no PDF');
  const wording = { words: pageWordsOf(design), letterWords: letterWordsOf(design) };
  const outline = letterOutlineOf(content, letter, wording);
  const read = await readPdf(made.pdf);
  const filledText = fillVariables(letter.text, variableValuesOf(content, letter));
  const { closing, name, enclosures, enclosed } = outline;
  const fields = findFields({ ...outline, sections: [toSectionOutline(outline, filledText)] }, linesOf(read.pages));
  const frame = { ...design, toTheEdge: columns > 1 };
  const textsOf = (is: 'missing' | 'moved') => fields.filter((one) => one.is === is).map(({ field }) => field.text);
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
      lacks: textsOf('missing'),
      'has out of order': textsOf('moved'),
      'has outside its margins': [...textOutsideMargins(read.pages, frame), ...latePageStarts(read.pages, frame)],
      'has on one another': overlappingText(read.pages),
      'parts from its last lines': [closing, name, enclosures, ...enclosed].filter(
        (text) => pageOf(text) !== last?.lines.at(-1)?.page,
      ),
    },
  };
}

type TestedOutline = ReturnType<typeof letterOutlineOf>;

/** The date is placed above the subject or next to it. */
function toSectionOutline(
  { to, when, subject, salutation, closing, name, enclosures, enclosed }: TestedOutline,
  text: string,
): SectionOutline {
  const item: ItemOutline = {
    ...{ id: 'letter', heading: subject, beside: [], dates: when, when: [], url: '', level: 0 },
    texts: [salutation, text, closing, name, enclosures, ...enclosed],
    ...{ bullets: [], details: [], roles: [], startOnNewPage: false },
  };
  return {
    ...{ id: 'to', kind: 'custom', area: 'main', columns: 1, keepTogether: false, startOnNewPage: false },
    ...{ heading: '', texts: to, items: [item] },
  };
}
