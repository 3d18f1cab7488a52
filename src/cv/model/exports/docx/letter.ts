import { HeadingLevel, TextRun } from 'docx';
import type { CvContent } from '../../content.ts';
import { type LetterOutline, type LetterWords, letterOutlineOf } from '../../letters/letter-outline.ts';
import type { Letter } from '../../shapes.ts';
import { lookOf } from '../look.ts';
import type { PageWords } from '../outline.ts';
import { fileOf } from './file.ts';
import { linesOfHead } from './head.ts';
import { type Line, linesOfBlock } from './lines.ts';
import { twips } from './measures.ts';
import { type Pen, say } from './runs.ts';

type Given = { words: PageWords; letterWords: LetterWords; templateFonts: string };

/** Exports a letter as a Word document, in the styles of its CV. */
export async function exportLetterDocx(
  content: CvContent,
  letter: Letter,
  { templateFonts, ...words }: Given,
): Promise<Uint8Array> {
  const { design } = content;
  const outline = letterOutlineOf(content, letter, words);
  const pen: Pen = { look: lookOf(design, templateFonts), links: 0 };
  const lines = [...linesOfHead(pen, outline, undefined), ...linesOfLetter(pen, outline)];
  return fileOf(pen, { lines, title: outline.title, creator: outline.name, design });
}

/** Returns the paragraphs below the header. The closing stays on one page with the last lines of the text. */
function linesOfLetter(pen: Pen, outline: LetterOutline): Line[] {
  const { to, when, subject, salutation, text, closing, name, enclosures, enclosed } = outline;
  const { line } = pen.look;
  const after = (lines: number) => ({ spacing: { before: twips(line * lines) } });
  const paragraphs = text.map((block) => linesOfBlock(pen, block, 0));
  const close: Line[] = [
    ...(closing === '' ? [] : [{ style: 'Text', ...after(0.8), keepLines: true, children: say(pen, closing) }]),
    ...(name === '' ? [] : [{ style: 'Text', ...after(closing === '' ? 1.5 : 2.5), children: say(pen, name) }]),
  ];
  return [
    ...(to.length === 0 ? [] : [{ style: 'Text', ...after(2), keepLines: true, children: inLines(pen, to) }]),
    ...(when === '' ? [] : [{ style: 'LetterDate', ...after(1.5), children: say(pen, when) }]),
    ...(subject === '' ? [] : [{ heading: HeadingLevel.HEADING_2, ...after(1.5), children: say(pen, subject) }]),
    ...(salutation === ''
      ? []
      : [{ style: 'Text', ...after(subject === '' ? 1.5 : 0.8), keepNext: true, children: say(pen, salutation) }]),
    ...paragraphs.flatMap((lines, at) =>
      lines.map((one, index) => ({
        ...one,
        ...(index === 0 ? after(0.6) : {}),
        ...(at === paragraphs.length - 1 && close.length > 0 ? { keepNext: true } : {}),
      })),
    ),
    ...close.map((one, at) => (at < close.length - 1 ? { ...one, keepNext: true } : one)),
    ...(enclosed.length === 0
      ? []
      : [
          { style: 'Address', ...after(1.6), keepNext: true, children: say(pen, enclosures, { style: 'Label' }) },
          { style: 'Address', children: inLines(pen, enclosed) },
        ]),
  ];
}

const inLines = (pen: Pen, lines: readonly string[]) =>
  lines.flatMap((line, at) => [...(at > 0 ? [new TextRun({ break: 1 })] : []), ...say(pen, line)]);
