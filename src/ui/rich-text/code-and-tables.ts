import { type Extensions, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import type { MarkdownAlignment } from '#platform/pure/markdown/tree.ts';
import { TableKeys } from './table-keys.ts';

/** The group of blocks that lists and quotes do not contain. */
export const OUTER_BLOCKS = 'outer';

/** Code in a line, which may also be bold, italic and a link, as in Markdown. */
const CodeInLine = Code.extend({ excludes: '' });

const Table = Node.create({
  name: 'table',
  group: OUTER_BLOCKS,
  content: 'tableHead tableRow*',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableHead = Node.create({
  name: 'tableHead',
  content: 'headerCell+',
  parseHTML: () => [{ tag: 'tr:has(> th)', priority: 60 }],
  renderHTML: () => ['tr', 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** A cell has one line. */
const cellOf = (name: string, tag: 'th' | 'td') =>
  Node.create({
    name,
    content: 'text*',
    isolating: true,
    addAttributes: () => ({
      align: {
        default: 'none' satisfies MarkdownAlignment,
        parseHTML: (element) => element.dataset.align ?? 'none',
        renderHTML: ({ align }) => (align === 'none' ? {} : { 'data-align': align }),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** The formats of code and tables, which only long texts have. */
export const CODE_AND_TABLES: Extensions = [
  CodeInLine,
  CodeBlock.extend({ group: OUTER_BLOCKS }),
  Table,
  TableHead,
  TableRow,
  cellOf('headerCell', 'th'),
  cellOf('tableCell', 'td'),
  TableKeys,
];
