import { HeadingLevel, type ParagraphChild } from 'docx';
import { contactHref, contactLabel, contactText } from '../../outline/addresses.ts';
import type { CvOutline } from '../../outline/outline.ts';
import type { ParagraphOptions } from './paragraphs.ts';
import { photoOf } from './photo.ts';
import { type DocxContext, linkRuns, nonBreakingRuns, pageDirectionRun, textRuns } from './runs.ts';

/** A separator that stays on the line of the text before it. */
const CONTACT_SEPARATOR = '\u00a0\u00a0·  ';

type HeaderOutline = Pick<CvOutline, 'name' | 'headline' | 'contacts'>;

/** Returns the header of a CV: name, headline and contacts, and the photo beside them if there is one. */
export function headerParagraphs(
  context: DocxContext,
  { name, headline, contacts }: HeaderOutline,
  photo: Uint8Array | undefined,
): ParagraphOptions[] {
  const contactRuns = contacts.flatMap((contact, at): ParagraphChild[] => {
    const label = contactLabel(contact);
    return [
      ...(at > 0 ? [pageDirectionRun(context, CONTACT_SEPARATOR, { style: 'Label' })] : []),
      ...(label === '' ? [] : textRuns(context, `${label} `, { style: 'Label' })),
      ...linkRuns(context, contactText(contact), contactHref(contact), nonBreakingRuns),
    ];
  });
  const paragraphs: ParagraphOptions[] = [
    ...(name === '' ? [] : [{ heading: HeadingLevel.TITLE, children: textRuns(context, name) }]),
    ...(headline === '' ? [] : [{ style: 'Subtitle', children: textRuns(context, headline) }]),
    ...(contactRuns.length === 0 ? [] : [{ style: 'Contacts', children: contactRuns }]),
  ];
  if (photo === undefined) return paragraphs;
  const picture = photoOf(photo, name || headline || 'CV', context.style);
  const [first, ...rest] = paragraphs;
  return [{ ...first, children: [picture, ...(first?.children ?? [])] }, ...rest];
}
