import type { MarkdownInline } from '#platform/pure/markdown/tree.ts';
import { fitsTable } from '../blocks/block-builder.ts';
import { cleanLine } from '../blocks/clean-line.ts';
import type { AddBlock, ConvertElement } from './conversion.ts';
import { findElements, type HtmlElement, type HtmlNode, lineOf } from './html-tree.ts';

const CELL_TAGS = new Set(['td', 'th']);
/** Elements that no cell of data contains, but those of a layout do. */
const LAYOUT_TAGS = new Set(['table', 'ul', 'ol', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const MAX_SPAN = 20;

/** Converts a table of data to a table, and one that lays out a page to what is in its cells. */
export const convertTable: ConvertElement = (element, format, output, conversion) => {
  const rows = findElements(element.children, ({ tag }) => tag === 'tr').map(cellsOf);
  const caption = captionOf(element.children);
  const columns = rows.reduce((most, { length }) => Math.max(most, length), 0);
  if (rows.length < 2 || columns < 2 || isLayout(element) || hasTextBetweenCells(element))
    return conversion.flow(element.children, format, output);
  const others: AddBlock[] = [];
  const texts = rows.map((cells) =>
    Array.from({ length: columns }, (_, at) => {
      const cell = cells[at];
      const content = conversion.collect(cell?.children ?? []);
      others.push(...content.others);
      return content.texts.flatMap((text, index): MarkdownInline[] => {
        const children = 'children' in text ? text.children : [];
        return index > 0 ? [{ type: 'text', text: ' ' }, ...children] : children;
      });
    }),
  );
  const plain = rows.map((cells) =>
    Array.from({ length: columns }, (_, at) => cleanLine(lineOf(cells[at]?.children ?? []))),
  );
  const hasHeading = rows[0]?.every(({ tag }) => tag === 'th') ?? false;
  const hasMarks = texts.flat(2).some(({ type }) => type === 'link' || type === 'code');
  if (fitsTable(plain) && !hasMarks && !output.isNested) {
    output.other((blocks) => blocks.table(plain, hasHeading, caption));
  } else {
    const [header = [], ...body] = texts;
    output.text({ type: 'table', alignments: header.map(() => 'none'), header, rows: body });
    if (caption !== '') output.text({ type: 'paragraph', children: [{ type: 'text', text: caption }] });
  }
  for (const add of others) output.other(add);
};

function cellsOf({ children }: HtmlElement): HtmlElement[] {
  return children.flatMap((node) => {
    if (typeof node === 'string' || !CELL_TAGS.has(node.tag)) return [];
    const span = Math.min(MAX_SPAN, Math.max(1, Math.trunc(Number(node.attributes.colspan)) || 1));
    const empty = Array.from({ length: span - 1 }, () => ({ ...node, children: [] }));
    return [node, ...empty];
  });
}

const captionOf = (nodes: readonly HtmlNode[]) =>
  findElements(nodes, ({ tag }) => tag === 'caption')
    .map(({ children }) => lineOf(children))
    .join(' ');

const PART_TAGS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);
const SILENT_TAGS = new Set(['col', 'caption', 'td', 'th']);

/** Tests whether there is text outside of cells, which damaged tables have, and which no table could hold. */
const hasTextBetweenCells = ({ children }: HtmlElement): boolean =>
  children.some((node) => {
    if (typeof node === 'string') return node.trim() !== '';
    return PART_TAGS.has(node.tag) ? hasTextBetweenCells(node) : !SILENT_TAGS.has(node.tag);
  });

const isLayout = ({ children }: HtmlElement) => findElements(children, ({ tag }) => LAYOUT_TAGS.has(tag)).length > 0;
