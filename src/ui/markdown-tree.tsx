import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownBlock, MarkdownInline } from '#platform/markdown/tree.ts';

export type MarkdownLook = {
  /** The level that the text's first heading has on the page. */
  headings?: 2 | 3 | 4 | 5 | undefined;
  /** Links open a tab of their own; these words say so to those who hear the page. */
  newTab?: string | undefined;
  className?: string | undefined;
};

type Props = MarkdownLook & { blocks: readonly MarkdownBlock[] };

type Look = { newTab: string | undefined; heading: (level: 1 | 2) => number };

/** Other people wrote it: nobody vouches for where it leads, and the page there is not told where one came from. */
const REL = 'nofollow noopener noreferrer ugc';

/** A text that has been read already. Every string becomes a text node or a checked address; there is no way to markup. */
export function MarkdownTree({ blocks, className = '', headings = 3, newTab }: Props) {
  // Who begins with a smaller heading leaves no level out.
  const top = blocks.findIndex((block) => block.type === 'heading' && block.level === 1);
  const draw = (block: MarkdownBlock, place: number) =>
    blockOf(block, { newTab, heading: (level) => (top >= 0 && place > top ? headings + level - 1 : headings) }, 'auto');
  return <div className={`markdown ${className}`}>{all(blocks, draw)}</div>;
}

const all = <Piece,>(pieces: readonly Piece[], draw: (piece: Piece, place: number) => ReactNode) =>
  pieces.map((piece, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no name but their place
    return <Fragment key={place}>{draw(piece, place)}</Fragment>;
  });

/** Each outer block is written in the direction that its own first letter has. */
function blockOf(block: MarkdownBlock, look: Look, dir?: 'auto'): ReactNode {
  const inside = (inner: MarkdownBlock) => blockOf(inner, look);
  switch (block.type) {
    case 'paragraph':
      return <p dir={dir}>{inline(block.children, look)}</p>;
    case 'heading':
      return createElement(
        `h${look.heading(block.level)}`,
        { dir, 'data-level': block.level },
        inline(block.children, look),
      );
    case 'quote':
      return <blockquote dir={dir}>{all(block.blocks, inside)}</blockquote>;
    case 'bullets':
      return <ul dir={dir}>{all(block.items, (item) => itemOf(item, inside))}</ul>;
    case 'numbers':
      return (
        <ol dir={dir} start={block.start}>
          {all(block.items, (item) => itemOf(item, inside))}
        </ol>
      );
  }
}

const itemOf = (item: readonly MarkdownBlock[], inside: (block: MarkdownBlock) => ReactNode) => (
  <li>{all(item, inside)}</li>
);

const inline = (nodes: readonly MarkdownInline[], look: Look) => all(nodes, (node) => inlineOf(node, look));

function inlineOf(node: MarkdownInline, look: Look): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'bold':
      return <strong>{inline(node.children, look)}</strong>;
    case 'italic':
      return <em>{inline(node.children, look)}</em>;
    case 'link':
      return (
        <a href={node.href} rel={REL} {...(look.newTab ? { target: '_blank' } : {})}>
          {inline(node.children, look)}
          {look.newTab && <span className="sr-only">{` (${look.newTab})`}</span>}
        </a>
      );
  }
}
