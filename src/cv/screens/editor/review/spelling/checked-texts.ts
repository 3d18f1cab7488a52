import { textBlocksOf } from '#ui/rich-text/text-blocks.ts';
import type { CvContent } from '../../../../contract.ts';
import type { NodePath, TreeNode } from '../../../../model/tree.ts';
import { type FieldText, fieldTextsIn, visibleNodes } from '../../../../model/visible-nodes.ts';

/** A text to check: a field of one line, or a block of a field with formats. */
export type CheckedText = { at: NodePath; field: string; block: number | undefined; text: string };

/** Fields of one line that hold words of the language. The others hold names. */
const PROSE_LINES: ReadonlySet<string> = new Set(['headline', 'position', 'subject', 'salutation', 'closing']);

const isChecked = ({ type, field }: FieldText) => type === 'text' || (type === 'line' && PROSE_LINES.has(field));

/** Returns the visible texts of a CV and its letters that are checked, block by block. */
export function checkedTextsOf(content: CvContent): CheckedText[] {
  return allTextsOf(content)
    .filter(isChecked)
    .flatMap(({ at, field, type, text }): CheckedText[] =>
      type === 'line'
        ? [{ at, field, block: undefined, text }]
        : blocksOf(text).map((one, block) => ({ at, field, block, text: one })),
    )
    .filter(({ text }) => text.trim() !== '');
}

/** Returns the words of the other fields, such as names and skills, in lower case. They are correct elsewhere too. */
export function namesIn(content: CvContent): ReadonlySet<string> {
  const names = new Set<string>();
  for (const one of allTextsOf(content)) {
    if (isChecked(one) || (one.type !== 'line' && one.type !== 'words')) continue;
    for (const [word] of one.text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu)) names.add(word.toLowerCase());
  }
  return names;
}

function allTextsOf(content: CvContent): FieldText[] {
  const letters: TreeNode[] = content.letters.map((letter) => ({
    kind: 'letter',
    path: ['letters', letter.id],
    value: letter,
  }));
  return [...fieldTextsIn(visibleNodes(content).filled), ...fieldTextsIn(letters)];
}

/** Caches the blocks of texts, because most texts stay the same from one edit to the next. */
const blocksByText = new Map<string, string[]>();
const MAX_CACHED = 1000;

/** Empties the cache. */
export const forgetBlocks = () => blocksByText.clear();

function blocksOf(text: string) {
  const blocks = blocksByText.get(text) ?? textBlocksOf(text);
  if (blocksByText.size >= MAX_CACHED) blocksByText.clear();
  blocksByText.set(text, blocks);
  return blocks;
}
