import {
  AlignmentType,
  BorderStyle,
  type IFontAttributesProperties,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LineRuleType,
} from 'docx';
import type { Look } from '../look.ts';
import { indentOf, LEVELS } from './lists.ts';
import { halfPoints, hex, pointsOf, twips } from './measures.ts';

type Style = Omit<IParagraphStyleOptions, 'id'>;
type Run = NonNullable<Style['run']>;

/** Returns the text width between the margins, in points. */
export const columnOf = ({ paper, margin }: Look) => pointsOf(paper.width - 2 * margin.x);

/** Returns the design of a CV as Word styles, so that each can be changed in one place. */
export function stylesOf(look: Look): IStylesOptions {
  const { colours, gaps, size, language, typefaces } = look;
  const [body, heading] = [fontOf(typefaces.body.name), fontOf(typefaces.heading.name)];
  const spacing = (before: number, after: number) => ({ before: twips(before), after: twips(after) });
  const sized = (share: number): Pick<Run, 'size'> => ({ size: halfPoints(size * share) });
  const quiet = { color: hex(colours.quiet) };
  const entry = {
    keepNext: true,
    keepLines: true,
    rightTabStop: twips(columnOf(look)),
    spacing: spacing(gaps.entry, 0),
  };
  return {
    default: {
      document: {
        run: {
          font: body,
          color: hex(colours.text),
          language: { value: language.tag, eastAsia: language.tag, bidirectional: language.tag },
          ...sized(1),
        },
        paragraph: { spacing: { ...spacing(0, 0), line: twips(look.line), lineRule: LineRuleType.AT_LEAST } },
      },
      title: {
        run: { font: heading, bold: true, color: hex(colours.text), ...sized(2.4) },
        paragraph: {
          keepNext: true,
          keepLines: true,
          spacing: { ...spacing(0, look.line * 0.3), line: 240, lineRule: LineRuleType.AUTO },
        },
        next: 'Subtitle',
      },
      heading1: {
        run: { font: heading, bold: true, color: hex(colours.accent), ...sized(1.15) },
        paragraph: {
          keepNext: true,
          keepLines: true,
          spacing: spacing(gaps.section, gaps.heading),
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color: hex(colours.faint) } },
        },
        next: 'Text',
      },
      heading2: {
        run: { font: body, bold: true, color: hex(colours.text), ...sized(1.08) },
        paragraph: entry,
        next: 'Text',
      },
      heading3: {
        run: { font: body, bold: true, color: hex(colours.text), ...sized(1) },
        paragraph: { ...entry, spacing: spacing(gaps.entry * 0.7, 0) },
        next: 'Text',
      },
      hyperlink: { run: { color: hex(colours.accent), underline: { type: 'single', color: hex(colours.faint) } } },
    },
    paragraphStyles: [
      style('Subtitle', 'Subtitle', {
        run: { ...quiet, ...sized(1.15) },
        paragraph: { keepNext: true, spacing: spacing(0, look.line * 0.5) },
      }),
      style('Contacts', 'Contacts', { paragraph: { keepLines: true, spacing: spacing(0, look.line * 0.3) } }),
      style('Text', 'Body Text', { paragraph: { spacing: spacing(0, look.line * 0.15) } }),
      style('Entry', 'Entry', { paragraph: { keepNext: true, keepLines: true, rightTabStop: entry.rightTabStop } }),
      // Right-to-left scripts have no italics.
      style('Beside', 'Beside', {
        run: { italics: language.direction === 'ltr', ...quiet },
        paragraph: { keepNext: true, keepLines: true },
      }),
      style('Address', 'Address', { run: sized(0.92), paragraph: { keepLines: true } }),
      style('Detail', 'Detail', { paragraph: { keepLines: true } }),
      style('Short', 'Short', { paragraph: { keepLines: true, spacing: spacing(0, look.line * 0.12) } }),
      style('ListBullet', 'List Bullet', { paragraph: { keepLines: true, spacing: spacing(0, look.line * 0.1) } }),
      ...Array.from({ length: LEVELS }, (_, level) => {
        const number = level === 0 ? '' : String(level + 1);
        return style(`ListContinue${number}`, `List Continue ${number}`.trim(), {
          paragraph: { keepLines: true, indent: { start: twips(indentOf(look, level)) } },
        });
      }),
      style('LetterDate', 'Date', { paragraph: { alignment: AlignmentType.END } }),
      style('Footer', 'footer', { run: { ...quiet, ...sized(0.78) }, paragraph: { rightTabStop: entry.rightTabStop } }),
    ],
    characterStyles: [
      {
        id: 'Dates',
        name: 'Dates',
        quickFormat: true,
        run: { font: body, bold: false, italics: false, ...quiet, ...sized(1) },
      },
      { id: 'Label', name: 'Label', quickFormat: true, run: quiet },
      { id: 'Name', name: 'Name', quickFormat: true, run: { bold: true } },
      { id: 'Level', name: 'Level', quickFormat: true, run: { color: hex(colours.accent), ...sized(0.8) } },
    ],
  };
}

const style = (id: string, name: string, rest: Style): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  ...rest,
});

/** Sets the typeface of a run. Other scripts use the fonts that the reader's program has for them. */
const fontOf = (name: string): IFontAttributesProperties => ({ ascii: name, hAnsi: name, cs: 'Arial' });
