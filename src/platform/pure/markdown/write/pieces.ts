import type { MarkdownInline } from '../tree.ts';
import { writeAddress, writeAutolink } from './links.ts';
import { writeCode } from './write-code.ts';

export type Emphasis = Extract<MarkdownInline, { type: 'bold' | 'italic' }>;

/** Tests whether a node is bold or italic. */
export const isEmphasis = (node: { type: string } | undefined): node is Emphasis =>
  node?.type === 'bold' || node?.type === 'italic';

/** A text, in which marks may need an escape. */
export type TextPiece = { type: 'text'; text: string; inLink: boolean };

/** A part of a paragraph's source, in order. */
export type Piece =
  | TextPiece
  | { type: 'open' | 'close'; node: Emphasis }
  /** Source that is written as it is, such as the brackets of a link, and the number of characters that it shows. */
  | { type: 'fixed'; source: string; shown: number };

/** Returns nodes as a flat list of pieces. */
export function piecesOf(nodes: readonly MarkdownInline[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (node: MarkdownInline, inLink: boolean) => {
    switch (node.type) {
      case 'text':
        pieces.push({ type: 'text', text: node.text, inLink });
        break;
      case 'code':
        pieces.push({ type: 'fixed', source: writeCode(node.text), shown: node.text.length });
        break;
      case 'break':
        pieces.push({ type: 'fixed', source: needsHardBreak(pieces.at(-1)) ? '\\\n' : '\n', shown: 1 });
        break;
      case 'bold':
      case 'italic':
        pieces.push({ type: 'open', node });
        for (const child of node.children) add(child, inLink);
        pieces.push({ type: 'close', node });
        break;
      case 'link': {
        const [words, ...others] = node.children;
        const autolink =
          words?.type === 'text' && others.length === 0 ? writeAutolink(words.text, node.href) : undefined;
        if (autolink !== undefined) {
          pieces.push({ type: 'fixed', source: autolink, shown: autolink.length - 2 });
          break;
        }
        pieces.push({ type: 'fixed', source: '[', shown: 0 });
        for (const child of node.children) add(child, true);
        pieces.push({ type: 'fixed', source: writeAddress(node.href), shown: 0 });
      }
    }
  };
  for (const node of nodes) add(node, false);
  return pieces;
}

/** Tests whether a line end after this piece needs a backslash: it would end the paragraph, or remove spaces. */
const needsHardBreak = (previous: Piece | undefined) =>
  !previous ||
  previous.type === 'open' ||
  (previous.type === 'text' && /\s$/.test(previous.text)) ||
  (previous.type === 'fixed' && previous.source.endsWith('\n'));
