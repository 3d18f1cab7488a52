import { isBefore } from '#platform/pure/field-rules.ts';
import type { TreeNode } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { CheckRule } from '../rule.ts';
import { trimmedText } from '../trimmed-text.ts';

const FAR_FUTURE = '9999-12-31';

/** Finds roles in one company that overlap, if the dates are exact enough to be certain. */
export const overlappingRoles = {
  name: 'overlappingRoles',
  weight: 'could',
  find: ({ nodes }) => [...rolesByCompany(nodes).values()].flatMap(overlapsIn),
} as const satisfies CheckRule;

function rolesByCompany(nodes: readonly TreeNode[]) {
  const companies = new Map<string, TreeNode[]>();
  let company = '';
  for (const node of nodes) {
    if (node.kind === 'work') company = trimmedText(node, 'name').toLowerCase() || node.path.join('/');
    if (node.kind !== 'role') continue;
    const roles = companies.get(company);
    if (roles) roles.push(node);
    else companies.set(company, [node]);
  }
  return companies;
}

function overlapsIn(roles: readonly TreeNode[]) {
  const periods = roles
    .map((role) => ({ role, start: dateIn(role, 'start'), end: endOf(role) }))
    .filter(({ start, end }) => start !== '' && end !== '' && !isBefore(end, start))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  let [latestEnding] = periods;
  return periods.slice(1).flatMap((period) => {
    const previous = latestEnding;
    if (!previous) return [];
    if (previous.end < period.end) latestEnding = period;
    if (!isBefore(period.start, previous.end)) return [];
    return [{ at: period.role.path, field: 'start', also: [[...previous.role.path]] }];
  });
}

const endOf = (role: TreeNode) => (role.value.ongoing === true ? FAR_FUTURE : dateIn(role, 'end'));
