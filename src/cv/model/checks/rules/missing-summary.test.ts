import { expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { missingSummary } from './missing-summary.ts';

it('a summary is missed where no section shows one', () => {
  expect(placesFoundBy(missingSummary, {})).toEqual(['basics.summary']);
  expect(placesFoundBy(missingSummary, { sections: [{ kind: 'summary' }] })).toEqual([]);
  expect(placesFoundBy(missingSummary, { sections: [{ kind: 'summary', visible: false }] })).toEqual([]);
});
