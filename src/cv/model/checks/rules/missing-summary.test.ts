import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingSummary } from './missing-summary.ts';

it('reports a CV that has no summary section, not even a hidden one', () => {
  expect(locationsFoundBy(missingSummary, {})).toEqual(['basics.summary']);
  expect(locationsFoundBy(missingSummary, { sections: [{ kind: 'summary' }] })).toEqual([]);
  expect(locationsFoundBy(missingSummary, { sections: [{ kind: 'summary', visible: false }] })).toEqual([]);
});
