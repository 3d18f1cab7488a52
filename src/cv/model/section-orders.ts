import type { Operation } from './operations.ts';
import type { Section, SectionKind } from './shapes.ts';

/**
 * The usual order of sections by country, and of academics anywhere. What isn't in one of them stays behind the section
 * that it follows.
 */
export const SECTION_ORDERS = {
  us: 'summary work projects education skills certificates achievements awards volunteer publications languages',
  gb: 'summary skills work education certificates achievements volunteer languages interests references',
  de: 'summary work education certificates projects skills languages volunteer interests references',
  fr: 'summary work education skills languages certificates volunteer interests references',
  jp: 'education work certificates skills languages summary projects interests',
  academic:
    'summary education work publications talks awards achievements projects volunteer skills languages references',
} as const satisfies Record<string, string>;
export type SectionOrder = keyof typeof SECTION_ORDERS;

type Placed = Pick<Section, 'id' | 'kind'>;

/** Returns the orders that sections are in: none if they have one of their own, and several if few sections differ. */
export const sectionOrdersOf = (sections: readonly Placed[]): SectionOrder[] =>
  (Object.keys(SECTION_ORDERS) as SectionOrder[]).filter((order) =>
    sortSections(sections, order).every((section, at) => section === sections[at]),
  );

/** Returns the operations that move sections into an order, each of which moves one section. */
export function sectionOrderOperations(sections: readonly Placed[], order: SectionOrder): Operation[] {
  const current = sections.map(({ id }) => id);
  const operations: Operation[] = [];
  for (const [at, { id }] of sortSections(sections, order).entries()) {
    if (current[at] === id) continue;
    operations.push({ do: 'move', at: ['sections', id], into: [], list: 'sections', after: current[at - 1] ?? null });
    current.splice(current.indexOf(id), 1);
    current.splice(at, 0, id);
  }
  return operations;
}

function sortSections<S extends Placed>(sections: readonly S[], order: SectionOrder): S[] {
  const kinds = SECTION_ORDERS[order].split(' ') as SectionKind[];
  const ranks = new Map(kinds.map((kind, at) => [kind, at]));
  let last = -1;
  const ranked = sections.map((section) => {
    last = ranks.get(section.kind) ?? last;
    return { section, rank: last };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ section }) => section);
}
