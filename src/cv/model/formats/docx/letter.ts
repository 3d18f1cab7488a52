import { HeadingLevel, TextRun } from 'docx';
import type { CvContent } from '../../content.ts';
import { type LetterOutline, type LetterWords, letterOutlineOf } from '../../letters/letter-outline.ts';
import { documentStyleOf } from '../../outline/document-style.ts';
import type { PageWords } from '../../outline/outline.ts';
import type { Letter } from '../../shapes.ts';
import { buildDocx } from './build-docx.ts';
import { headerParagraphs } from './header.ts';
import { blockParagraphs, type ParagraphOptions } from './paragraphs.ts';
import { type DocxContext, textRuns } from './runs.ts';
import { twips } from './units.ts';

type LetterDocxOptions = { words: PageWords; letterWords: LetterWords; templateFonts: string };

/** Exports a letter as a Word document, in the styles of its CV. */
export async function exportLetterDocx(
  content: CvContent,
  letter: Letter,
  { templateFonts, ...words }: LetterDocxOptions,
): Promise<Uint8Array> {
  const { design } = content;
  const outline = letterOutlineOf(content, letter, words);
  const context: DocxContext = { style: documentStyleOf(design, templateFonts), links: { count: 0 } };
  const parts = [...headerParagraphs(context, outline, undefined), ...letterParagraphs(context, outline)];
  return buildDocx(context, { lines: parts, title: outline.title, creator: outline.name, design });
}

/** Returns the paragraphs below the header. The closing stays on one page with the last lines of the text. */
function letterParagraphs(context: DocxContext, outline: LetterOutline): ParagraphOptions[] {
  const { to, when, subject, salutation, text, closing, name, enclosures, enclosed } = outline;
  const { line } = context.style;
  const spaceBefore = (parts: number) => ({ spacing: { before: twips(line * parts) } });
  const paragraphs = text.map((block) => blockParagraphs(context, block, 0));
  const closingParagraphs: ParagraphOptions[] = [
    ...(closing === ''
      ? []
      : [{ style: 'Text', ...spaceBefore(0.8), keepLines: true, children: textRuns(context, closing) }]),
    ...(name === ''
      ? []
      : [{ style: 'Text', ...spaceBefore(closing === '' ? 1.5 : 2.5), children: textRuns(context, name) }]),
  ];
  return [
    ...(to.length === 0
      ? []
      : [{ style: 'Text', ...spaceBefore(2), keepLines: true, children: lineRuns(context, to) }]),
    ...(when === '' ? [] : [{ style: 'LetterDate', ...spaceBefore(1.5), children: textRuns(context, when) }]),
    ...(subject === ''
      ? []
      : [{ heading: HeadingLevel.HEADING_2, ...spaceBefore(1.5), children: textRuns(context, subject) }]),
    ...(salutation === ''
      ? []
      : [
          {
            style: 'Text',
            ...spaceBefore(subject === '' ? 1.5 : 0.8),
            keepNext: true,
            children: textRuns(context, salutation),
          },
        ]),
    ...paragraphs.flatMap((parts, at) =>
      parts.map((one, index) => ({
        ...one,
        ...(index === 0 ? spaceBefore(0.6) : {}),
        ...(at === paragraphs.length - 1 && closingParagraphs.length > 0 ? { keepNext: true } : {}),
      })),
    ),
    ...closingParagraphs.map((one, at) => (at < closingParagraphs.length - 1 ? { ...one, keepNext: true } : one)),
    ...(enclosed.length === 0
      ? []
      : [
          {
            style: 'Address',
            ...spaceBefore(1.6),
            keepNext: true,
            children: textRuns(context, enclosures, { style: 'Label' }),
          },
          { style: 'Address', children: lineRuns(context, enclosed) },
        ]),
  ];
}

const lineRuns = (context: DocxContext, parts: readonly string[]) =>
  parts.flatMap((line, at) => [...(at > 0 ? [new TextRun({ break: 1 })] : []), ...textRuns(context, line)]);
