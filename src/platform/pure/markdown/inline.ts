import type { PhrasingContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isDeceptiveLink, safeUrl } from './safe-url.ts';
import type { MarkdownInline } from './tree.ts';

/** The CommonMark constructs that are disabled. Images stay enabled, so that they can be shown as typed. */
const DISABLED_CONSTRUCTS = [
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'list',
  'setextUnderline',
  'thematicBreak',
];
const parserWithout = (disabled: string[]) => ({ extensions: [{ disable: { null: disabled } }] });
const WITHOUT_CODE = parserWithout([...DISABLED_CONSTRUCTS, 'codeText']);
const WITH_CODE = parserWithout(DISABLED_CONSTRUCTS);
const MARKS = /[*_[\]<\\]/g;
const BACKTICKS = /`+/g;
/** The number of marks that a paragraph may have. */
export const MAX_MARKS = 150;
/** The parse cost in addition to the marks themselves: per paragraph, and more for brackets and line ends. */
const PER_PARAGRAPH = 4;
const COSTLY_CHARACTERS = /[[\]\n]/g;
const LINE_ENDS = /\n/g;
/** The start of a link that is not simply `](address)`, for which the library may scan to the end of the paragraph. */
const UNUSUAL_LINK = /\]\((?![^\s()<>]{0,2000}\))/g;
const MAX_UNUSUAL_LINKS = 8;
/** The number of backticks without an end in a paragraph, for each of which the library scans to its end. */
const MAX_UNCLOSED = 8;

/** The parse budget that is left for a text, in marks; once it is used up, the rest is shown as typed. */
export type ParseBudget = { count: number };
/** Whether a paragraph may contain code, and the budget of its text. */
export type InlineContext = { code: boolean; budget: ParseBudget };

/**
 * Parses bold, italic, code, links and line breaks of one paragraph. The library takes quadratic time for texts that are
 * mostly marks, so a paragraph with more than anybody would type is shown as typed.
 */
export function parseInline(source: string, { code, budget }: InlineContext): MarkdownInline[] {
  const cost = parseCost(source, code);
  if (cost === 0 || cost > budget.count) return plainNodes(source);
  budget.count -= cost;
  const [paragraph, ...others] = fromMarkdown(source, code ? WITH_CODE : WITHOUT_CODE).children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return plainNodes(source);
  return convert(paragraph.children, source);
}

/** Returns the cost of the parse of a paragraph: nothing without marks, and infinity with too many. */
export function parseCost(source: string, code: boolean): number {
  const backticks = code ? count(source, BACKTICKS) : 0;
  const marks = count(source, MARKS) + backticks;
  if (marks === 0) return 0;
  if (marks > MAX_MARKS || count(source, UNUSUAL_LINK) > MAX_UNUSUAL_LINKS) return Number.POSITIVE_INFINITY;
  const cost = PER_PARAGRAPH + marks + count(source, COSTLY_CHARACTERS);
  if (backticks === 0) return cost;
  // The library joins the lines of code one by one.
  return countUnclosed(source) > MAX_UNCLOSED ? Number.POSITIVE_INFINITY : cost + count(source, LINE_ENDS);
}

/** Counts the backticks that no equal ones follow. A backslash before them may escape the first of them. */
function countUnclosed(source: string): number {
  const closing = new Set<number>();
  let unclosed = 0;
  for (const { 0: backticks, index } of [...source.matchAll(BACKTICKS)].reverse()) {
    const { length } = backticks;
    if (!closing.has(length)) unclosed += 1;
    if (length > 1 && source[index - 1] === '\\' && !closing.has(length - 1)) unclosed += 1;
    closing.add(length);
  }
  return unclosed;
}

const count = (source: string, pattern: RegExp) => source.match(pattern)?.length ?? 0;

function convert(nodes: readonly PhrasingContent[], source: string, parents: readonly string[] = []): MarkdownInline[] {
  return nodes.flatMap((node) => convertNode(node, source, parents)).reduce(join, []);
}

function convertNode(node: PhrasingContent, source: string, parents: readonly string[]): MarkdownInline[] {
  switch (node.type) {
    case 'text':
      return plainNodes(node.value);
    case 'break':
      return [{ type: 'break' }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value.replaceAll('\n', ' ') }];
    case 'strong':
    case 'emphasis': {
      const type = node.type === 'strong' ? 'bold' : 'italic';
      const children = convert(node.children, source, [...parents, type]);
      return parents.includes(type) ? children : [{ type, children }];
    }
    case 'link': {
      const href = safeUrl(node.url);
      const children = convert(node.children, source, parents);
      if (href && isShownAsLink(children, href)) return [{ type: 'link', href, children }];
      return plainNodes(sourceOf(node, source));
    }
    default:
      return plainNodes(sourceOf(node, source));
  }
}

/** Tests whether a link has visible text that does not pretend to be another address. */
export function isShownAsLink(children: readonly MarkdownInline[], href: string) {
  const words = textOfNodes(children);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(words) && !isDeceptiveLink(words, href);
}

const sourceOf = ({ position }: PhrasingContent, source: string) =>
  source.slice(position?.start.offset, position?.end.offset);

/** Converts text to nodes without interpreting marks; each line end becomes a line break. */
export const plainNodes = (text: string): MarkdownInline[] =>
  text
    .split('\n')
    .flatMap((line, index): MarkdownInline[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...(line ? [{ type: 'text' as const, text: line }] : []),
    ]);

/** Returns the plain text of nodes. */
export const textOfNodes = (nodes: readonly MarkdownInline[]): string =>
  nodes
    .map((node) => ('text' in node ? node.text : node.type === 'break' ? '\n' : textOfNodes(node.children)))
    .join('');

/** Appends a node, joining adjacent texts and adjacent code. */
export function join(nodes: MarkdownInline[], node: MarkdownInline): MarkdownInline[] {
  const last = nodes.at(-1);
  if (last && 'text' in last && 'text' in node && node.type === last.type)
    nodes[nodes.length - 1] = { ...last, text: last.text + node.text };
  else nodes.push(node);
  return nodes;
}
