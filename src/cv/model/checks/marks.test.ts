import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAULTY_CVS } from '#cv/testing/faulty-cvs.ts';
import { CV_LIMITS, type CvContent, EMPTY_CONTENT } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { cvContent } from '../schema.ts';
import { SECTION_SHAPES } from '../shapes.ts';
import { checkContent, dismissOperation, markOf, restoreOperation } from './marks.ts';
import { RULES } from './rules.ts';

const TODAY = { today: '2026-05-01' };
const withChanges = (content: CvContent, ...operations: Operation[]) => applyOperations(content, operations).content;
const openMarksIn = (content: CvContent) =>
  checkContent(content, TODAY)
    .filter(({ dismissed }) => !dismissed)
    .map(({ mark }) => mark);

describe('a dismissed result', () => {
  it.each(Object.entries(FAULTY_CVS))('is the only one hidden and can be restored: %s', (_, content) => {
    const before = openMarksIn(content);
    for (const mark of before) {
      const after = withChanges(content, dismissOperation(content, mark));
      expect(cvContent.safeParse(after).error).toBeUndefined();
      expect(openMarksIn(after)).toEqual(before.filter((other) => other !== mark));
      expect(openMarksIn(withChanges(after, restoreOperation(after, mark)))).toEqual(before);
    }
  });

  it('stays dismissed when its entry is moved', () => {
    const content = withChanges(
      EMPTY_CONTENT,
      { do: 'insert', into: [], list: 'sections', item: { id: 'past', kind: 'work' }, after: null },
      { do: 'insert', into: [], list: 'sections', item: { id: 'now', kind: 'work' }, after: null },
      { do: 'insert', into: ['sections', 'now'], list: 'items', item: { id: 'a', url: 'nowhere' }, after: null },
    );
    const [found] = checkContent(content, TODAY).filter(({ rule }) => rule === 'malformedLink');
    if (!found) throw new Error('no malformed link found');
    const moved = withChanges(content, dismissOperation(content, found.mark), {
      do: 'move',
      at: found.at,
      into: ['sections', 'past'],
      list: 'items',
      after: null,
    });
    expect(openMarksIn(moved)).not.toContain(found.mark);
    expect(checkContent(moved, TODAY).find(({ rule }) => rule === 'malformedLink')?.dismissed).toBe(true);
  });

  it('has a mark within the length limit, for every rule and field', () => {
    const fields = Object.values(SECTION_SHAPES).flatMap((shape) => Object.keys(shape));
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES.map(({ name }) => name)),
        fc.constantFrom(...fields),
        fc.string({ minLength: CV_LIMITS.id, maxLength: CV_LIMITS.id }),
        (rule, field, id) =>
          markOf({ rule, field, at: ['sections', id, 'items', id, 'roles', id, 'highlights', id] }).length <=
          CV_LIMITS.mark,
      ),
    );
  });

  it('replaces the oldest one at the limit', () => {
    const marks = Array.from({ length: CV_LIMITS.marks }, (_, at) => `longBullet@b${at}#text`);
    const { dismissed } = withChanges(
      { ...EMPTY_CONTENT, dismissed: marks },
      dismissOperation({ ...EMPTY_CONTENT, dismissed: marks }, 'longCv@/'),
    );
    expect(dismissed).toHaveLength(CV_LIMITS.marks);
    expect([dismissed[0], dismissed.at(-1)]).toEqual(['longBullet@b1#text', 'longCv@/']);
  });
});

it('a singleton node and an entry with its name have different marks', () => {
  const at = ['sections', 'basics'];
  expect(markOf({ rule: 'missingName', at })).not.toBe(markOf({ rule: 'missingName', at: ['basics'] }));
  expect(markOf({ rule: 'longCv', at: [] })).toBe('longCv@/');
});
