import { dateIn } from '../dates.ts';
import type { CheckRule } from '../rule.ts';

const MIN_YEARS_AGO = 10;
const MAX_BULLETS = 4;

/** Finds roles that ended long ago and still have many bullets. */
export const manyBullets = {
  name: 'manyBullets',
  weight: 'could',
  find({ nodes, bullets, today }) {
    const counts = Map.groupBy(bullets, ({ list }) => list);
    return nodes.flatMap((node) => {
      if (node.kind !== 'role' && node.kind !== 'volunteer') return [];
      const count = counts.get(node.path.join('/'))?.length ?? 0;
      const end = node.value.ongoing === true ? '' : dateIn(node, 'end');
      const years = end === '' ? 0 : Number(today.slice(0, 4)) - Number(end.slice(0, 4));
      return count > MAX_BULLETS && years >= MIN_YEARS_AGO ? [{ at: node.path, values: { count, years } }] : [];
    });
  },
} as const satisfies CheckRule;
