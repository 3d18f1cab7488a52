import type { CvContent } from '../model/content.ts';
import { exportJsonResume } from '../model/json-resume/json-resume.ts';
import { letterIn } from '../model/letters/letter-outline.ts';
import { withoutHidden } from '../model/without-hidden.ts';
import { letterDataOf } from './letter-data.ts';
import type { Order } from './order.ts';
import { pageDataOf } from './page-data.ts';
import { letterWordsOf, pageWordsOf } from './page-words.ts';
import { templateOf } from './templates.ts';

/**
 * A CV to typeset, or its cover letter with the id `letter`. Hidden content reaches neither the pages nor the data
 * embedded in the PDF.
 */
export type Sheet = {
  content: CvContent;
  photo: { id: string; bytes: Uint8Array } | null;
  letter?: string;
  /** The member who owns the CV, also when a visitor requests it. */
  owner: string;
};

/** Returns everything that a template needs to typeset a CV or a cover letter. */
export function orderOf({ content, photo, letter: id }: Omit<Sheet, 'owner'>, marks = false): Omit<Order, 'make'> {
  const shown = withoutHidden(content);
  const template = templateOf(shown.design.template);
  const given = { words: pageWordsOf(shown.design), template, marks };
  if (id !== undefined) {
    const letter = letterIn(content, id);
    if (!letter) throw new Error('there is no such letter');
    const data = letterDataOf(shown, letter, { ...given, letterWords: letterWordsOf(shown.design), photo: false });
    return { template: template.id, data, attachment: null, photo: null };
  }
  return {
    template: template.id,
    data: pageDataOf(shown, { ...given, photo: photo !== null }),
    attachment: JSON.stringify(exportJsonResume(shown)),
    photo: photo?.bytes ?? null,
  };
}
