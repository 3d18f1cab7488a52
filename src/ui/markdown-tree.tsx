import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownBlock, MarkdownInline } from '#platform/markdown/tree.ts';

export type MarkdownLook = {
  /** The heading level of the text's top-level heading on the page. */
  headings?: 2 | 3 | 4 | 5 | undefined;
  /** Opens links in a new tab, with this text as the notice for screen readers. */
  newTab?: string | undefined;
  className?: string | undefined;
};

type Props = MarkdownLook & { blocks: readonly MarkdownBlock[] };

type Look = { newTab: string | undefined; heading: (level: 1 | 2) => number };

/** Marks links as user-generated content, and sends no referrer. */
const REL = 'nofollow noopener noreferrer ugc';

/** Renders parsed Markdown. Every string becomes a text node or a checked URL, never raw HTML. */
export function MarkdownTree({ blocks, className = '', headings = 3, newTab }: Props) {
  // A text that begins with a smaller heading must not skip a level.
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

/** Renders an outer block in the direction of its own first strong character. */
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
