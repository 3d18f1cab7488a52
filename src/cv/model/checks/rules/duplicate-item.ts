import { fold } from '../../fold.ts';
import { itemFieldsOf } from '../../item-fields.ts';
import { nodeTitleOf, type TreeNode } from '../../tree.ts';
import { normalizeText } from '../bullets.ts';
import type { CheckedCv } from '../checked-cv.ts';
import { normalizeSpaces } from '../normalize-spaces.ts';
import type { CheckRule } from '../rule.ts';
import { trimmedText } from '../trimmed-text.ts';

/** Finds entries and bullets that occur twice in one list. */
export const duplicateItem = {
  name: 'duplicateItem',
  weight: 'should',
  find(cv) {
    const firstByKey = new Map<string, TreeNode>();
    return cv.nodes.flatMap((node) => {
      if (!node.section || node.kind === 'section') return [];
      const key = duplicateKeyOf(node, cv);
      const first = key && firstByKey.get(key);
      if (first)
        return [
          { at: node.path, values: { name: normalizeSpaces(nodeTitleOf(node), cv.language) }, also: [[...first.path]] },
        ];
      if (key) firstByKey.set(key, node);
      return [];
    });
  },
} as const satisfies CheckRule;

/** Returns a key that duplicates in one list share, or `undefined` if the main field is empty. */
function duplicateKeyOf(node: TreeNode, { language }: CheckedCv): string | undefined {
  const [first = '', ...others] = (itemFieldsOf(node.kind)?.identity ?? []).map((field) =>
    fold(normalizeText(trimmedText(node, field), language)),
  );
  return first === '' ? undefined : JSON.stringify([node.path.slice(0, -1), first, ...others]);
}
