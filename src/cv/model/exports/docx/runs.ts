import { type IRunOptions, NoBreakHyphen, type ParagraphChild, Tab, TextRun } from 'docx';
import type { MarkdownInline } from '#platform/markdown/tree.ts';
import { withoutNoText } from '#platform/printable.ts';
import type { Look } from '../look.ts';
import { type Turned, turnsOf } from './direction.ts';
import { Link } from './link.ts';

/** The state of writing one document. `links` counts its links, to number them. */
export type Pen = { look: Look; links: number };

/** Formatting of a run on top of its paragraph style. */
type Setting = Pick<IRunOptions, 'style' | 'bold' | 'italics'>;
type Children = NonNullable<IRunOptions['children']>;

/** Writes a text as typed, including line breaks. */
export const say = ({ look: { language } }: Pen, text: string, setting: Setting = {}): TextRun[] =>
  cleaned(text)
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [new TextRun({ break: 1 })] : []),
      ...turnsOf(line, language.direction).map((turned) => run(turned, setting)),
    ]);

/** Writes a text in the direction of the page, for example a period, or a separator between words of any direction. */
export const sayAlong = ({ look: { language } }: Pen, text: string, setting: Setting = {}) => {
  const rtl = language.direction === 'rtl';
  // Invisible marks keep a separator from joining the left-to-right words around it.
  const turned = rtl && !/[\p{L}\p{N}]/u.test(text) ? text.replace(/^.*\S/u, '\u200f$&\u200f') : text;
  return run({ text: cleaned(turned), rtl }, setting);
};

const run = ({ text, rtl }: Turned, setting: Setting, children: Children = [text]) =>
  new TextRun({ children, ...setting, ...(rtl ? { rightToLeft: true } : {}) });
const cleaned = (text: string) => withoutNoText(text.replaceAll('\t', ' '));

/** The maximum number of characters that are kept on one line. */
const MOST_TOGETHER = 40;

/** Writes a short text without line breaks inside; longer texts may wrap. */
export const sayTogether = (pen: Pen, text: string, setting: Setting = {}): TextRun[] =>
  text.length > MOST_TOGETHER
    ? say(pen, text, setting)
    : turnsOf(cleaned(text).replaceAll(' ', '\u00a0'), pen.look.language.direction).map((turned) =>
        run(turned, setting, turned.text.split(/(-)/).map(unbroken)),
      );
const unbroken = (piece: string) => (piece === '-' ? new NoBreakHyphen() : piece);

export const toTheEnd = () => new TextRun({ children: [new Tab()] });

/** Writes a text as a link if there is an address, or as plain text. */
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

/** Writes the content of a link. Links nested in it become plain text. */
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
