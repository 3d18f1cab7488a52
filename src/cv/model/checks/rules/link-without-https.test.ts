import { describe, expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { linkWithoutHttps } from './link-without-https.ts';

describe('a link without a scheme', () => {
  it.each([
    ['analytical.test', 'https://analytical.test'],
    [' www.analytical.test/notes#g ', 'https://www.analytical.test/notes#g'],
    ['bücher.test:8080', 'https://bücher.test:8080'],
  ])('is completed: %s', (url, value) => {
    expect(findingsOf(linkWithoutHttps, { basics: { url } })).toMatchObject([
      { at: ['basics'], field: 'url', fixes: [{ do: 'set', at: ['basics'], field: 'url', value }] },
    ]);
  });

  it.each([
    'https://analytical.test',
    'http://analytical.test',
    'ada@analytical.test',
    'mailto:ada',
    'page 12',
    'v1.2',
    '.test',
  ])('is not %s', (url) => {
    expect(findingsOf(linkWithoutHttps, { basics: { url } })).toEqual([]);
  });
});
