import { isBefore } from '#platform/pure/field-rules.ts';
import { dateIn } from '../dates.ts';
import type { CheckRule } from '../rule.ts';

const PERIODS = [
  ['start', 'end'],
  ['date', 'expires'],
] as const;

export const endBeforeStart = {
  name: 'endBeforeStart',
  weight: 'must',
  find: ({ nodes }) =>
    nodes.flatMap((node) =>
      PERIODS.flatMap(([from, to]) => {
        const [start, end] = [dateIn(node, from), dateIn(node, to)];
        const isEndExpected = to !== 'end' || node.value.ongoing !== true;
        return isEndExpected && isBefore(end, start) ? [{ at: node.path, field: to, values: { start, end } }] : [];
      }),
    ),
} as const satisfies CheckRule;
