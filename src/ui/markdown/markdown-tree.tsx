import { createElement, Fragment, type ReactNode } from 'react';
import { columnNames } from '#platform/pure/markdown/plain-text.ts';
import type { MarkdownBlock, MarkdownInline, MarkdownTable } from '#platform/pure/markdown/tree.ts';

export type MarkdownTreeOptions = {
  /** The heading level of the text's top-level heading on the page. */
  headings?: 2 | 3 | 4 | 5 | undefined;
  /** Opens links in a new tab, with this text as the notice for screen readers. */
  newTab?: string | undefined;
  className?: string | undefined;
};

type Props = MarkdownTreeOptions & { blocks: readonly MarkdownBlock[] };

type RenderContext = { newTab: string | undefined; heading: (level: 1 | 2) => number };

/** Marks links as user-generated content, and sends no referrer. */
const REL = 'nofollow noopener noreferrer ugc';

/** Renders parsed Markdown. Every string becomes a text node or a checked URL, never raw HTML. */
export function MarkdownTree({ blocks, className = '', headings = 3, newTab }: Props) {
  // A text that begins with a smaller heading must not skip a level.
  const top = blocks.findIndex((block) => block.type === 'heading' && block.level === 1);
  const render = (block: MarkdownBlock, index: number) =>
    renderBlock(
      block,
      { newTab, heading: (level) => (top >= 0 && index > top ? headings + level - 1 : headings) },
      'auto',
    );
  return <div className={`markdown ${className}`}>{renderAll(blocks, render)}</div>;
}

const renderAll = <Piece,>(pieces: readonly Piece[], render: (piece: Piece, index: number) => ReactNode) =>
  pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no identity except their position
    return <Fragment key={index}>{render(piece, index)}</Fragment>;
  });

/** Renders an outer block in the direction of its own first strong character. */
function renderBlock(block: MarkdownBlock, context: RenderContext, dir?: 'auto'): ReactNode {
  const renderInner = (inner: MarkdownBlock) => renderBlock(inner, context);
  switch (block.type) {
    case 'paragraph':
      return <p dir={dir}>{renderInline(block.children, context)}</p>;
    case 'heading':
      return createElement(
        `h${context.heading(block.level)}`,
        { dir, 'data-level': block.level },
        renderInline(block.children, context),
      );
    case 'quote':
      return <blockquote dir={dir}>{renderAll(block.blocks, renderInner)}</blockquote>;
    case 'bullets':
      return <ul dir={dir}>{renderAll(block.items, (item) => renderItem(item, renderInner))}</ul>;
    case 'numbers':
      return (
        <ol dir={dir} start={block.start}>
          {renderAll(block.items, (item) => renderItem(item, renderInner))}
        </ol>
      );
    case 'codeBlock':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
        <pre dir="ltr" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return renderTable(block, context, dir);
  }
}

function renderTable(table: MarkdownTable, context: RenderContext, dir?: 'auto') {
  const renderCell = (cell: readonly MarkdownInline[], column: number, isHeader: boolean) => {
    const align = table.alignments[column] ?? 'none';
    const Cell = isHeader && cell.length > 0 ? 'th' : 'td';
    return (
      <Cell scope={Cell === 'th' ? 'col' : undefined} data-align={align === 'none' ? undefined : align}>
        {renderInline(cell, context)}
      </Cell>
    );
  };
  const names = columnNames(table);
  return (
    <div
      {...(names === '' ? {} : { role: 'group', 'aria-label': names })}
      dir={dir}
      className="table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>{renderAll(table.header, (cell, column) => renderCell(cell, column, true))}</tr>
        </thead>
        <tbody>
          {renderAll(table.rows, (cells) => (
            <tr>{renderAll(cells, (cell, column) => renderCell(cell, column, false))}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const renderItem = (item: readonly MarkdownBlock[], renderInner: (block: MarkdownBlock) => ReactNode) => (
  <li>{renderAll(item, renderInner)}</li>
);

const renderInline = (nodes: readonly MarkdownInline[], context: RenderContext) =>
  renderAll(nodes, (node) => renderInlineNode(node, context));

function renderInlineNode(node: MarkdownInline, context: RenderContext): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'code':
      return <code dir="ltr">{node.text}</code>;
    case 'break':
      return <br />;
    case 'bold':
      return <strong>{renderInline(node.children, context)}</strong>;
    case 'italic':
      return <em>{renderInline(node.children, context)}</em>;
    case 'link':
      return (
        <a href={node.href} rel={REL} {...(context.newTab ? { target: '_blank' } : {})}>
          {renderInline(node.children, context)}
          {context.newTab && <span className="sr-only">{` (${context.newTab})`}</span>}
        </a>
      );
  }
}
