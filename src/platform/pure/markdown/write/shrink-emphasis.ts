import type { MarkdownInline } from '../tree.ts';
import { chooseMarks, type Marks } from './choose-marks.ts';
import { type Emphasis, isEmphasis, type Piece, piecesOf } from './pieces.ts';
import { tidyInline, withoutKinds } from './tidy-inline.ts';

const MAX_ROUNDS = 8;
const EDGE_BEFORE = /^[\p{P}\p{S}\s]+/u;
const EDGE_AFTER = /(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]+$/u;

type Expressible = { nodes: MarkdownInline[]; pieces: Piece[]; marks: Marks };

/**
 * Returns nodes with the marks that express them. Markdown cannot begin or end bold and italic between a letter and a
 * punctuation mark: `foo**(bar)**baz` shows stars. Such a mark is moved to its letters, or removed if that is not enough.
 */
export function expressible(tidied: MarkdownInline[]): Expressible {
  let nodes = tidied;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const pieces = piecesOf(nodes);
    const plain = chooseMarks(pieces, false);
    if (plain) return { nodes, pieces, marks: plain };
    const joined = tidyInline(joinEqual(nodes));
    if (piecesOf(joined).length < pieces.length) {
      nodes = joined;
      continue;
    }
    const marks = chooseMarks(pieces, true) ?? new Map();
    const lost = new Set([...marks.keys()].filter((node): node is Emphasis => isEmphasis(node) && !marks.get(node)));
    if (lost.size === 0) return { nodes, pieces, marks };
    nodes = tidyInline(shrink(nodes, lost));
  }
  nodes = tidyInline(withoutKinds(nodes, ['bold', 'italic']));
  return { nodes, pieces: piecesOf(nodes), marks: new Map() };
}

/** Joins adjacent bolds and adjacent italics, which look equal: `a**b******c****d` would keep them apart. */
const joinEqual = (nodes: readonly MarkdownInline[]): MarkdownInline[] =>
  nodes.reduce<MarkdownInline[]>((all, node) => {
    const last = all.at(-1);
    if (isEmphasis(node) && isEmphasis(last) && last.type === node.type)
      all[all.length - 1] = { type: node.type, children: joinEqual([...last.children, ...node.children]) };
    else all.push('children' in node ? { ...node, children: joinEqual(node.children) } : node);
    return all;
  }, []);

type Lost = ReadonlySet<MarkdownInline>;

const shrink = (nodes: readonly MarkdownInline[], lost: Lost): MarkdownInline[] =>
  nodes.flatMap((node) => shrinkNode(node, lost));

function shrinkNode(node: MarkdownInline, lost: Lost): MarkdownInline[] {
  if (!('children' in node)) return [node];
  const [only, ...others] = node.children;
  // Bold in italic can stand inside a word, as `***`.
  if (node.type === 'bold' && only?.type === 'italic' && others.length === 0 && (lost.has(node) || lost.has(only)))
    return [{ type: 'italic', children: [{ type: 'bold', children: only.children }] }];
  if (!isEmphasis(node) || !lost.has(node)) return [{ ...node, children: shrink(node.children, lost) }];
  if (node.children.some(({ type }) => type === 'link')) return emphasizeInLinks(node);
  return withoutEdges(node) ?? shrink(node.children, lost);
}

/** Returns `[**words**](address)` for `**[words](address)**`, because brackets count as punctuation. */
const emphasizeInLinks = ({ type, children }: Emphasis) =>
  children.reduce<MarkdownInline[]>((all, child) => {
    const last = all.at(-1);
    if (child.type === 'link') all.push({ ...child, children: [{ type, children: child.children }] });
    else if (isEmphasis(last)) last.children.push(child);
    else all.push({ type, children: [child] });
    return all;
  }, []);

/** Moves the punctuation at the edges of an emphasis outside; undefined if there is none, or nothing else. */
function withoutEdges({ type, children: all }: Emphasis): MarkdownInline[] | undefined {
  const children = [...all];
  const before: MarkdownInline[] = [];
  const after: MarkdownInline[] = [];
  while (children[0]?.type === 'break') before.push(...children.splice(0, 1));
  const first = children[0];
  const start = first?.type === 'text' ? EDGE_BEFORE.exec(first.text)?.[0] : undefined;
  if (first?.type === 'text' && start) {
    before.push({ type: 'text', text: start });
    children[0] = { type: 'text', text: first.text.slice(start.length) };
  }
  const last = children.at(-1);
  const end = last?.type === 'text' ? EDGE_AFTER.exec(last.text)?.[0] : undefined;
  if (last?.type === 'text' && end) {
    after.push({ type: 'text', text: end });
    children[children.length - 1] = { type: 'text', text: last.text.slice(0, -end.length) };
  }
  return before.length + after.length > 0 ? [...before, { type, children }, ...after] : undefined;
}
