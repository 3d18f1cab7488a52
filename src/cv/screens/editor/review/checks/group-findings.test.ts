import { expect, it } from 'vitest';
import type { CvCheckResult } from '../../../../model/checks/run-checks.ts';
import { groupFindings, toFindings } from './group-findings.ts';

const bullet = (id: string): CvCheckResult => ({
  rule: 'longBullet',
  weight: 'could',
  at: ['sections', 'w', 'items', 'i', 'highlights', id],
  field: 'text',
});

it('gives two findings of one field distinct keys and a shared mark', () => {
  const [first, second] = toFindings([bullet('b1'), bullet('b1')]);
  expect(first?.mark).toBe(second?.mark);
  expect(first?.key).not.toBe(second?.key);
});

it('groups findings with the same title at the position of the first', () => {
  const name: CvCheckResult = { rule: 'missingName', weight: 'must', at: ['basics'], field: 'name' };
  const groups = groupFindings(toFindings([bullet('b1'), name, bullet('b2')]), ({ rule }) => rule);
  expect(groups.map(({ title, findings }) => [title, findings.length])).toEqual([
    ['longBullet', 2],
    ['missingName', 1],
  ]);
});
