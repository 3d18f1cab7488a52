import type { CvContent } from '../model/content.ts';
import { exportJsonResume } from '../model/json-resume/json-resume.ts';
import { withoutHidden } from '../model/without-hidden.ts';
import type { Order } from './order.ts';
import { pageDataOf } from './page-data.ts';
import { pageWordsOf } from './page-words.ts';
import { templateOf } from './templates.ts';

/** A CV as it is to be set. Nothing that is hidden in it gets onto the pages or into the data inside. */
export type Sheet = { content: CvContent; photo: { id: string; bytes: Uint8Array } | null };

/** All that a template needs to set a CV. */
export function orderOf({ content, photo }: Sheet, marks = false): Omit<Order, 'make'> {
  const shown = withoutHidden(content);
  const template = templateOf(shown.design.template);
  const data = pageDataOf(shown, {
    words: pageWordsOf(shown.design),
    template,
    photo: photo !== null,
    marks,
  });
  return {
    template: template.id,
    data,
    attachment: JSON.stringify(exportJsonResume(shown)),
    photo: photo?.bytes ?? null,
  };
}
