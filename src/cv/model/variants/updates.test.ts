import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performRandomOperations, rollsArbitrary } from '#cv/testing/cv-operations.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { makeExample } from '../../examples/examples.ts';
import { flatten } from '../changes/flatten.ts';
import type { CvContent } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { cvContent } from '../schema.ts';
import { answerUpdates, updatesOf } from './updates.ts';
import type { UpdateAnswer, VariantVersions } from './variant.ts';

const BASE = makeExample('software-engineer', { name: 'Ada', email: 'ada@example.org' });
const WORK = BASE.sections.find(({ kind }) => kind === 'work');
const [FIRST, SECOND] = (WORK?.items ?? []).map(({ id }) => ['sections', WORK?.id ?? '', 'items', id]);
const at = (path: string[] | undefined) => path ?? [];

const versionsOf = (original: CvContent, variant: CvContent): VariantVersions => ({
  purpose: 'job',
  base: BASE,
  original,
  variant,
  same: new Set(),
});
const withChanges = (content: CvContent, ...operations: Operation[]) => applyOperations(content, operations).content;
const answerAll = (versions: VariantVersions, answer: UpdateAnswer) =>
  answerUpdates(versions, new Map(updatesOf(versions).map(({ part }) => [part, answer])));

describe('updates of a variant', () => {
  it('are none as long as the original has not changed', () => {
    const variant = withChanges(BASE, { do: 'set', at: ['basics'], field: 'headline', value: 'Lead' });
    expect(updatesOf(versionsOf(BASE, variant))).toEqual([]);
  });

  it('are offered by entry, and taken one by one', () => {
    const original = withChanges(
      BASE,
      { do: 'set', at: at(FIRST), field: 'location', value: 'Turin' },
      { do: 'set', at: at(SECOND), field: 'location', value: 'London' },
      { do: 'set', at: ['basics'], field: 'headline', value: 'Mathematician' },
      { do: 'set', at: ['design'], field: 'accent', value: '#aa0000' },
    );
    const versions = versionsOf(original, BASE);
    const updates = updatesOf(versions);
    expect(updates.map(({ part }) => part).sort()).toEqual(
      ['details', 'design', at(FIRST)[3], at(SECOND)[3]].sort() as string[],
    );
    const answered = answerUpdates(versions, new Map([[at(FIRST)[3] as string, 'take']]));
    expect(flatten(answered.variant).get(at(FIRST)[3] as string)?.fields.location).toBe('Turin');
    expect(flatten(answered.variant).get(at(SECOND)[3] as string)?.fields.location).not.toBe('London');
    expect(answered.variant.basics.headline).toBe(BASE.basics.headline);
    expect(updatesOf({ ...versions, ...answered })).toHaveLength(3);
  });

  it('leave what the variant has changed itself, unless it is to be replaced', () => {
    const original = withChanges(BASE, { do: 'set', at: at(FIRST), field: 'location', value: 'Turin' });
    const variant = withChanges(BASE, { do: 'set', at: at(FIRST), field: 'location', value: 'Remote' });
    const versions = versionsOf(original, variant);
    expect(updatesOf(versions)).toMatchObject([{ isEdited: true, changes: [{ field: 'location' }] }]);
    const locationAfter = (answer: UpdateAnswer) => {
      const answered = answerAll(versions, answer);
      expect(updatesOf({ ...versions, ...answered })).toEqual([]);
      return flatten(answered.variant).get(at(FIRST)[3] as string)?.fields.location;
    };
    expect([locationAfter('take'), locationAfter('keep'), locationAfter('replace')]).toEqual([
      'Remote',
      'Remote',
      'Turin',
    ]);
  });

  it('add and remove entries, and do not bring back what the variant removed', () => {
    const original = withChanges(
      BASE,
      { do: 'remove', at: at(SECOND) },
      { do: 'insert', into: at(FIRST).slice(0, 2), list: 'items', item: { id: 'new', name: 'Works' }, after: null },
      { do: 'set', at: at(FIRST), field: 'location', value: 'Turin' },
    );
    const variant = withChanges(BASE, { do: 'remove', at: at(FIRST) });
    const versions = versionsOf(original, variant);
    expect(updatesOf(versions).map(({ changes }) => changes.map(({ did }) => did))).toEqual([['added'], ['removed']]);
    const { variant: taken } = answerAll(versions, 'take');
    const ids = taken.sections.find(({ id }) => id === WORK?.id)?.items.map(({ id }) => id);
    expect(ids?.[0]).toBe('new');
    expect(ids).not.toContain(at(FIRST)[3]);
    expect(ids).not.toContain(at(SECOND)[3]);
  });

  it('do not bring back a bullet that the variant removed', () => {
    const role = (flatten(BASE).get(at(FIRST)[3] as string)?.lists.roles ?? [])[0] as string;
    const [bullet] = flatten(BASE).get(role)?.lists.highlights ?? [];
    const path = [...at(FIRST), 'roles', role, 'highlights', bullet as string];
    const original = withChanges(
      BASE,
      { do: 'set', at: path, field: 'text', value: 'Written anew' },
      { do: 'set', at: at(FIRST), field: 'location', value: 'Turin' },
    );
    const versions = versionsOf(original, withChanges(BASE, { do: 'remove', at: path }));
    expect(updatesOf(versions)).toMatchObject([{ isEdited: false, changes: [{ field: 'location' }] }]);
    const { variant } = answerAll(versions, 'take');
    expect(flatten(variant).has(bullet as string)).toBe(false);
    expect(flatten(variant).get(at(FIRST)[3] as string)?.fields.location).toBe('Turin');
  });

  it('replace an entry that the variant edited by nothing if the original removed it', () => {
    const original = withChanges(BASE, { do: 'remove', at: at(FIRST) });
    const variant = withChanges(BASE, { do: 'set', at: at(FIRST), field: 'location', value: 'Remote' });
    const versions = versionsOf(original, variant);
    expect(flatten(answerAll(versions, 'take').variant).has(at(FIRST)[3] as string)).toBe(true);
    expect(flatten(answerAll(versions, 'replace').variant).has(at(FIRST)[3] as string)).toBe(false);
  });

  it('replace a section that the original removed, but not what the variant has put there', () => {
    const skills = BASE.sections.find(({ kind }) => kind === 'skills');
    const into = ['sections', skills?.id ?? ''];
    const [moved = '', gone = ''] = skills?.items.map(({ id }) => id) ?? [];
    const section = (id: string): Operation => ({
      ...{ do: 'insert', into: [], list: 'sections', after: null },
      item: { id, kind: 'skills' },
    });
    const base = withChanges(BASE, section('other'));
    const variant = withChanges(
      base,
      { do: 'move', at: [...into, 'items', moved], into: ['sections', 'other'], list: 'items', after: null },
      { do: 'insert', into: ['sections', 'other'], list: 'items', item: { id: 'own', name: 'Own' }, after: null },
    );
    const versions = { ...versionsOf(withChanges(base, { do: 'remove', at: ['sections', 'other'] }), variant), base };
    const flat = flatten(answerAll(versions, 'replace').variant);
    expect([moved, gone, 'own'].map((id) => flat.has(id))).toEqual([true, true, true]);
  });

  it('do not touch letters, dismissed checks and the choice of wording', () => {
    const original = withChanges(
      BASE,
      { do: 'insert', into: [], list: 'letters', item: { id: 'l', name: 'Letter' }, after: null },
      { do: 'set', at: [], field: 'wording', value: 'short' },
    );
    expect(updatesOf(versionsOf(original, BASE))).toEqual([]);
  });
});

