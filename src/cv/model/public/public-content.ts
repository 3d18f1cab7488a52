import { type CvContent, EMPTY_CONTENT } from '../content.ts';
import { findLetter } from '../letters/letter-outline.ts';
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

/**
 * Returns the content that readers of a letter get: the letter, and the CV that its head and variables are taken from.
 * Undefined if there is no such letter.
 */
export function toPublicLetter(content: CvContent, id: string, mask: ContactMaskTexts | undefined) {
  const letter = findLetter(content, id);
  if (!letter) return undefined;
  const withLetter = { ...toPublicContent(content, undefined), letters: [letter] };
  return mask ? withoutContact(withLetter, mask) : withLetter;
}

/** Removes extras: data from imported files that is shown nowhere and so must not be published. */
const withoutExtras = (content: CvContent): CvContent =>
  JSON.parse(JSON.stringify(content, (key, value: unknown) => (key === 'extras' ? [] : value)));
