import { expect, it } from 'vitest';
import { EMPTY_CONTENT, emptySection } from '../../model/content.ts';
import { basicsFieldOf, blocksOfField, letterFieldOf } from './page-blocks.ts';

const CONTENT = { ...EMPTY_CONTENT, sections: [emptySection('summary', 'about'), emptySection('work', 'jobs')] };

it.each([
  ['sections/jobs/items/one/roles/two', 'position', ['two', 'one', 'jobs']],
  ['basics', 'name', ['basics.name']],
  ['basics', 'headline', ['basics.headline']],
  ['basics', 'email', ['basics.contacts']],
  ['basics/location', 'city', ['basics.contacts']],
  ['basics', 'summary', ['about']],
  ['letters/turin', 'company', ['letter.recipient']],
  ['design', 'size', []],
])('the blocks around %s, %s', (place, field, expected) => {
  expect(blocksOfField(place, field, CONTENT)).toEqual(expected);
});

it('finds the field that a block shows', () => {
  const basics = { ...CONTENT.basics, phone: '555-0100' };
  expect(basicsFieldOf('basics.headline', CONTENT)).toBe('headline');
  expect(basicsFieldOf('basics.contacts', { ...CONTENT, basics })).toBe('phone');
  expect(basicsFieldOf('jobs', CONTENT)).toBeUndefined();
  expect(letterFieldOf('letter.recipient')).toBe('recipient');
});
