import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isInternal, readVisit } from './visit.ts';

type FakeRequest = { url?: string; from?: string; headers?: IncomingHttpHeaders };

/** Makes a request over a connection from an address. */
const requestOf = ({ url = '/', from = '198.51.100.1', headers = {} }: FakeRequest) =>
  ({ url, headers: { host: 'vitrine.example', ...headers }, socket: { remoteAddress: from } }) as IncomingMessage;

const visitOf = (request: FakeRequest, trustedProxies = 0) => readVisit(requestOf(request), trustedProxies);

/** Returns the visitor's address for an `X-Forwarded-For` header and a number of trusted proxies. */
const addressOf = (forwardedFor: string | undefined, trustedProxies: number, from = '198.51.100.1') =>
  visitOf({ from, headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor } }, trustedProxies)
    .address;

describe('the address of a visitor', () => {
  it('is that of the connection without a trusted proxy, whatever the headers say', () => {
    expect(addressOf(undefined, 0)).toBe('198.51.100.1');
    expect(addressOf('203.0.113.9', 0)).toBe('198.51.100.1');
  });

  it('is the last one, added by the only trusted proxy, not one that the visitor sent', () => {
    expect(addressOf('203.0.113.9', 1)).toBe('203.0.113.9');
    expect(addressOf('127.0.0.1, 10.0.0.1, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(addressOf('  203.0.113.9  ', 1)).toBe('203.0.113.9');
  });

  it('is the one added by the outer of two trusted proxies', () => {
    expect(addressOf('203.0.113.9, 10.0.0.7', 2)).toBe('203.0.113.9');
    expect(addressOf('127.0.0.1, 203.0.113.9, 10.0.0.7', 2)).toBe('203.0.113.9');
    expect(addressOf('203.0.113.9', 2), 'without the outer one').toBe('203.0.113.9');
  });

  it('is that of the connection if the trusted proxy added none or an invalid one', () => {
    for (const forwardedFor of [undefined, '', 'unknown', '203.0.113', 'a'.repeat(500), '203.0.113.9,', '<script>']) {
      expect(addressOf(forwardedFor, 1), forwardedFor).toBe('198.51.100.1');
    }
  });

  it('is the same for IPv4 and for IPv4 mapped to IPv6', () => {
    expect(addressOf(undefined, 0, '::ffff:198.51.100.1')).toBe('198.51.100.1');
    expect(addressOf('::ffff:203.0.113.9', 1)).toBe('203.0.113.9');
    expect(addressOf(undefined, 0, '2001:db8::1')).toBe('2001:db8::1');
    expect(addressOf('2001:db8::1', 1)).toBe('2001:db8::1');
  });
});

describe('a visit', () => {
  it('is over TLS only if a trusted proxy says so', () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect(visitOf({ headers }, 0).overTls).toBe(false);
    expect(visitOf({ headers }, 1).overTls).toBe(true);
    expect(visitOf({ headers: { 'x-forwarded-proto': 'https, http' } }, 1).overTls, 'claimed by the visitor').toBe(
      false,
    );
    expect(visitOf({ headers: { 'x-forwarded-proto': 'https, http' } }, 2).overTls).toBe(true);
  });

  it('takes the host from the request, or from a trusted proxy', () => {
    const headers = { host: 'Inner:8080', 'x-forwarded-host': 'CV.Example' };
    expect(visitOf({ headers }, 0).host).toBe('inner:8080');
    expect(visitOf({ headers }, 1).host).toBe('cv.example');
    expect(visitOf({ headers: { 'x-forwarded-host': 'evil.example, cv.example' } }, 1).host).toBe('cv.example');
  });

  it('takes the request id from a trusted proxy if it is well-formed', () => {
    const proxyId = 'abcdef-0123456789';
    const idOf = (id: string, trustedProxies: number) =>
      visitOf({ headers: { 'x-request-id': id } }, trustedProxies).requestId;
    expect(idOf(proxyId, 1)).toBe(proxyId);
    expect(idOf(proxyId, 0)).not.toBe(proxyId);
    for (const bad of ['short', 'with blanks in it', 'x'.repeat(65), 'new\nline-in-it', '"quoted-id"', '']) {
      expect(idOf(bad, 1)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('separates the path from the query and changes neither', () => {
    expect(visitOf({ url: '/a%20b/?q=%zz?x' })).toMatchObject({ path: '/a%20b/', search: '?q=%zz?x' });
    expect(visitOf({ url: '/' })).toMatchObject({ path: '/', search: '' });
    expect(visitOf({ url: '?' })).toMatchObject({ path: '', search: '?' });
  });

  it('takes the language that the reader has chosen, else the one that the browser prefers', () => {
    const languageFor = (cookie: string) => visitOf({ headers: { 'accept-language': 'fr', cookie } }).language;
    expect(languageFor('session=x; language=de')).toBe('de');
    for (const cookie of ['', 'session=x', 'language=xx', 'language=']) expect(languageFor(cookie), cookie).toBe('fr');
  });

  it('falls back to English for unsupported languages', () => {
    for (const accepted of [undefined, 'en', 'tlh;q=0.9, en;q=0.1', 'tlh', '*', ';;,,', 'en;q=zero']) {
      expect(visitOf({ headers: { 'accept-language': accepted } }).language, accepted).toBe('en');
    }
  });
});

describe('an internal request', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.1', '192.168.1.1', 'fd00::1'])(
    'comes directly from %s',
    (from) => {
      expect(isInternal(visitOf({ from }))).toBe(true);
    },
  );

  it.each(['198.51.100.1', '172.15.0.1', '172.32.0.1', '11.0.0.1', '192.169.0.1', '2001:db8::1', '1.127.0.0', ''])(
    'does not come from %j',
    (from) => {
      expect(isInternal(visitOf({ from }))).toBe(false);
    },
  );

  it('does not come through a proxy, trusted or not, whatever address it adds', () => {
    for (const trustedProxies of [0, 1, 2]) {
      for (const headers of [
        { 'x-forwarded-for': '127.0.0.1' },
        { 'x-forwarded-for': '' },
        { forwarded: 'for=127.0.0.1' },
      ]) {
        expect(isInternal(visitOf({ from: '127.0.0.1', headers }, trustedProxies))).toBe(false);
      }
    }
  });
});
