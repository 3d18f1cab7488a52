import { type CvContent, EMPTY_CONTENT } from '../content.ts';
import { withoutHidden } from '../without-hidden.ts';
import { type MaskWords, withoutContact } from './without-contact.ts';

export type { MaskWords } from './without-contact.ts';

/**
 * All of a CV that its readers are given, in whatever form: nothing that is hidden, nothing that only its member knows of
 * it, and with `mask` none of the ways to reach them, in whose place these words stand.
 */
export function forReaders(content: CvContent, mask: MaskWords | undefined): CvContent {
  const { basics, sections, design } = withoutHidden(content);
  const image = design.photo === 'none' ? '' : basics.image;
  const titled = sections.map((section) => (section.showTitle ? section : { ...section, title: '' }));
  const shown = withoutExtras({ ...EMPTY_CONTENT, basics: { ...basics, image }, sections: titled, design });
  return mask ? withoutContact(shown, mask) : shown;
}

/** What a file from elsewhere said beside all that we know of is shown nowhere, and so is for nobody else. */
const withoutExtras = (content: CvContent): CvContent =>
  JSON.parse(JSON.stringify(content, (key, value: unknown) => (key === 'extras' ? [] : value)));
