import type { MarkdownBlock, MarkdownInline } from '#platform/pure/markdown/tree.ts';

/** The variables that a letter may contain, in display order. */
export const VARIABLES = [
  ...(['company', 'recipient', 'date', 'name', 'headline'] as const),
  ...(['role', 'employer', 'email', 'phone', 'website', 'city'] as const),
] as const;
export type Variable = (typeof VARIABLES)[number];
/** Values by variable; unknown ones are empty. */
export type VariableValues = Record<Variable, string>;

const VARIABLE_PATTERN = /\{(\p{L}[\p{L}\p{N}]*)\}/gu;

/** Finds a variable by name, ignoring case: phone keyboards capitalize words. */
const variableNamed = (word: string) => VARIABLES.find((variable) => variable === word.toLowerCase());

/**
 * Replaces the variables in a text with their values. Unknown and empty variables stay as written, and variables within
 * values are not replaced.
 */
export const fillVariables = (text: string, values: VariableValues) =>
  text.replace(VARIABLE_PATTERN, (written, word: string) => {
    const variable = variableNamed(word);
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
    case 'codeBlock':
      return { ...block, text: fillVariables(block.text, values) };
    case 'table': {
      const fillCells = (cells: readonly MarkdownInline[][]) => cells.map((cell) => fillInline(cell, values));
      return { ...block, header: fillCells(block.header), rows: block.rows.map(fillCells) };
    }
  }
}

const fillInline = (nodes: readonly MarkdownInline[], values: VariableValues): MarkdownInline[] =>
  nodes.map((node) => {
    if ('text' in node) return { ...node, text: fillVariables(node.text, values) };
    return 'children' in node ? { ...node, children: fillInline(node.children, values) } : node;
  });

/** A variable that was not replaced, because it is unknown or has an empty value. */
export type UnfilledVariable = { written: string; reason: 'unknown' | 'empty' };

/** Returns the variables in a text that can't be replaced, each once, in order. */
export function unfilledVariables(text: string, values: VariableValues): UnfilledVariable[] {
  const unfilled = new Map<string, UnfilledVariable>();
  for (const [written, word = ''] of text.matchAll(VARIABLE_PATTERN)) {
    const variable = variableNamed(word);
    if (!variable) unfilled.set(written, { written, reason: 'unknown' });
    else if (values[variable] === '') unfilled.set(written, { written, reason: 'empty' });
  }
  return [...unfilled.values()];
}
