import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import type { CvContent } from '../content.ts';
import { languageOf } from '../language-of.ts';
import { type CvOutline, outlineOf, type PageWords } from '../outline/outline.ts';
import type { Letter } from '../shapes.ts';
import { withoutHidden } from '../without-hidden.ts';
import { letterDateOf, variableValuesOf } from './variable-values.ts';
import { fillBlocks, fillVariables } from './variables.ts';

/** The words that a letter adds to its member's text, in the CV's language: `page` in `messages/…/cv-letters.json`. */
export type LetterWords = { title: string; enclosures: string };

/** Everything that readers of a letter see, in order. */
export type LetterOutline = Pick<CvOutline, 'name' | 'headline' | 'contacts'> & {
  /** The document title, for example in file properties. It is not part of the letter. */
  title: string;
  /** The recipient's name and address, line by line. */
  to: string[];
  /** Place and date. */
  when: string;
  subject: string;
  salutation: string;
  text: MarkdownBlock[];
  closing: string;
  /** The label of the enclosures; `enclosed` lists them line by line. */
  enclosures: string;
  enclosed: string[];
};

export const findLetter = ({ letters }: Pick<CvContent, 'letters'>, id: string) =>
  letters.find((letter) => letter.id === id);

type LetterOutlineWords = { words: PageWords; letterWords: LetterWords };

export function letterOutlineOf(
  content: CvContent,
  letter: Letter,
  { words, letterWords }: LetterOutlineWords,
): LetterOutline {
  const visibleContent = withoutHidden(content);
  const { name, headline, contacts } = outlineOf({ ...visibleContent, sections: [] }, words);
  const values = variableValuesOf(visibleContent, letter);
  const fillText = (text: string) => fillVariables(text, values).trim();
  const subject = fillText(letter.subject);
  const { comma } = languageOf(content.design.language);
  return {
    ...{ name, headline, contacts, subject },
    title: subject || (name === '' ? letterWords.title : `${name} – ${letterWords.title}`),
    to: [letter.recipient.trim(), letter.company.trim(), ...linesOf(letter.address)].filter(Boolean),
    when: [letter.place.trim(), withoutLineBreaks(letterDateOf(letter, content))].filter(Boolean).join(comma),
    salutation: fillText(letter.salutation),
    text: fillBlocks(parseMarkdown(letter.text), values),
    closing: fillText(letter.closing),
    enclosures: letterWords.enclosures,
    enclosed: linesOf(letter.enclosures),
  };
}

/** Keeps a date on one line with non-breaking spaces, unless it is too long for that. */
const withoutLineBreaks = (date: string) =>
  date.length > MAX_NON_BREAKING_LENGTH ? date : date.replaceAll(' ', '\u00a0');
const MAX_NON_BREAKING_LENGTH = 24;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
