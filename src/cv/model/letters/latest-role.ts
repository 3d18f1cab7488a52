import { isPartialDate } from '#platform/pure/field-rules.ts';
import type { CvContent } from '../content.ts';
import type { Node } from '../shapes.ts';

/** Returns the current or most recent role and its employer, as far as the CV shows them. */
export function latestRole({ sections }: Pick<CvContent, 'sections'>) {
  const roles = sections.flatMap((section) =>
    section.kind === 'work' && section.visible ? section.items.filter(isVisible).flatMap(rolesIn) : [],
  );
  // Among equal dates, the first one in the CV wins.
  const [latest] = roles.toSorted((one, other) => compare(other.end, one.end) || compare(other.start, one.start));
  return { role: latest?.role ?? '', employer: latest?.employer ?? '' };
}

const isVisible = ({ visible }: { visible: boolean }) => visible;

/** Returns the visible roles of a company. A company without any gives one entry with an empty role. */
function rolesIn({ name, roles }: Node<'work'>) {
  const visibleRoles = roles.filter(isVisible);
  if (visibleRoles.length === 0) return [{ role: '', employer: name, start: '', end: '' }];
  return visibleRoles.map(({ position, start, end, ongoing }) => {
    const isCurrent = ongoing || (end.trim() === '' && isPartialDate(start));
    return {
      role: position,
      employer: name,
      start: validDateOrEmpty(start),
      end: isCurrent ? '9999' : validDateOrEmpty(end),
    };
  });
}

const validDateOrEmpty = (date: string) => (isPartialDate(date) ? date : '');
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
