import { HeadingLevel } from 'docx';
import { displayUrl, webAddress } from '../../outline/addresses.ts';
import { levelSymbols } from '../../outline/document-style.ts';
import type { Detail, ItemOutline, OwnName, SectionOutline } from '../../outline/outline.ts';
import { isShort } from '../../shapes.ts';
import { bulletParagraphs, type ParagraphOptions, textParagraphs } from './paragraphs.ts';
import { type DocxContext, linkRuns, pageDirectionRun, tabRun, textRuns } from './runs.ts';
import { textWidthOf } from './styles.ts';
import { twips } from './units.ts';

const HEADINGS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const;

/** Returns the paragraphs of a section: the heading, then its texts and entries, with their page break settings. */
export function sectionParagraphs(context: DocxContext, section: SectionOutline): ParagraphOptions[] {
  const { kind, heading, texts, items, keepTogether, startOnNewPage } = section;
  const title: ParagraphOptions[] =
    heading === '' ? [] : [{ heading: HeadingLevel.HEADING_1, children: textRuns(context, heading) }];
  const { gaps } = context.style;
  const body = [
    textParagraphs(context, texts),
    ...items.map((item) => {
      const paragraphs = isShort(kind) ? [shortParagraph(context, item)] : itemParagraphs(context, item, 0);
      return item.startOnNewPage ? withPageBreakBefore(paragraphs) : paragraphs;
    }),
  ].filter((paragraphs) => paragraphs.length > 0);
  const gap = isShort(kind) ? undefined : gaps.entry;
  const spaced = body.flatMap((paragraphs, at) => withSpaceBefore(paragraphs, at === 0 ? 0 : gap));
  const paragraphOptions = withSpaceBefore([...title, ...spaced], heading === '' ? gaps.section : undefined);
  const keptTogether = paragraphOptions.map((paragraph, at) =>
    keepTogether && at < paragraphOptions.length - 1 ? { ...paragraph, keepNext: true } : paragraph,
  );
  return startOnNewPage ? withPageBreakBefore(keptTogether) : keptTogether;
}

const withPageBreakBefore = ([first, ...rest]: ParagraphOptions[]): ParagraphOptions[] =>
  first === undefined ? [] : [{ ...first, pageBreakBefore: true }, ...rest];

const withSpaceBefore = ([first, ...rest]: ParagraphOptions[], gap: number | undefined): ParagraphOptions[] =>
  first === undefined ? [] : [gap === undefined ? first : { ...first, spacing: { before: twips(gap) } }, ...rest];

function itemParagraphs(context: DocxContext, item: ItemOutline, depth: number): ParagraphOptions[] {
  const { beside, url, texts, bullets, details, roles } = item;
  return [
    ...titleParagraphs(context, item, depth),
    ...(beside.length > 0 ? [{ style: 'Beside', children: joinedRuns(context, beside) }] : []),
    ...(url === '' ? [] : [{ style: 'Address', children: linkRuns(context, displayUrl(url), webAddress(url)) }]),
    ...textParagraphs(context, texts),
    ...bullets.flatMap(({ text }) => bulletParagraphs(context, text)),
    ...details.map((detail) => ({ style: 'Detail', children: detailRuns(context, detail) })),
    ...roles.flatMap((role) => itemParagraphs(context, role, depth + 1)),
  ];
}

/** Returns the title line of an entry, with the dates at its end. */
function titleParagraphs(context: DocxContext, { heading, dates }: ItemOutline, depth: number): ParagraphOptions[] {
  if (heading === '' && dates === '') return [];
  const dateRuns = dates === '' ? [] : [pageDirectionRun(context, dates, { style: 'Dates' })];
  if (heading === '') return [{ style: 'Entry', children: dateRuns }];
  const level = HEADINGS[depth] ?? HeadingLevel.HEADING_5;
  const name = textRuns(context, heading);
  if (dateRuns.length === 0) return [{ heading: level, children: name }];
  // Beside a heading that wraps, the dates would run into its last line.
  if (estimatedWidthOf(`${heading} ${dates}`) * context.style.size > textWidthOf(context.style))
    return [
      { heading: level, children: name },
      { style: 'Entry', children: dateRuns },
    ];
  return [{ heading: level, children: [...name, tabRun(), ...dateRuns] }];
}

/** Estimates the maximum width of a text in units of the font size, because the reader's typeface is unknown. */
const estimatedWidthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (WIDE_CHARACTER.test(letter) ? 1.05 : 0.62), 0);
const WIDE_CHARACTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Returns an entry of a few words, for example a language, as one line. */
function shortParagraph(context: DocxContext, { heading, beside, level, details }: ItemOutline): ParagraphOptions {
  const parts = [
    ...(heading === '' ? [] : [textRuns(context, heading, { style: 'Name' })]),
    ...(level === 0
      ? []
      : [[pageDirectionRun(context, levelSymbols(level, context.style.levels), { style: 'Level' })]]),
    ...(beside.length === 0 ? [] : [joinedRuns(context, beside, 'Label')]),
    ...details.map((detail) => detailRuns(context, detail)),
  ];
  return {
    style: 'Short',
    children: parts.flatMap((part, at) => (at === 0 ? part : [...textRuns(context, '  '), ...part])),
  };
}

const detailRuns = (context: DocxContext, { label, text, url = '', own }: Detail) => [
  ...(label === '' ? [] : textRuns(context, `${label}: `, { style: 'Label' })),
  ...(own ? ownNameRuns(context, own) : linkRuns(context, text, webAddress(url))),
];

const ownNameRuns = (context: DocxContext, { before, name, after }: OwnName) => [
  ...(before === '' ? [] : textRuns(context, before)),
  ...textRuns(context, name, { bold: true }),
  ...(after === '' ? [] : textRuns(context, after)),
];

const joinedRuns = (context: DocxContext, pieces: readonly string[], style?: string) =>
  pieces.flatMap((piece, at) => {
    const format = style === undefined ? {} : { style };
    return [
      ...(at > 0 ? [pageDirectionRun(context, context.style.language.comma, format)] : []),
      ...textRuns(context, piece, format),
    ];
  });
