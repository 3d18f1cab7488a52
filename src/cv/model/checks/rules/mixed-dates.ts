import type { TreeNode } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { CheckRule } from '../rule.ts';

/** The length of `1843-07`. Pages show no more of a date unless the member chose to show days. */
const MONTH_LENGTH = 7;
const DATE_FIELDS = ['start', 'end', 'date'];

/** Finds sections whose dates differ in precision, for example some with a month and others without. */
export const mixedDates = {
  name: 'mixedDates',
  weight: 'could',
  find: ({ nodes, content: { design } }) =>
    [...datesBySection(nodes).values()].flatMap((dates) => {
      const lengthOf = ({ date }: (typeof dates)[number]) =>
        design.days ? date.length : Math.min(date.length, MONTH_LENGTH);
      const byLength = [...Map.groupBy(dates, lengthOf)];
      if (byLength.length < 2) return [];
      const [commonLength] = byLength.reduce((most, kind) => (kind[1].length > most[1].length ? kind : most));
      const [first, ...others] = dates.filter((date) => lengthOf(date) !== commonLength);
      if (!first) return [];
      const also = others.map(({ node }) => [...node.path]);
      return [{ at: first.node.path, field: first.field, values: { date: first.date }, also }];
    }),
} as const satisfies CheckRule;

const datesBySection = (nodes: readonly TreeNode[]) =>
  Map.groupBy(
    nodes
      .filter(({ section }) => section)
      .flatMap((node) => DATE_FIELDS.map((field) => ({ node, field, date: dateIn(node, field) })))
      .filter(({ date }) => date !== ''),
    ({ node }) => node.path[1],
  );
