import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { pretends, safeAddress } from './safe-address.ts';
import type { MarkdownInline } from './tree.ts';

/** The CommonMark constructs that are disabled. Images stay enabled, so that they can be shown as typed. */
const NOT_TAKEN = [
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'list',
  'setextUnderline',
  'thematicBreak',
];
const TAKEN = { extensions: [{ disable: { null: NOT_TAKEN } }] };
const MARKS = /[*_[\]<\\]/g;
const MOST_MARKS = 150;
/** The parse cost besides that of marks, in marks: a fixed cost per paragraph, and more for brackets and line ends. */
const PER_PARAGRAPH = 4;
const DEAR = /[[\]\n]/g;
/** The start of a link that is not simply `](address)`, for which the library may scan to the end of the paragraph. */
const ODD_ADDRESS = /\]\((?![^\s()<>]{0,2000}\))/g;
const MOST_ODD_ADDRESSES = 8;

/** The parse budget that is left for a text, in marks; once it is used up, the rest is shown as typed. */
export type MarksLeft = { count: number };

/**
 * Parses bold, italic, links and line breaks of one paragraph. The library takes quadratic time for texts that are
 * mostly marks, so a paragraph with more than anybody would type is shown as typed.
 */
export function inlineOf(source: string, left: MarksLeft): MarkdownInline[] {
  const marks = count(source, MARKS);
  if (marks === 0 || marks > MOST_MARKS || count(source, ODD_ADDRESS) > MOST_ODD_ADDRESSES) return typed(source);
  const cost = PER_PARAGRAPH + marks + count(source, DEAR);
  if (cost > left.count) return typed(source);
  left.count -= cost;
  const [paragraph, ...others] = fromMarkdown(source, TAKEN).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return typed(source);
  return convert(paragraph.children, source);
}

const count = (source: string, sign: RegExp) => source.match(sign)?.length ?? 0;

function convert(nodes: readonly PhrasingContent[], source: string, around: readonly string[] = []): MarkdownInline[] {
  return nodes.flatMap((node) => convertNode(node, source, around)).reduce(join, []);
}

function convertNode(node: PhrasingContent, source: string, around: readonly string[]): MarkdownInline[] {
  switch (node.type) {
    case 'text':
      return typed(node.value);
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
    case 'emphasis': {
      const type = node.type === 'strong' ? 'bold' : 'italic';
      const children = convert(node.children, source, [...around, type]);
      return around.includes(type) ? children : [{ type, children }];
    }
    case 'link': {
      const href = safeAddress(node.url);
      const children = convert(node.children, source, around);
      const words = wordsOf(children);
      if (href && /[\p{L}\p{N}\p{P}\p{S}]/u.test(words) && !pretends(words, href))
        return [{ type: 'link', href, children }];
      return typed(sourceOf(node, source));
    }
    default:
      return typed(sourceOf(node, source));
  }
}

const sourceOf = ({ position }: PhrasingContent, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

/** Converts text to nodes without interpreting marks; each line end becomes a line break. */
export const typed = (text: string): MarkdownInline[] =>
  text
    .split('\n')
    .flatMap((line, index): MarkdownInline[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...(line ? [{ type: 'text' as const, text: line }] : []),
    ]);

/** Returns the plain text of nodes. */
export const wordsOf = (nodes: readonly MarkdownInline[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'break' ? '\n' : wordsOf(node.children)))
    .join('');

/** Appends a node, joining adjacent texts. */
function join(nodes: MarkdownInline[], node: MarkdownInline): MarkdownInline[] {
  const last = nodes.at(-1);
  if (node.type === 'text' && last?.type === 'text') nodes[nodes.length - 1] = { ...last, text: last.text + node.text };
  else nodes.push(node);
  return nodes;
}
