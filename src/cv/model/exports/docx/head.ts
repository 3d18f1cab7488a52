import { HeadingLevel, type ParagraphChild } from 'docx';
import { asShown, hrefOf, labelOf } from '../addresses.ts';
import type { CvOutline } from '../outline.ts';
import type { Line } from './lines.ts';
import { photoOf } from './photo.ts';
import { type Pen, say, sayAlong, sayLinked, sayTogether } from './runs.ts';

/** A separator that stays on the line of the text before it. */
const BETWEEN = '\u00a0\u00a0·  ';

type Head = Pick<CvOutline, 'name' | 'headline' | 'contacts'>;

/** Returns the header of a CV: name, headline and contacts, and the photo beside them if there is one. */
export function linesOfHead(pen: Pen, { name, headline, contacts }: Head, photo: Uint8Array | undefined): Line[] {
  const ways = contacts.flatMap((contact, at): ParagraphChild[] => {
    const label = labelOf(contact);
    return [
      ...(at > 0 ? [sayAlong(pen, BETWEEN, { style: 'Label' })] : []),
      ...(label === '' ? [] : say(pen, `${label} `, { style: 'Label' })),
      ...sayLinked(pen, asShown(contact), hrefOf(contact), sayTogether),
    ];
  });
  const lines: Line[] = [
    ...(name === '' ? [] : [{ heading: HeadingLevel.TITLE, children: say(pen, name) }]),
    ...(headline === '' ? [] : [{ style: 'Subtitle', children: say(pen, headline) }]),
    ...(ways.length === 0 ? [] : [{ style: 'Contacts', children: ways }]),
  ];
  if (photo === undefined) return lines;
  const picture = photoOf(photo, name || headline || 'CV', pen.look);
  const [first, ...rest] = lines;
  return [{ ...first, children: [picture, ...(first?.children ?? [])] }, ...rest];
}
