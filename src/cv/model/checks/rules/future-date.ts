import { isBefore } from '#platform/pure/field-rules.ts';
import type { TreeNodeKind } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { CheckRule } from '../rule.ts';

/**
 * Date fields that must not be in the future. Others may be: a degree is expected, a talk planned, a paper to appear, and
 * a contract ends later.
 */
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
      if (!field) return [];
      const date = dateIn(node, field);
      return isBefore(today, date) ? [{ at: node.path, field, values: { date } }] : [];
    }),
} as const satisfies CheckRule;
