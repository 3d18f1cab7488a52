import { expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { plainHttpLink } from './plain-http-link.ts';

it('reports a link with http and offers no fix', () => {
  expect(findingsOf(plainHttpLink, { basics: { url: 'http://analytical.test' } })).toEqual([
    { at: ['basics'], field: 'url', values: { address: 'http://analytical.test' } },
  ]);
  expect(findingsOf(plainHttpLink, { basics: { url: 'https://analytical.test' } })).toEqual([]);
  expect(findingsOf(plainHttpLink, { basics: { url: 'http://' } })).toEqual([]);
});
