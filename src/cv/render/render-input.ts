import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { CvContent } from '../model/content.ts';
import { exportJsonResume } from '../model/formats/json-resume/json-resume.ts';
import { findLetter, type LetterWords, letterOutlineOf } from '../model/letters/letter-outline.ts';
import type { Letter } from '../model/shapes.ts';
import { withoutHidden } from '../model/without-hidden.ts';
import { addBidiMarksToData } from './bidi-marks.ts';
import { directBlocks } from './directed-blocks.ts';
import { type PageData, type PageDataOptions, type PageLetter, pageDataOf } from './page-data.ts';
import { letterWordsOf, pageWordsOf } from './page-words.ts';
import type { RenderJob } from './render-job.ts';
import { templateIn } from './templates.ts';

/**
 * A CV to typeset, or its cover letter with the id `letter`.
 * Hidden content reaches neither the pages nor the data embedded in the PDF.
 */
export type RenderInput = {
  content: CvContent;
  photo: { id: string; bytes: Uint8Array } | null;
  letter?: string;
  /** Texts in the language of the CV that it was translated from; only pages in HTML say so. */
  originals?: OriginalTexts | undefined;
  /** The member who owns the CV, also when a visitor requests it. */
  owner: string;
};

/** Returns everything that a template needs to typeset a CV or a cover letter. */
export function renderJobOf(
  { content, photo, letter: id }: Omit<RenderInput, 'owner'>,
  marks = false,
): Omit<RenderJob, 'make'> {
  const visibleContent = withoutHidden(content);
  const template = templateIn(visibleContent.design);
  const options = { words: pageWordsOf(visibleContent.design), template, marks };
  if (id !== undefined) {
    const letter = findLetter(content, id);
    if (!letter) throw new Error('no such letter');
    const data = letterDataOf(visibleContent, letter, {
      ...options,
      letterWords: letterWordsOf(visibleContent.design),
      photo: false,
    });
    return { template: template.id, data, attachment: null, photo: null };
  }
  return {
    template: template.id,
    data: pageDataOf(visibleContent, { ...options, photo: photo !== null }),
    attachment: JSON.stringify(exportJsonResume(visibleContent)),
    photo: photo?.bytes ?? null,
  };
}

/** Returns the template data of a cover letter, which has the header of its CV. */
function letterDataOf(
  content: CvContent,
  letter: Letter,
  options: PageDataOptions & { letterWords: LetterWords },
): PageData & { letter: PageLetter } {
  const { qr: _code, document: _document, ...data } = pageDataOf({ ...content, sections: [] }, options);
  const { title, name: _, headline: __, contacts: ___, ...outline } = letterOutlineOf(content, letter, options);
  const displayed = { ...outline, text: directBlocks(outline.text, data.direction) };
  return { ...data, title, letter: data.direction === 'rtl' ? addBidiMarksToData(displayed) : displayed };
}
