import { isShownAsLink, join, plainNodes, textOfNodes } from '../inline.ts';
import { normalize } from '../parse.ts';
import { safeUrl } from '../safe-url.ts';
import type { MarkdownInline } from '../tree.ts';
import { writableAddress, writeAutolink } from './links.ts';
import { type Emphasis, isEmphasis } from './pieces.ts';

type Parents = readonly MarkdownInline['type'][];

/**
 * Returns nodes in the shape in which the parser returns them: without empty and repeated marks, with spaces outside
 * bold and italic, and without spaces at the edges of lines. Nodes from the parser are returned equal.
 */
export function tidyInline(nodes: readonly MarkdownInline[]): MarkdownInline[] {
  const tidied = tidy(nodes, []);
  while (isSpace(tidied[0])) tidied.shift();
  while (tidied.at(-1)?.type === 'break' || isSpace(tidied.at(-1))) tidied.pop();
  return tidied.map((node, index) => {
    if (node.type !== 'text') return node;
    const text = index === 0 ? node.text.trimStart() : node.text;
    return { ...node, text: index === tidied.length - 1 ? text.trimEnd() : text };
  });
}

/** Returns the nodes with each of these kinds replaced by its content. */
export const withoutKinds = (nodes: readonly MarkdownInline[], kinds: Parents): MarkdownInline[] =>
  nodes.flatMap((node) => {
    if (node.type === 'code' && kinds.includes('code')) return [{ type: 'text', text: inOneLine(node.text) }];
    if (!('children' in node)) return [node];
    const children = withoutKinds(node.children, kinds);
    return kinds.includes(node.type) ? children : [{ ...node, children }];
  });

/** Returns the nodes in one line, with spaces instead of line breaks. */
export const withoutBreaks = (nodes: readonly MarkdownInline[]): MarkdownInline[] =>
  nodes.map((node) => {
    if ('text' in node) return { ...node, text: inOneLine(node.text) };
    if (node.type === 'break') return { type: 'text', text: ' ' };
    return { ...node, children: withoutBreaks(node.children) };
  });

const inOneLine = (text: string) => text.replace(/[\n\r\u2028\u2029]/g, ' ');

const isSpace = (node: MarkdownInline | undefined) => node?.type === 'text' && node.text.trim() === '';

const tidy = (nodes: readonly MarkdownInline[], parents: Parents) =>
  nodes
    .reduce(joinAtSpaces, [])
    .flatMap((node) => tidyNode(node, parents))
    .reduce(append, []);

/** Appends a node, joining two bolds or two italics with a space at their edge: `**a** **b**` would look equal. */
function joinAtSpaces(nodes: MarkdownInline[], node: MarkdownInline): MarkdownInline[] {
  const last = nodes.at(-1);
  const areEqual = isEmphasis(node) && isEmphasis(last) && last.type === node.type;
  if (areEqual && (/\s$/.test(edgeOf(last, -1)) || /^\s/.test(edgeOf(node, 0))))
    nodes[nodes.length - 1] = { type: node.type, children: [...last.children, ...node.children] };
  else nodes.push(node);
  return nodes;
}

/** Returns the first or last text of a node; none if a link or a line break stands there. */
function edgeOf(node: MarkdownInline | undefined, at: 0 | -1): string {
  if (node?.type === 'text') return node.text;
  return isEmphasis(node) ? edgeOf(node.children.at(at), at) : '';
}

/** Appends a node, joining adjacent texts and adjacent code, without the spaces that begin a line. */
function append(nodes: MarkdownInline[], node: MarkdownInline): MarkdownInline[] {
  const text = node.type === 'text' && nodes.at(-1)?.type === 'break' ? node.text.trimStart() : undefined;
  if (text === '') return nodes;
  return join(nodes, text === undefined ? node : { type: 'text', text });
}

function tidyNode(node: MarkdownInline, parents: Parents): MarkdownInline[] {
  switch (node.type) {
    case 'text':
      return plainNodes(normalize(node.text));
    case 'code': {
      const text = inOneLine(normalize(node.text));
      return text === '' ? [] : [{ type: 'code', text }];
    }
    case 'break':
      return [{ type: 'break' }];
    case 'bold':
    case 'italic': {
      const children = tidy(node.children, [...parents, node.type]);
      return parents.includes(node.type) ? children : withSpacesOutside({ type: node.type, children });
    }
    case 'link': {
      const children = tidy(node.children, [...parents, 'link']);
      const href = safeUrl(writableAddress(node.href) ?? '');
      if (href === undefined || !isShownAsLink(children, href)) return children;
      // Only an address in angle brackets can be a link inside a link.
      if (parents.includes('link') && !writeAutolink(textOfNodes(children), href)) return children;
      return [{ type: 'link', href, children }];
    }
  }
}

/** Moves the spaces at the edges of an emphasis, and its last line breaks, outside. */
function withSpacesOutside({ type, children: all }: Emphasis): MarkdownInline[] {
  const children = [...all];
  const before: MarkdownInline[] = [];
  const after: MarkdownInline[] = [];
  const first = children[0];
  if (first?.type === 'text') {
    const text = first.text.trimStart();
    before.push({ type: 'text', text: first.text.slice(0, first.text.length - text.length) });
    children.splice(0, 1, ...(text ? [{ ...first, text }] : []));
  }
  for (let last = children.at(-1); last?.type === 'break' || last?.type === 'text'; last = children.at(-1)) {
    const text = last.type === 'text' ? last.text.trimEnd() : '';
    children.pop();
    after.unshift(last.type === 'text' ? { type: 'text', text: last.text.slice(text.length) } : last);
    if (text) children.push({ type: 'text', text });
    if (text) break;
  }
  const emphasis: MarkdownInline[] = children.length > 0 ? [{ type, children }] : [];
  return [...before, ...emphasis, ...after].filter((node) => node.type !== 'text' || node.text);
}
