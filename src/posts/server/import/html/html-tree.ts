import { walkHtml } from '#platform/pure/html.ts';

export type HtmlElement = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** Whether an element within it begins a block, so that it is a container and not a part of a line. */
  hasBlocks: boolean;
};
export type HtmlNode = string | HtmlElement;

const BLOCK_TAGS = new Set(
  (
    'address article aside blockquote body center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hr html iframe li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul video'
  ).split(' '),
);

export const isBlockTag = (tag: string) => BLOCK_TAGS.has(tag);

const TAG = /<\/?[a-z][^<>]*>/gi;

/** Parses HTML as a tree. HTML that is nested too deeply is reduced to its text. */
export function parseHtml(html: string): { nodes: HtmlNode[]; isComplete: boolean } {
  const nodes = treeOf(html);
  if (nodes) return { nodes, isComplete: true };
  return { nodes: treeOf(html.replace(TAG, ' ')) ?? [], isComplete: false };
}

function treeOf(html: string): HtmlNode[] | undefined {
  const root: HtmlElement = { tag: '', attributes: {}, children: [], hasBlocks: false };
  const open = [root];
  const isComplete = walkHtml(html, {
    open: (tag, attributes) => {
      const element: HtmlElement = { tag, attributes, children: [], hasBlocks: false };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    close: () => {
      const closed = open.pop();
      const parent = open.at(-1);
      if (closed && parent && (closed.hasBlocks || isBlockTag(closed.tag))) parent.hasBlocks = true;
    },
    text: (text) => {
      const children = open.at(-1)?.children ?? [];
      const last = children.at(-1);
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
  });
  return isComplete ? root.children : undefined;
}

/** Returns the text of nodes as it is written, such as that of code. */
export const rawTextOf = (nodes: readonly HtmlNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : rawTextOf(node.children))).join('');

/** Returns the text of nodes in one line. */
export const lineOf = (nodes: readonly HtmlNode[]) => rawTextOf(nodes).replace(/\s+/g, ' ').trim();

/** Returns all elements within nodes, in their order, that a test finds. Those within a found one are left out. */
export function findElements(nodes: readonly HtmlNode[], test: (element: HtmlElement) => boolean): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return test(node) ? [node] : findElements(node.children, test);
  });
}

export const hasClass = ({ attributes }: HtmlElement, pattern: RegExp) => pattern.test(attributes.class ?? '');
