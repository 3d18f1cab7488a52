import type { MarkdownBlock, MarkdownInline } from '#platform/markdown/tree.ts';

/** The variables that a letter may contain, in display order. */
export const VARIABLES = [
  ...(['company', 'recipient', 'date', 'name', 'headline'] as const),
  ...(['role', 'employer', 'email', 'phone', 'website', 'city'] as const),
] as const;
export type Variable = (typeof VARIABLES)[number];
/** Values by variable; unknown ones are empty. */
export type VariableValues = Record<Variable, string>;

const WRITTEN = /\{(\p{L}[\p{L}\p{N}]*)\}/gu;

/** Finds a variable by name, ignoring case: phone keyboards capitalize words. */
const named = (word: string) => VARIABLES.find((variable) => variable === word.toLowerCase());

/**
 * Replaces the variables in a text with their values. Unknown and empty variables stay as written, and variables within
 * values are not replaced.
 */
export const fill = (text: string, values: VariableValues) =>
  text.replace(WRITTEN, (written, word: string) => {
    const variable = named(word);
    return (variable && values[variable]) || written;
  });

/** Replaces the variables in parsed Markdown, so that values are never read as markup. */
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

/** A variable that was not replaced, because it is unknown or has an empty value. */
export type Unfilled = { written: string; why: 'unknown' | 'empty' };

/** Returns the variables in a text that can't be replaced, each once, in order. */
export function unfilledIn(text: string, values: VariableValues): Unfilled[] {
  const found = new Map<string, Unfilled>();
  for (const [written, word = ''] of text.matchAll(WRITTEN)) {
    const variable = named(word);
    if (!variable) found.set(written, { written, why: 'unknown' });
    else if (values[variable] === '') found.set(written, { written, why: 'empty' });
  }
  return [...found.values()];
}
