import { HeadingLevel } from 'docx';
import { asSaid, webAddress } from '../addresses.ts';
import { signOf } from '../look.ts';
import { type Detail, type ItemOutline, isShort, type SectionOutline } from '../outline.ts';
import { bulletOf, type Line, linesOf } from './lines.ts';
import { twips } from './measures.ts';
import { type Pen, say, sayAlong, sayLinked, toTheEnd } from './runs.ts';
import { columnOf } from './styles.ts';

const HEADINGS = [HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const;

/** Returns the paragraphs of a section: the heading, then its texts and entries, with their page break settings. */
export function linesOfSection(pen: Pen, section: SectionOutline): Line[] {
  const { kind, heading, texts, items, keepTogether, startOnNewPage } = section;
  const title: Line[] = heading === '' ? [] : [{ heading: HeadingLevel.HEADING_1, children: say(pen, heading) }];
  const { gaps } = pen.look;
  const body = [
    linesOf(pen, texts),
    ...items.map((item) => (isShort(kind) ? [shortOf(pen, item)] : linesOfItem(pen, item, 0))),
  ].filter((lines) => lines.length > 0);
  const gap = isShort(kind) ? undefined : gaps.entry;
  const spaced = body.flatMap((lines, at) => withGap(lines, at === 0 ? 0 : gap));
  const all = withGap([...title, ...spaced], heading === '' ? gaps.section : undefined);
  return all.map((line, at) => ({
    ...line,
    ...(startOnNewPage && at === 0 ? { pageBreakBefore: true } : {}),
    ...(keepTogether && at < all.length - 1 ? { keepNext: true } : {}),
  }));
}

const withGap = ([first, ...rest]: Line[], gap: number | undefined): Line[] =>
  first === undefined ? [] : [gap === undefined ? first : { ...first, spacing: { before: twips(gap) } }, ...rest];

function linesOfItem(pen: Pen, item: ItemOutline, depth: number): Line[] {
  const { beside, url, texts, bullets, details, roles } = item;
  return [
    ...headOf(pen, item, depth),
    ...(beside.length > 0 ? [{ style: 'Beside', children: inOrder(pen, beside) }] : []),
    ...(url === '' ? [] : [{ style: 'Address', children: sayLinked(pen, asSaid(url), webAddress(url)) }]),
    ...linesOf(pen, texts),
    ...bullets.flatMap(({ text }) => bulletOf(pen, text)),
    ...details.map((detail) => ({ style: 'Detail', children: detailOf(pen, detail) })),
    ...roles.flatMap((role) => linesOfItem(pen, role, depth + 1)),
  ];
}

/** Returns the title line of an entry, with the dates at its end. */
function headOf(pen: Pen, { heading, dates }: ItemOutline, depth: number): Line[] {
  if (heading === '' && dates === '') return [];
  const when = dates === '' ? [] : [sayAlong(pen, dates, { style: 'Dates' })];
  if (heading === '') return [{ style: 'Entry', children: when }];
  const level = HEADINGS[depth] ?? HeadingLevel.HEADING_5;
  const name = say(pen, heading);
  if (when.length === 0) return [{ heading: level, children: name }];
  // Beside a heading that wraps, the dates would run into its last line.
  if (widthOf(`${heading} ${dates}`) * pen.look.size > columnOf(pen.look))
    return [
      { heading: level, children: name },
      { style: 'Entry', children: when },
    ];
  return [{ heading: level, children: [...name, toTheEnd(), ...when] }];
}

/** Estimates the maximum width of a text in units of the font size, because the reader's typeface is unknown. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.05 : 0.62), 0);
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Returns an entry of a few words, for example a language, as one line. */
function shortOf(pen: Pen, { heading, beside, level, details }: ItemOutline): Line {
  const parts = [
    ...(heading === '' ? [] : [say(pen, heading, { style: 'Name' })]),
    ...(level === 0 ? [] : [[sayAlong(pen, signOf(level, pen.look.levels), { style: 'Level' })]]),
    ...(beside.length === 0 ? [] : [inOrder(pen, beside, 'Label')]),
    ...details.map((detail) => detailOf(pen, detail)),
  ];
  return { style: 'Short', children: parts.flatMap((part, at) => (at === 0 ? part : [...say(pen, '  '), ...part])) };
}

const detailOf = (pen: Pen, { label, text, url = '' }: Detail) => [
  ...(label === '' ? [] : say(pen, `${label}: `, { style: 'Label' })),
  ...sayLinked(pen, text, webAddress(url)),
];

const inOrder = (pen: Pen, pieces: readonly string[], style?: string) =>
  pieces.flatMap((piece, at) => {
    const setting = style === undefined ? {} : { style };
    return [...(at > 0 ? [sayAlong(pen, pen.look.language.comma, setting)] : []), ...say(pen, piece, setting)];
  });
