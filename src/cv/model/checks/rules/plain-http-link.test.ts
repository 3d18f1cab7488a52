import { expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { plainHttpLink } from './plain-http-link.ts';

it('a link that is not encrypted is told, without claiming to know the other address', () => {
  expect(findingsOf(plainHttpLink, { basics: { url: 'http://analytical.test' } })).toEqual([
    { at: ['basics'], field: 'url', values: { address: 'http://analytical.test' } },
  ]);
  expect(findingsOf(plainHttpLink, { basics: { url: 'https://analytical.test' } })).toEqual([]);
  expect(findingsOf(plainHttpLink, { basics: { url: 'http://' } })).toEqual([]);
});
