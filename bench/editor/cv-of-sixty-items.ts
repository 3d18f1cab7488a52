import type { CvContent } from '../../src/cv/model/content.ts';
import { makeSpecimen } from '../../src/testing/cv-specimens.ts';

const ITEMS = 60;
const BULLETS = 3;
const FULL = makeSpecimen('English', 'four');

/** Returns a CV with one section of sixty workplaces, each with a role and its bullets. */
export function cvOfSixtyItems(): CvContent {
  const sections = FULL.sections.filter(({ kind }) => kind === 'work');
  return {
    ...FULL,
    sections: sections.map((section) => ({ ...section, items: sixtyOf(section.items) }) as typeof section),
  };
}

type WorkItem = CvContent['sections'][number]['items'][number];

const sixtyOf = (items: readonly WorkItem[]) =>
  Array.from({ length: ITEMS }, (_, at) => withIdsOf(items[at % items.length], `n${at}`));

/** Returns a copy with new ids, derived from its position. */
function withIdsOf<Value>(value: Value, idPrefix: string, key = ''): Value {
  if (Array.isArray(value)) {
    const limited = key === 'highlights' ? value.slice(0, BULLETS) : key === 'roles' ? value.slice(0, 1) : value;
    return limited.map((one, at) => withIdsOf(one, `${idPrefix}-${at}`)) as Value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value).map(([name, inside]) => [
    name,
    name === 'id' ? idPrefix : withIdsOf(inside, `${idPrefix}${name[0]}`, name),
  ]);
  return Object.fromEntries(all);
}
