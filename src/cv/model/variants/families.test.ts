import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FamilyKey, pageOfFamilies, rootsOf } from './families.ts';

const member = (id: string, originalId: string | null = null, updatedAt = '2026-01-01') => ({
  ...{ id, originalId, updatedAt },
});
const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id);

/** Members whose originals, if any, come before them. Some originals are missing, as those in the trash are. */
const members = fc
  .array(fc.record({ parent: fc.nat(), day: fc.integer({ min: 1, max: 4 }), kind: fc.nat({ max: 3 }) }), {
    maxLength: 25,
  })
  .map((rolls) =>
    rolls.map(({ parent, day, kind }, at) => {
      const original = at === 0 || kind < 2 ? null : kind === 2 ? 'trashed' : `cv-${parent % at}`;
      return member(`cv-${at}`, original, `2026-01-0${day}`);
    }),
  );

describe('a page of families', () => {
  it('has the family edited last first, each with all its variants', () => {
    const all = [
      ...[member('old'), member('copy', 'old', '2026-03-01'), member('copy of copy', 'copy')],
      ...[member('new', null, '2026-02-01'), member('orphan', 'trashed', '2025-01-01')],
    ];
    const first = pageOfFamilies(all, { after: undefined, limit: 2 });
    expect(idsOf(first.members)).toEqual(['new', 'old', 'copy', 'copy of copy']);
    expect(first.next).toEqual(['2026-01-01', 'old']);
    const second = pageOfFamilies(all, { after: first.next, limit: 2 });
    expect([idsOf(second.members), second.next]).toEqual([['orphan'], undefined]);
  });

  it('never splits a family, and all pages have every CV once', () => {
    fc.assert(
      fc.property(members, fc.integer({ min: 1, max: 5 }), (all, limit) => {
        const found: string[] = [];
        let after: FamilyKey | undefined;
        do {
          const page = pageOfFamilies(all, { after, limit });
          expect(rootsOf(page.members).length).toBeLessThanOrEqual(limit);
          const ids = new Set(idsOf(page.members));
          const present = new Set(idsOf(all));
          for (const { originalId } of page.members)
            if (originalId && present.has(originalId)) expect(ids).toContain(originalId);
          found.push(...ids);
          after = page.next;
        } while (after && found.length <= all.length);
        expect(found.toSorted()).toEqual(idsOf(all).toSorted());
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
