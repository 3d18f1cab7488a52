import { parseMarkdown } from '#platform/markdown/parse.ts';
import type { MarkdownBlock } from '#platform/markdown/tree.ts';
import type { CvContent } from '../content.ts';
import { type CvOutline, outlineOf, type PageWords } from '../exports/outline.ts';
import { languageOf } from '../language-of.ts';
import type { Letter } from '../shapes.ts';
import { withoutHidden } from '../without-hidden.ts';
import { dateOf, valuesFor } from './values.ts';
import { fill, fillBlocks } from './variables.ts';

/** The words that a letter adds to what its member wrote, in the CV's language: `page` in `messages/…/cv-letters.json`. */
export type LetterWords = { title: string; enclosures: string };

/** All that a reader of a letter sees, in order. */
export type LetterOutline = Pick<CvOutline, 'name' | 'headline' | 'contacts'> & {
  /** What the letter is called where it is not read. */
  title: string;
  /** To whom it goes, line by line. */
  to: string[];
  /** Where and when it was written. */
  when: string;
  subject: string;
  salutation: string;
  text: MarkdownBlock[];
  closing: string;
  /** What goes along with it, line by line, and what they are called together. */
  enclosures: string;
  enclosed: string[];
};

export const letterIn = ({ letters }: Pick<CvContent, 'letters'>, id: string) =>
  letters.find((letter) => letter.id === id);

type Given = { words: PageWords; letterWords: LetterWords };

export function letterOutlineOf(content: CvContent, letter: Letter, { words, letterWords }: Given): LetterOutline {
  const shown = withoutHidden(content);
  const { name, headline, contacts } = outlineOf({ ...shown, sections: [] }, words);
  const values = valuesFor(shown, letter);
  const filled = (text: string) => fill(text, values).trim();
  const subject = filled(letter.subject);
  const { comma } = languageOf(content.design.language);
  return {
    ...{ name, headline, contacts, subject },
    title: subject || (name === '' ? letterWords.title : `${name} – ${letterWords.title}`),
    to: [letter.recipient.trim(), letter.company.trim(), ...linesOf(letter.address)].filter(Boolean),
    when: [letter.place.trim(), inOnePiece(dateOf(letter, content))].filter(Boolean).join(comma),
    salutation: filled(letter.salutation),
    text: fillBlocks(parseMarkdown(letter.text), values),
    closing: filled(letter.closing),
    enclosures: letterWords.enclosures,
    enclosed: linesOf(letter.enclosures),
  };
}

/** No line ends within a date. */
const inOnePiece = (date: string) => (date.length > LONGEST_PIECE ? date : date.replaceAll(' ', '\u00a0'));
const LONGEST_PIECE = 24;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
