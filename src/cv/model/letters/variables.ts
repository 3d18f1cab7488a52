import type { MarkdownBlock, MarkdownInline } from '#platform/markdown/tree.ts';

/** What a letter may name instead of saying it, in the order in which one thinks of it. */
export const VARIABLES = [
  ...(['company', 'recipient', 'date', 'name', 'headline'] as const),
  ...(['role', 'employer', 'email', 'phone', 'website', 'city'] as const),
] as const;
export type Variable = (typeof VARIABLES)[number];
/** What they stand for just now; what is not known is empty. */
export type VariableValues = Record<Variable, string>;

const WRITTEN = /\{(\p{L}[\p{L}\p{N}]*)\}/gu;

/** Phones begin a word with a capital. */
const named = (word: string) => VARIABLES.find((variable) => variable === word.toLowerCase());

/**
 * A text with the values of its variables. A value is what it is: a variable in it stays as it is written, and so does one
 * that is not known or empty, and whatever else stands in braces.
 */
export const fill = (text: string, values: VariableValues) =>
  text.replace(WRITTEN, (written, word: string) => {
    const variable = named(word);
    return (variable && values[variable]) || written;
  });

/** The same in a text that has been read: what a value says is never a mark. */
export const fillBlocks = (blocks: readonly MarkdownBlock[], values: VariableValues) =>
  blocks.map((block) => fillBlock(block, values));

function fillBlock(block: MarkdownBlock, values: VariableValues): MarkdownBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: fillInline(block.children, values) };
    case 'bullets':
    case 'numbers':
      return { ...block, items: block.items.map((item) => fillBlocks(item, values)) };
    case 'quote':
      return { ...block, blocks: fillBlocks(block.blocks, values) };
  }
}

const fillInline = (nodes: readonly MarkdownInline[], values: VariableValues): MarkdownInline[] =>
  nodes.map((node) => {
    if (node.type === 'text') return { ...node, text: fill(node.text, values) };
    return 'children' in node ? { ...node, children: fillInline(node.children, values) } : node;
  });

/** A variable that stays as it is written, and whether nobody knows it or nothing stands behind it. */
export type Unfilled = { written: string; why: 'unknown' | 'empty' };

/** Each of them once, in their order. */
export function unfilledIn(text: string, values: VariableValues): Unfilled[] {
  const found = new Map<string, Unfilled>();
  for (const [written, word = ''] of text.matchAll(WRITTEN)) {
    const variable = named(word);
    if (!variable) found.set(written, { written, why: 'unknown' });
    else if (values[variable] === '') found.set(written, { written, why: 'empty' });
  }
  return [...found.values()];
}
