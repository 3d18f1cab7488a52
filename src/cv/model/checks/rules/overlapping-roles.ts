import { isBefore } from '#platform/field-rules.ts';
import type { Place } from '../../tree.ts';
import { dateIn } from '../dates.ts';
import type { Rule } from '../rule.ts';
import { said } from '../said.ts';

const NEVER = '9999-12-31';

/** Finds roles in one company that overlap, if the dates are exact enough to be certain. */
export const overlappingRoles = {
  name: 'overlappingRoles',
  weight: 'could',
  find: ({ places }) => [...rolesByCompany(places).values()].flatMap(overlapsIn),
} as const satisfies Rule;

function rolesByCompany(places: readonly Place[]) {
  const companies = new Map<string, Place[]>();
  let company = '';
  for (const place of places) {
    if (place.kind === 'work') company = said(place, 'name').toLowerCase() || place.path.join('/');
    if (place.kind !== 'role') continue;
    const roles = companies.get(company);
    if (roles) roles.push(place);
    else companies.set(company, [place]);
  }
  return companies;
}

function overlapsIn(roles: readonly Place[]) {
  const periods = roles
    .map((role) => ({ role, start: dateIn(role, 'start'), end: endOf(role) }))
    .filter(({ start, end }) => start !== '' && end !== '' && !isBefore(end, start))
    .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  let [longest] = periods;
  return periods.slice(1).flatMap((period) => {
    const before = longest;
    if (!before) return [];
    if (before.end < period.end) longest = period;
    if (!isBefore(period.start, before.end)) return [];
    return [{ at: period.role.path, field: 'start', also: [[...before.role.path]] }];
  });
}

const endOf = (role: Place) => (role.value.ongoing === true ? NEVER : dateIn(role, 'end'));