const edited = (content: CvContent, rolls: readonly number[], mark: string) =>
  performRandomOperations(content, rolls, mark).content;

describe('random edits of the original and the variant', () => {
  const versions = fc
    .tuple(cvContents(), rollsArbitrary(12), rollsArbitrary(12))
    .map(([base, one, other]): VariantVersions => {
      const [original, variant] = [edited(base, one, 'original'), edited(base, other, 'variant')];
      return { purpose: 'job', base, original, variant, same: new Set() };
    });

  /** Expects that all that the variant wrote is still there; only entries that it left alone can go. */
  const expectNothingLost = ({ base, original, variant }: VariantVersions, after: CvContent) => {
    const [before, theirs, now] = [flatten(base), flatten(original), flatten(after)];
    for (const [id, own] of flatten(variant)) {
      const node = now.get(id);
      if (!node) expect(theirs.has(id)).toBe(false);
      for (const [field, value] of Object.entries(node ? own.fields : {})) {
        const isOwn = typeof value === 'string' && !isEqual(value, before.get(id)?.fields[field]);
        if (isOwn) expect(node?.fields[field]).toEqual(value);
      }
    }
  };

  /** Answers updates until none is left: an entry that comes back into the variant can bring further ones. */
  const takeAll = (all: VariantVersions, isPicked: (at: number) => boolean): VariantVersions => {
    let current = all;
    for (let round = 0; round < 200; round += 1) {
      const parts = updatesOf(current).flatMap(({ part }, at) => (isPicked(at) ? [part] : []));
      if (parts.length === 0) return current;
      current = { ...current, ...answerUpdates(current, new Map(parts.map((part) => [part, 'take']))) };
    }
    throw new Error('updates are offered without an end');
  };

  it('never lose what the variant wrote, and all updates bring all that the original wrote elsewhere', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const { variant } = takeAll(all, () => true);
        expect(cvContent.safeParse(variant).error).toBeUndefined();
        expectNothingLost(all, variant);
        const [before, mine, now] = [flatten(all.base), flatten(all.variant), flatten(variant)];
        for (const [id, source] of flatten(all.original)) {
          const [old, own] = [before.get(id), mine.get(id)];
          if (!old || !own || source.path[0] === 'letters') continue;
          for (const [field, value] of Object.entries(source.fields)) {
            const isUntouched = isEqual(own.fields[field], old.fields[field]);
            const isFollowed = !/^(?:dismissed|wording)$/.test(field);
            if (isUntouched && isFollowed && typeof value === 'string')
              expect(now.get(id)?.fields[field]).toEqual(value);
          }
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it('lose nothing and come to an end if they are taken one by one', () => {
    fc.assert(
      fc.property(versions, (all) => expectNothingLost(all, takeAll(all, (at) => at === 0).variant)),
      { numRuns: runs(300) },
    );
  });

  it('change nothing if all is kept', () => {
    fc.assert(
      fc.property(versions, (all) => {
        const { variant, base } = answerAll(all, 'keep');
        expect(variant).toEqual(all.variant);
        expect(updatesOf({ ...all, variant, base })).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });
});
