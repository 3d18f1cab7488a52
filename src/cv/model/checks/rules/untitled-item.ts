import { itemFieldsOf } from '../../item-fields.ts';
import type { CheckRule } from '../rule.ts';
import { trimmedText } from '../trimmed-text.ts';

export const untitledItem = {
  name: 'untitledItem',
  weight: 'should',
  find: ({ nodes }) =>
    nodes.flatMap((node) => {
      const field = itemFieldsOf(node.kind)?.title;
      return field && trimmedText(node, field) === '' ? [{ at: node.path, field }] : [];
    }),
} as const satisfies CheckRule;
