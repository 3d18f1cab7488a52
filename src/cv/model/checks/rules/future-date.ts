import { isBefore } from '#platform/pure/field-rules.ts';
import type { TreeNodeKind } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { CheckRule } from '../rule.ts';

/** Date fields that must be in the past. A degree may be expected, a talk planned, and a contract may end later. */
const PAST_DATE_FIELDS: Partial<Record<TreeNodeKind, string>> = {
  role: 'start',
  volunteer: 'start',
  projects: 'start',
  achievements: 'date',
  awards: 'date',
  certificates: 'date',
};

export const futureDate = {
  name: 'futureDate',
  weight: 'should',
  find: ({ nodes, today }) =>
    nodes.flatMap((node) => {
      const field = PAST_DATE_FIELDS[node.kind];
      const date = field ? dateIn(node, field) : '';
      return field && isBefore(today, date) ? [{ at: node.path, field, values: { date } }] : [];
    }),
} as const satisfies CheckRule;
