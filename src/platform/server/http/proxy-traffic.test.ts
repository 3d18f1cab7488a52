import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { prevailingSign, proxySignsOf } from './proxy-traffic.ts';
import { readVisit } from './visit.ts';

const signs = (headers: Record<string, string>, trustedProxies: number, from = '203.0.113.9', overTls = true) => {
  const request = { headers: { host: 'cv.example', ...headers }, socket: { remoteAddress: from }, url: '/' };
  const message = request as unknown as IncomingMessage;
  return proxySignsOf(message, readVisit(message, trustedProxies), { trustedProxies, overTls });
};

describe('a request', () => {
  it.each([
    ['from the machine itself', {}, 0, '127.0.0.1', []],
    ['without a proxy, if there is none', {}, 0, '203.0.113.9', ['all']],
    [
      'through a proxy that is not trusted',
      { 'x-forwarded-for': '203.0.113.9' },
      0,
      '127.0.0.1',
      ['all', 'unexpected'],
    ],
    ['through a proxy that sends Forwarded', { forwarded: 'for=203.0.113.9' }, 0, '10.0.0.1', ['all', 'unexpected']],
    [
      'through the trusted proxy',
      { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      1,
      '127.0.0.1',
      ['all'],
    ],
    [
      'through one proxy too many',
      { 'x-forwarded-for': '203.0.113.9, 10.0.0.2', 'x-forwarded-proto': 'https, https' },
      1,
      '127.0.0.1',
      ['all', 'moreHops'],
    ],
    [
      'through one proxy too few',
      { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      2,
      '10.0.0.2',
      ['all', 'fewerHops'],
    ],
    ['past the trusted proxy', {}, 1, '203.0.113.9', ['all', 'fewerHops', 'plain']],
    [
      'by plain HTTP',
      { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' },
      1,
      '10.0.0.1',
      ['all', 'plain'],
    ],
  ])('%s', (_, headers, trusted, from, expected) => {
    expect(signs(headers as Record<string, string>, trusted, from)).toEqual(expected);
  });
});

it('a sign prevails if most of many requests show it, but not if only a few do', () => {
  const none = { all: 0, unexpected: 0, moreHops: 0, fewerHops: 0, plain: 0 };
  expect(prevailingSign(none)).toBeUndefined();
  expect(prevailingSign({ ...none, all: 19, unexpected: 19 })).toBeUndefined();
  expect(prevailingSign({ ...none, all: 20, unexpected: 20 })).toBe('unexpected');
  expect(prevailingSign({ ...none, all: 1000, moreHops: 400 })).toBeUndefined();
  expect(prevailingSign({ ...none, all: 1000, moreHops: 600, plain: 1000 })).toBe('moreHops');
});
