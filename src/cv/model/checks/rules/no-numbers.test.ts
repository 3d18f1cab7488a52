import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { noNumbers } from './no-numbers.ts';

describe('a work section without numbers', () => {
  it('is reported once', () => {
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('Wrote notes', 'Drew tables', 'Read proofs')] })).toEqual([
      { at: ['sections', 's1'], values: { count: 3 } },
    ]);
  });

  it('is not reported with one number or with fewer than three bullets', () => {
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('Wrote 7 notes', 'Drew tables', 'Read proofs')] })).toEqual(
      [],
    );
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('كتبت ٧ ملاحظات', 'b', 'c')] })).toEqual([]);
    expect(findingsOf(noNumbers, { sections: [bulletsAtWork('Wrote notes', 'Drew tables')] })).toEqual([]);
  });
});
