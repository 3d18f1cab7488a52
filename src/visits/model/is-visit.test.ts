import { describe, expect, it } from 'vitest';
import { isVisit } from './is-visit.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

const requestWith = (headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  headers: { 'user-agent': FIREFOX, ...headers },
});

describe('a request for a page is a visit', () => {
  it.each([
    {},
    { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    { 'if-none-match': '"known"' },
    { purpose: 'reading' },
  ])('with %j', (headers) => expect(isVisit(requestWith(headers), false)).toBe(true));

  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-purpose': 'prefetch;anonymous-client-ip' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
    { 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'image' },
    { 'user-agent': 'curl/8.14.1' },
    { 'user-agent': '' },
    { 'user-agent': `${FIREFOX} ${'x'.repeat(5000)} bot` },
  ])('but not with %j', (headers) => expect(isVisit(requestWith(headers), false)).toBe(false));

  it.each(['HEAD', 'POST', 'OPTIONS'])('but not by %s', (method) =>
    expect(isVisit(requestWith({}, method), false)).toBe(false),
  );

  it('with a consistent result for repeated user agents', () => {
    for (let time = 0; time < 3; time += 1) {
      expect(isVisit(requestWith(), false)).toBe(true);
      expect(isVisit(requestWith({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }), false)).toBe(false);
    }
    for (let other = 0; other < 3000; other += 1) isVisit(requestWith({ 'user-agent': `${FIREFOX} ${other}` }), false);
    expect(isVisit(requestWith(), false)).toBe(true);
  });
});

describe('a request for a download is a visit', () => {
  it.each([{ 'sec-fetch-dest': 'document' }, { 'sec-fetch-dest': 'empty' }, { 'sec-fetch-dest': 'iframe' }, {}])(
    'with %j',
    (headers) => expect(isVisit(requestWith(headers), true)).toBe(true),
  );

  it.each([{ 'sec-purpose': 'prefetch' }, { 'user-agent': 'Wget/1.25.0' }])('but not with %j', (headers) =>
    expect(isVisit(requestWith(headers), true)).toBe(false),
  );
});
