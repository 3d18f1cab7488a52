import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { noNumbers } from './no-numbers.ts';

describe('work without a single number', () => {
  it('is told once, where the work stands', () => {
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('Wrote notes', 'Drew tables', 'Read proofs')] })).toEqual([
      { at: ['sections', 's1'], values: { count: 3 } },
    ]);
  });

  it('is fine with one number, or with little to measure', () => {
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('Wrote 7 notes', 'Drew tables', 'Read proofs')] })).toEqual(
      [],
    );
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('كتبت ٧ ملاحظات', 'b', 'c')] })).toEqual([]);
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('Wrote notes', 'Drew tables')] })).toEqual([]);
  });
});
