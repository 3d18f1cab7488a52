import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/pure/errors.ts';
import { checkOrigin } from './origin.ts';
import { readVisit } from './visit.ts';

const OWN = 'https://vitrine.example';

/** Tests whether a request over TLS, through one trusted proxy, is allowed. */
function allows(headers: IncomingHttpHeaders, method = 'POST', forAllSites = false) {
  const request = {
    method,
    url: '/api/admin/mail/test',
    headers: { host: 'vitrine.example', 'x-forwarded-proto': 'https', ...headers },
    socket: { remoteAddress: '10.0.0.1' },
  } as unknown as IncomingMessage;
  try {
    checkOrigin(request, readVisit(request, 1), { ownOrigin: OWN, isForAllSites: () => forAllSites });
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'FORBIDDEN', details: { text: { word: 'foreignOrigin' } } });
    return false;
  }
}

const cookie = 'session=abc';
const FOREIGN = ['https://evil.example', 'http://vitrine.example', 'https://vitrine.example.evil.example', 'null', ''];

describe('a request that changes something with a cookie', () => {
  it('is allowed from a page of the instance', () => {
    expect(allows({ cookie, origin: OWN })).toBe(true);
  });

  it('is refused without an origin', () => {
    expect(allows({ cookie })).toBe(false);
  });

  it.each(FOREIGN)('is refused from the origin "%s"', (origin) => {
    expect(allows({ cookie, origin })).toBe(false);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('is checked in the same way for %s', (method) => {
    expect(allows({ cookie, origin: 'https://evil.example' }, method)).toBe(false);
    expect(allows({ cookie, origin: OWN }, method)).toBe(true);
  });

  it('is allowed from the host it was sent to, such as a custom domain', () => {
    const host = 'ada.example:8443';
    expect(allows({ cookie, host, origin: 'https://ada.example:8443' })).toBe(true);
    expect(allows({ cookie, host, origin: 'http://ada.example:8443', 'x-forwarded-proto': 'http' })).toBe(true);
    expect(allows({ cookie, host, origin: 'http://ada.example:8443' }), 'another scheme').toBe(false);
    expect(allows({ cookie, host, origin: 'https://ada.example' }), 'another port').toBe(false);
  });
});

describe('a request that changes something without a cookie', () => {
  it('needs no origin, because browsers send no credentials with it automatically', () => {
    expect(allows({})).toBe(true);
  });

  it.each(FOREIGN)('is refused from a page of the origin "%s"', (origin) => {
    expect(allows({ origin })).toBe(false);
  });

  it.each(['Bearer abc', 'Firebase abc', 'SetUp abc'])(
    'with "%s" needs no origin, and is allowed from any',
    (authorization) => {
      expect(allows({ authorization })).toBe(true);
      expect(allows({ authorization, cookie })).toBe(true);
      expect(allows({ authorization, origin: 'https://app.example' })).toBe(true);
    },
  );

  it.each(['Basic YTpi', 'basic YTpi', 'Digest username="a"', 'Negotiate abc', 'NTLM abc'])(
    'with "%s" is treated as one with a cookie, because browsers send it automatically',
    (authorization) => {
      expect(allows({ authorization })).toBe(false);
      expect(allows({ authorization, cookie, origin: 'https://evil.example' })).toBe(false);
      expect(allows({ authorization, origin: OWN })).toBe(true);
    },
  );
});

describe('a request to a path for pages of all sites', () => {
  it.each(FOREIGN)('is allowed from the origin "%s" without automatic credentials', (origin) => {
    expect(allows({ origin }, 'POST', true)).toBe(true);
    expect(allows({ origin, authorization: 'Bearer abc' }, 'POST', true)).toBe(true);
    expect(allows({ origin, authorization: 'Basic YTpi' }, 'POST', true)).toBe(false);
    expect(allows({ origin, cookie }, 'POST', true)).toBe(false);
  });
});

describe('a request that only reads', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('by %s is allowed from anywhere', (method) => {
    expect(allows({ cookie, origin: 'https://evil.example' }, method)).toBe(true);
    expect(allows({ cookie }, method)).toBe(true);
  });
});
