import { type IRunOptions, NoBreakHyphen, type ParagraphChild, Tab, TextRun } from 'docx';
import type { MarkdownInline } from '#platform/markdown/tree.ts';
import { withoutNoText } from '#platform/printable.ts';
import type { Look } from '../look.ts';
import { type Turned, turnsOf } from './direction.ts';
import { Link } from './link.ts';

/** Writes into one document: what it counts is counted from its beginning. */
export type Pen = { look: Look; links: number };

/** How a piece is set beside what the style of its line says. */
type Setting = Pick<IRunOptions, 'style' | 'bold' | 'italics'>;
type Children = NonNullable<IRunOptions['children']>;

/** A text as it was typed. The end of a line is the end of a line. */
export const say = ({ look: { language } }: Pen, text: string, setting: Setting = {}): TextRun[] =>
  cleaned(text)
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [new TextRun({ break: 1 })] : []),
      ...turnsOf(line, language.direction).map((turned) => run(turned, setting)),
    ]);

/** In the direction of the whole: from when to when, say, or what stands between words of any direction. */
export const sayAlong = ({ look: { language } }: Pen, text: string, setting: Setting = {}) => {
  const rtl = language.direction === 'rtl';
  // Between words from left to right it would be one of them, but for signs that nobody sees.
  const turned = rtl && !/[\p{L}\p{N}]/u.test(text) ? text.replace(/^.*\S/u, '\u200f$&\u200f') : text;
  return run({ text: cleaned(turned), rtl }, setting);
};

const run = ({ text, rtl }: Turned, setting: Setting, children: Children = [text]) =>
  new TextRun({ children, ...setting, ...(rtl ? { rightToLeft: true } : {}) });
const cleaned = (text: string) => withoutNoText(text.replaceAll('\t', ' '));

/** So many signs stay together in a line. */
const MOST_TOGETHER = 40;

/** A few words that no line should tear apart; it breaks between many. */
export const sayTogether = (pen: Pen, text: string, setting: Setting = {}): TextRun[] =>
  text.length > MOST_TOGETHER
    ? say(pen, text, setting)
    : turnsOf(cleaned(text).replaceAll(' ', '\u00a0'), pen.look.language.direction).map((turned) =>
        run(turned, setting, turned.text.split(/(-)/).map(unbroken)),
      );
const unbroken = (piece: string) => (piece === '-' ? new NoBreakHyphen() : piece);

export const toTheEnd = () => new TextRun({ children: [new Tab()] });

/** A text that leads somewhere, where its address does. */
export const sayLinked = (pen: Pen, text: string, href: string | undefined, write = say): ParagraphChild[] =>
  href === undefined ? write(pen, text) : [linked(pen, write(pen, text, { style: LINK }), href)];

export const sayMarkdown = (pen: Pen, nodes: readonly MarkdownInline[], setting: Setting = {}): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
    if (node.type === 'link') return [linked(pen, words(pen, node.children, { ...setting, style: LINK }), node.href)];
    return 'children' in node
      ? sayMarkdown(pen, node.children, { ...setting, ...MARKS[node.type] })
      : words(pen, [node], setting);
  });

const LINK = 'Hyperlink';
const MARKS = { bold: { bold: true }, italic: { italics: true }, link: {} };

/** Links do not stand inside of links. */
const words = (pen: Pen, nodes: readonly MarkdownInline[], setting: Setting): TextRun[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return say(pen, node.text, setting);
    if (node.type === 'break') return [new TextRun({ break: 1 })];
    return words(pen, node.children, { ...setting, ...MARKS[node.type] });
  });

function linked(pen: Pen, children: readonly TextRun[], href: string) {
  pen.links += 1;
  return new Link(children, href, pen.links);
}
