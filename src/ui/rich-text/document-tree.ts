import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import type { MarkdownBlock, MarkdownInline, MarkdownTable } from '#platform/pure/markdown/tree.ts';
import { writeBlock } from '#platform/pure/markdown/write.ts';

/** Reads a Markdown text as a document of the editor. */
export function documentOf(schema: Schema, text: string, long: boolean): Node {
  const blocks = parseMarkdown(text, { long }).map((block) => nodeOf(schema, block));
  return node(schema, 'doc', blocks.length > 0 ? blocks : [node(schema, 'paragraph', [])]);
}

function nodeOf(schema: Schema, block: MarkdownBlock): Node {
  switch (block.type) {
    case 'paragraph':
      return node(schema, 'paragraph', inlineNodes(schema, block.children));
    case 'heading':
      return node(schema, 'heading', inlineNodes(schema, block.children), { level: block.level });
    case 'quote':
      return node(
        schema,
        'blockquote',
        block.blocks.length > 0 ? block.blocks.map((inner) => nodeOf(schema, inner)) : [node(schema, 'paragraph', [])],
      );
    case 'bullets':
      return node(schema, 'bulletList', itemsOf(schema, block.items));
    case 'numbers':
      return node(schema, 'orderedList', itemsOf(schema, block.items), { start: block.start });
    case 'codeBlock':
      return node(schema, 'codeBlock', block.text === '' ? [] : [schema.text(block.text)], {
        language: block.language || null,
      });
    case 'table':
      return tableNode(schema, block);
  }
}

function tableNode(schema: Schema, { alignments, header, rows }: MarkdownTable): Node {
  const rowNode = (row: string, cell: string, cells: readonly MarkdownInline[][]) =>
    node(
      schema,
      row,
      cells.map((children, column) =>
        node(schema, cell, inlineNodes(schema, children), { align: alignments[column] ?? 'none' }),
      ),
    );
  return node(schema, 'table', [
    rowNode('tableHead', 'headerCell', header),
    ...rows.map((cells) => rowNode('tableRow', 'tableCell', cells)),
  ]);
}

const node = (schema: Schema, type: string, content: readonly Node[], attributes = {}) =>
  schema.node(type, attributes, content);

/** Returns blocks that begin with a paragraph, as the editor requires of list items. */
function itemContent(schema: Schema, blocks: readonly MarkdownBlock[]): Node[] {
  const nodes = blocks.map((block) => nodeOf(schema, block));
  return blocks[0]?.type === 'paragraph' ? nodes : [node(schema, 'paragraph', []), ...nodes];
}

const itemsOf = (schema: Schema, items: readonly (readonly MarkdownBlock[])[]) =>
  items.map((item) => node(schema, 'listItem', itemContent(schema, item)));

function inlineNodes(schema: Schema, children: readonly MarkdownInline[], marks: readonly Mark[] = []): Node[] {
  return children.flatMap((child): Node[] => {
    switch (child.type) {
      case 'text':
        return [schema.text(child.text, marks)];
      case 'code':
        return [schema.text(child.text, schema.mark('code').addToSet(marks))];
      case 'break':
        return [schema.node('hardBreak', null, undefined, marks)];
      case 'link':
        return inlineNodes(schema, child.children, schema.mark('link', { href: child.href }).addToSet(marks));
      default:
        return inlineNodes(schema, child.children, schema.mark(child.type).addToSet(marks));
    }
  });
}

/** The Markdown of each block that was written; nodes never change, so only an edited block is written again. */
const written = new WeakMap<Node, string>();

/** Writes a document of the editor as Markdown. */
export function markdownOf(document: Node, long: boolean): string {
  const blocks: string[] = [];
  document.forEach((block) => {
    const text = written.get(block) ?? writeBlock(blockOf(block), { long });
    written.set(block, text);
    if (text !== '') blocks.push(text);
  });
  return blocks.join('\n\n');
}

function blockOf(block: Node): MarkdownBlock {
  switch (block.type.name) {
    case 'heading':
      return { type: 'heading', level: block.attrs.level === 1 ? 1 : 2, children: inlineOf(block) };
    case 'blockquote':
      return { type: 'quote', blocks: block.children.map(blockOf) };
    case 'bulletList':
      return { type: 'bullets', items: block.children.map((item) => item.children.map(blockOf)) };
    case 'orderedList':
      return {
        type: 'numbers',
        start: block.attrs.start,
        items: block.children.map((item) => item.children.map(blockOf)),
      };
    case 'codeBlock':
      return { type: 'codeBlock', language: block.attrs.language ?? '', text: block.textContent };
    case 'table':
      return tableOf(block);
    default:
      return { type: 'paragraph', children: inlineOf(block) };
  }
}

function tableOf(table: Node): MarkdownTable {
  const [head, ...rows] = table.children;
  return {
    type: 'table',
    alignments: head?.children.map(({ attrs }) => attrs.align) ?? [],
    header: head?.children.map(inlineOf) ?? [],
    rows: rows.map((row) => row.children.map(inlineOf)),
  };
}

/** The marks from the outermost to the innermost. */
const MARK_ORDER = ['link', 'bold', 'italic'] as const;

const inlineOf = (block: Node) => nest(block.children.flatMap(withoutSpaceBeforeBreak), 0);

/** Markdown would need a mark for a space that nobody sees. */
function withoutSpaceBeforeBreak(inline: Node, index: number, all: readonly Node[]): Node[] {
  if (!inline.isText || all[index + 1]?.type.name !== 'hardBreak') return [inline];
  const length = inline.text?.trimEnd().length ?? 0;
  return length === 0 ? [] : [inline.cut(0, length)];
}

/** Groups neighbours with the same mark, one kind of mark after another. */
function nest(nodes: readonly Node[], level: number): MarkdownInline[] {
  const kind = MARK_ORDER[level];
  if (kind === undefined) return nodes.map(leafOf);
  const result: MarkdownInline[] = [];
  for (let from = 0; from < nodes.length; ) {
    const mark = markOf(nodes[from], kind);
    let to = from + 1;
    while (to < nodes.length && isSameMark(markOf(nodes[to], kind), mark)) to += 1;
    const children = nest(nodes.slice(from, to), level + 1);
    if (mark === undefined) result.push(...children);
    else result.push(kind === 'link' ? { type: kind, href: mark.attrs.href, children } : { type: kind, children });
    from = to;
  }
  return result;
}

const leafOf = (inline: Node): MarkdownInline =>
  inline.isText ? { type: markOf(inline, 'code') ? 'code' : 'text', text: inline.text ?? '' } : { type: 'break' };

const markOf = (inline: Node | undefined, kind: string) => inline?.marks.find(({ type }) => type.name === kind);
const isSameMark = (one: Mark | undefined, other: Mark | undefined) => (one && other ? one.eq(other) : one === other);
