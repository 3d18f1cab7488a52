import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performRandomOperations, rollsArbitrary } from '#cv/testing/cv-operations.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { makeExample } from '../../examples/examples.ts';
import { flatten } from '../changes/flatten.ts';
import type { CvContent } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { SECTION_KINDS } from '../shapes.ts';
import { shapeOf } from '../tree.ts';
import { textFieldsOf } from './texts.ts';
import { translationProgress, translationTexts, withTextsSeen } from './translation.ts';
import { answerUpdates, updatesOf } from './updates.ts';

const BASE = makeExample('nurse', { name: 'Ada', email: 'ada@example.org' });
const withChanges = (content: CvContent, ...operations: Operation[]) => applyOperations(content, operations).content;
const setHeadline = (value: string): Operation => ({ do: 'set', at: ['basics'], field: 'headline', value });
const versionsOf = (original: CvContent, variant: CvContent, same: string[] = []) => ({
  ...{ purpose: 'language' as const, base: BASE, original, variant },
  same: new Set(same),
});
const headlineOf = (versions: ReturnType<typeof versionsOf>) =>
  translationTexts(versions).find(({ field }) => field === 'headline');

describe('the texts of a translation', () => {
  it('are missing until they differ from the original, apart from names', () => {
    const texts = translationTexts(versionsOf(BASE, BASE));
    expect(texts.length).toBeGreaterThan(20);
    for (const { isName, state } of texts) expect(state).toBe(isName ? 'done' : 'missing');
    expect(headlineOf(versionsOf(BASE, withChanges(BASE, setHeadline('Pflegefachkraft'))))).toMatchObject({
      ...{ key: '/basics.headline', at: ['basics'], state: 'done', translation: 'Pflegefachkraft' },
    });
    expect(headlineOf(versionsOf(BASE, BASE, ['/basics.headline']))).toMatchObject({ state: 'done', isSame: true });
    expect(headlineOf(versionsOf(BASE, withChanges(BASE, setHeadline(' '))))).toMatchObject({ state: 'missing' });
  });

  it('say that the original changed, until that was seen', () => {
    const original = withChanges(BASE, setHeadline('Ward manager'));
    const variant = withChanges(BASE, setHeadline('Pflegefachkraft'));
    const versions = versionsOf(original, variant);
    expect(headlineOf(versions)).toMatchObject({
      ...{ state: 'changed', original: 'Ward manager', translatedFrom: BASE.basics.headline },
    });
    const base = withTextsSeen(BASE, original, new Set(['/basics.headline']));
    expect(headlineOf({ ...versions, base })).toMatchObject({ state: 'done', translatedFrom: 'Ward manager' });
  });

  it('that are not translated follow the original, also in a part that is kept', () => {
    const original = withChanges(BASE, setHeadline('Ward manager'));
    const versions = versionsOf(original, BASE);
    const answered = answerUpdates(versions, new Map([['details', 'keep']]));
    expect(headlineOf({ ...versions, ...answered })).toMatchObject({ state: 'missing', translation: 'Ward manager' });
  });

  it('are counted without names', () => {
    const { total, missing, done, changed } = translationProgress(translationTexts(versionsOf(BASE, BASE)));
    expect([total, missing, done, changed]).toEqual([total, total, 0, 0]);
  });

  it('exist for every kind of section whose entries have texts', () => {
    for (const kind of SECTION_KINDS) {
      const fields = Object.fromEntries(Object.keys(shapeOf(kind)).map((name) => [name, '']));
      const found = textFieldsOf({ kind, fields });
      const hasText = Object.values(shapeOf(kind)).some((type) => type === 'text' || type === 'line');
      expect(found.length > 0, kind).toBe(hasText);
    }
  });
});

describe('an entry that the original removed', () => {
  const work = BASE.sections.find(({ kind }) => kind === 'work');
  const job = ['sections', work?.id ?? '', 'items', work?.items[0]?.id ?? ''];
  const original = withChanges(BASE, { do: 'remove', at: job });
  const linked = withChanges(BASE, {
    ...{ do: 'set', at: job, field: 'source' },
    value: { id: '0190f5f6-0000-7000-8000-000000000000', seen: {}, language: 'de' },
  });
  const afterTaking = (variant: CvContent) => {
    const versions = versionsOf(original, variant);
    const [update] = updatesOf(versions);
    const answered = answerUpdates(versions, new Map([[update?.part ?? '', 'take']]));
    return { isEdited: update?.isEdited, has: flatten(answered.variant).has(job.at(-1) ?? '') };
  };

  it('goes from its translation too', () => {
    expect(afterTaking(linked)).toEqual({ isEdited: false, has: false });
    expect(afterTaking(withKeys(linked, BASE))).toEqual({ isEdited: false, has: false });
  });

  it('stays if the translation has something of its own in it', () => {
    const own = withChanges(linked, { do: 'set', at: job, field: 'url', value: 'https://example.org/de' });
    expect(afterTaking(own)).toEqual({ isEdited: true, has: true });
  });
});

/** Replaces every text by its key, so that a text in the wrong place shows. */
function withKeys(content: CvContent, original: CvContent) {
  return applyOperations(
    content,
    translationTexts({ base: original, original, variant: content, same: new Set() }).flatMap(
      ({ at, field, key, original: text }): Operation[] =>
        typeof text === 'string' ? [{ do: 'set', at, field, value: `de:${key}` }] : [],
    ),
  ).content;
}

it('never attaches a translation to another text, however both sides are edited', () => {
  fc.assert(
    fc.property(cvContents(), rollsArbitrary(12), rollsArbitrary(12), (base, one, other) => {
      const original = performRandomOperations(base, one, 'original').content;
      const translated = withKeys(base, base);
      const variant = performRandomOperations(translated, other, 'variant').content;
      const versions = { purpose: 'language' as const, base, original, variant, same: new Set<string>() };
      const answers = new Map(updatesOf(versions).map(({ part }) => [part, 'take' as const]));
      const after = answerUpdates(versions, answers).variant;
      for (const [id, { fields }] of flatten(after)) {
        for (const [field, value] of Object.entries(fields)) {
          if (typeof value === 'string' && value.startsWith('de:')) expect(value).toBe(`de:${id}/${field}`);
        }
      }
      // What the variant has translated and not changed since is still there.
      const now = flatten(after);
      for (const [id, { fields }] of flatten(variant)) {
        for (const [field, value] of Object.entries(now.has(id) ? fields : {})) {
          if (typeof value === 'string' && value.startsWith('de:')) expect(now.get(id)?.fields[field]).toBe(value);
        }
      }
    }),
    { numRuns: runs(1000) },
  );
});
