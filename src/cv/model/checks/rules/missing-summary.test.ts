import { expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { missingSummary } from './missing-summary.ts';

it('a summary is missed where no section shows one', () => {
  expect(locationsFoundBy(missingSummary, {})).toEqual(['basics.summary']);
  expect(locationsFoundBy(missingSummary, { sections: [{ kind: 'summary' }] })).toEqual([]);
  expect(locationsFoundBy(missingSummary, { sections: [{ kind: 'summary', visible: false }] })).toEqual([]);
});
