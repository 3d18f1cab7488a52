type Member = { id: string; originalId: string | null; updatedAt: string };

/** The position of a family in the list: when its original was edited last, and its id. */
export type FamilyKey = readonly [updatedAt: string, id: string];

export const familyKeyOf = ({ updatedAt, id }: Pick<Member, 'updatedAt' | 'id'>): FamilyKey => [updatedAt, id];

/** Sorts the family edited last first. */
const compareKeys = ([time, id]: FamilyKey, [otherTime, otherId]: FamilyKey) =>
  compareTexts(otherTime, time) || compareTexts(otherId, id);
const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Returns the CVs that follow none of the others, the one edited last first. */
export function rootsOf<One extends Member>(members: readonly One[]): One[] {
  const ids = new Set(members.map(({ id }) => id));
  return members
    .filter(({ originalId }) => originalId === null || !ids.has(originalId))
    .toSorted((one, other) => compareKeys(familyKeyOf(one), familyKeyOf(other)));
}

/** Returns whole families in the order of their roots, from the one after `after`, and the key of the next page. */
export function pageOfFamilies<One extends Member>(
  members: readonly One[],
  { after, limit }: { after: FamilyKey | undefined; limit: number },
): { members: One[]; next: FamilyKey | undefined } {
  const roots = rootsOf(members).filter((root) => !after || compareKeys(after, familyKeyOf(root)) < 0);
  const page = roots.slice(0, limit);
  const last = page.at(-1);
  const byOriginal = Map.groupBy(members, ({ originalId }) => originalId);
  const withVariants = (one: One): One[] => [one, ...(byOriginal.get(one.id) ?? []).flatMap(withVariants)];
  return {
    members: page.flatMap(withVariants),
    next: last && roots.length > limit ? familyKeyOf(last) : undefined,
  };
}
