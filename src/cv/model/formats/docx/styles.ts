import {
  AlignmentType,
  BorderStyle,
  type IFontAttributesProperties,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LineRuleType,
  ShadingType,
} from 'docx';
import type { DocumentStyle } from '../../outline/document-style.ts';
import { indentOf, LIST_LEVELS } from './lists.ts';
import { halfPoints, hex, mmToPoints, twips } from './units.ts';

type ParagraphStyle = Omit<IParagraphStyleOptions, 'id'>;
type RunStyle = NonNullable<ParagraphStyle['run']>;

/** Returns the text width between the margins, in points. */
export const textWidthOf = ({ paper, margin }: DocumentStyle) => mmToPoints(paper.width - 2 * margin.x);

/** Returns what is drawn around the heading of a section. */
function headingFrame({ headings, colours }: DocumentStyle): NonNullable<ParagraphStyle['paragraph']> {
  if (headings === 'plain') return {};
  if (headings === 'shaded') return { shading: { type: ShadingType.CLEAR, fill: hex(colours.tint) } };
  const color = hex(headings === 'ruled' ? colours.mark : colours.faint);
  return { border: { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color } } };
}

/** Returns the design of a CV as Word styles, so that each can be changed in one place. */
export function stylesOf(documentStyle: DocumentStyle): IStylesOptions {
  const { colours, gaps, size, language, typefaces } = documentStyle;
  const [body, heading] = [fontOf(typefaces.body.name), fontOf(typefaces.heading.name)];
  const spacing = (before: number, after: number) => ({ before: twips(before), after: twips(after) });
  const scaledSize = (factor: number): Pick<RunStyle, 'size'> => ({ size: halfPoints(size * factor) });
  const quietColor = { color: hex(colours.quiet) };
  const entry = {
    keepNext: true,
    keepLines: true,
    rightTabStop: twips(textWidthOf(documentStyle)),
    spacing: spacing(gaps.entry, 0),
  };
  return {
    default: {
      document: {
        run: {
          font: body,
          color: hex(colours.text),
          language: { value: language.tag, eastAsia: language.tag, bidirectional: language.tag },
          ...scaledSize(1),
        },
        paragraph: { spacing: { ...spacing(0, 0), line: twips(documentStyle.line), lineRule: LineRuleType.AT_LEAST } },
      },
      title: {
        run: { font: heading, bold: true, color: hex(colours.text), ...scaledSize(2.4) },
        paragraph: {
          keepNext: true,
          keepLines: true,
          spacing: { ...spacing(0, documentStyle.line * 0.3), line: 240, lineRule: LineRuleType.AUTO },
        },
        next: 'Subtitle',
      },
      heading1: {
        run: {
          ...{ font: heading, bold: true, color: hex(colours.accent), ...scaledSize(1.15) },
          ...(documentStyle.headings === 'capitals' ? { allCaps: true } : {}),
        },
        paragraph: {
          keepNext: true,
          keepLines: true,
          spacing: spacing(gaps.section, gaps.heading),
          ...headingFrame(documentStyle),
        },
        next: 'Text',
      },
      heading2: {
        run: { font: body, bold: true, color: hex(colours.text), ...scaledSize(1.08) },
        paragraph: entry,
        next: 'Text',
      },
      heading3: {
        run: { font: body, bold: true, color: hex(colours.text), ...scaledSize(1) },
        paragraph: { ...entry, spacing: spacing(gaps.entry * 0.7, 0) },
        next: 'Text',
      },
      hyperlink: { run: { color: hex(colours.accent), underline: { type: 'single', color: hex(colours.faint) } } },
    },
    paragraphStyles: [
      makeParagraphStyle('Subtitle', 'Subtitle', {
        run: { ...quietColor, ...scaledSize(1.15) },
        paragraph: { keepNext: true, spacing: spacing(0, documentStyle.line * 0.5) },
      }),
      makeParagraphStyle('Contacts', 'Contacts', {
        paragraph: { keepLines: true, spacing: spacing(0, documentStyle.line * 0.3) },
      }),
      makeParagraphStyle('Text', 'Body Text', { paragraph: { spacing: spacing(0, documentStyle.line * 0.15) } }),
      makeParagraphStyle('Entry', 'Entry', {
        paragraph: { keepNext: true, keepLines: true, rightTabStop: entry.rightTabStop },
      }),
      // Right-to-left scripts have no italics.
      makeParagraphStyle('Beside', 'Beside', {
        run: { italics: language.direction === 'ltr', ...quietColor },
        paragraph: { keepNext: true, keepLines: true },
      }),
      makeParagraphStyle('Address', 'Address', { run: scaledSize(0.92), paragraph: { keepLines: true } }),
      makeParagraphStyle('Detail', 'Detail', { paragraph: { keepLines: true } }),
      makeParagraphStyle('Short', 'Short', {
        paragraph: { keepLines: true, spacing: spacing(0, documentStyle.line * 0.12) },
      }),
      makeParagraphStyle('ListBullet', 'List Bullet', {
        paragraph: { keepLines: true, spacing: spacing(0, documentStyle.line * 0.1) },
      }),
      ...Array.from({ length: LIST_LEVELS }, (_, level) => {
        const number = level === 0 ? '' : String(level + 1);
        return makeParagraphStyle(`ListContinue${number}`, `List Continue ${number}`.trim(), {
          paragraph: { keepLines: true, indent: { start: twips(indentOf(documentStyle, level)) } },
        });
      }),
      makeParagraphStyle('LetterDate', 'Date', { paragraph: { alignment: AlignmentType.END } }),
      makeParagraphStyle('Footer', 'footer', {
        run: { ...quietColor, ...scaledSize(0.78) },
        paragraph: { rightTabStop: entry.rightTabStop },
      }),
    ],
    characterStyles: [
      {
        id: 'Dates',
        name: 'Dates',
        quickFormat: true,
        run: { font: body, bold: false, italics: false, ...quietColor, ...scaledSize(1) },
      },
      { id: 'Label', name: 'Label', quickFormat: true, run: quietColor },
      { id: 'Name', name: 'Name', quickFormat: true, run: { bold: true } },
      { id: 'Level', name: 'Level', quickFormat: true, run: { color: hex(colours.accent), ...scaledSize(0.8) } },
    ],
  };
}

const makeParagraphStyle = (id: string, name: string, rest: ParagraphStyle): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  ...rest,
});

/** Sets the typeface of a run. Other scripts use the fonts that the reader's program has for them. */
const fontOf = (name: string): IFontAttributesProperties => ({ ascii: name, hAnsi: name, cs: 'Arial' });
