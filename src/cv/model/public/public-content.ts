import { type CvContent, EMPTY_CONTENT } from '../content.ts';
import { withoutHidden } from '../without-hidden.ts';
import { type ContactMaskTexts, withoutContact } from './without-contact.ts';

export type { ContactMaskTexts } from './without-contact.ts';

/**
 * Returns the content that readers get in any format, without hidden and private data. With `mask`, contact details are
 * replaced with these words.
 */
export function toPublicContent(content: CvContent, mask: ContactMaskTexts | undefined): CvContent {
  const { basics, sections, design } = withoutHidden(content);
  const image = design.photo === 'none' ? '' : basics.image;
  const sectionsWithTitles = sections.map((section) => (section.showTitle ? section : { ...section, title: '' }));
  const visibleContent = withoutExtras({
    ...EMPTY_CONTENT,
    basics: { ...basics, image },
    sections: sectionsWithTitles,
    design,
  });
  return mask ? withoutContact(visibleContent, mask) : visibleContent;
}

/** Removes extras: data from imported files that is shown nowhere and so must not be published. */
const withoutExtras = (content: CvContent): CvContent =>
  JSON.parse(JSON.stringify(content, (key, value: unknown) => (key === 'extras' ? [] : value)));
