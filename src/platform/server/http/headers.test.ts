import { describe, expect, it } from 'vitest';
import { serve } from '#testing/serve.ts';
import { makeSafeHeaders, type SafeResponse } from './headers.ts';

const HSTS = { days: 730, subdomains: true };

const WRITE_HEAD_VARIANTS: Record<string, (response: SafeResponse) => unknown> = {
  'with headers': (response) => response.writeHead(200, { 'x-own': '1' }).end(),
  'with headers in a list': (response) => response.writeHead(200, ['x-own', '1']).end(),
  'with a reason': (response) => response.writeHead(200, 'Fine', { 'x-own': '1' }).end(),
  'with headers set beforehand': (response) => response.setHeader('X-Own', '1').writeHead(200).end(),
  'with nothing but a body': (response) => response.setHeader('x-own', '1').end('body'),
};

describe('a response', () => {
  it.each(Object.entries(WRITE_HEAD_VARIANTS))(
    'carries the safe headers when its head is written %s',
    async (_, write) => {
      const { url } = await serve(async (_request, response) => {
        response.safeHeaders = makeSafeHeaders(HSTS)({ requestId: 'the-request', hsts: 'home' });
        write(response);
      });
      const { headers } = await fetch(url);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-own': '1',
        'x-request-id': 'the-request',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age='),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  it.each([
    ['in the head', (response: SafeResponse) => response.writeHead(200, { 'referrer-policy': 'no-referrer' }).end()],
    ['in a list', (response: SafeResponse) => response.writeHead(200, ['Referrer-Policy', 'no-referrer']).end()],
    ['beforehand', (response: SafeResponse) => response.setHeader('Referrer-Policy', 'no-referrer').end()],
  ])('overrides the safe headers with its own %s', async (_, write) => {
    const { url } = await serve(async (_request, response) => void write(response));
    expect((await fetch(url)).headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('carries the safe headers even if no handler has set them', async () => {
    const { url } = await serve(async (_request, response) => void response.end());
    const { headers } = await fetch(url);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

it.each([
  [{ days: 730, subdomains: true }, 'max-age=63072000; includeSubDomains', 'max-age=604800'],
  [{ days: 1, subdomains: false }, 'max-age=86400', 'max-age=86400'],
  [{ days: 0, subdomains: true }, undefined, undefined],
])('sends Strict-Transport-Security for the setting %j', (hsts, home, guest) => {
  const headers = makeSafeHeaders(hsts);
  const hstsOf = (rule: 'home' | 'guest' | false) =>
    headers({ requestId: 'the-request', hsts: rule })['strict-transport-security'];
  expect([hstsOf('home'), hstsOf('guest'), hstsOf(false)]).toEqual([home, guest, undefined]);
});
