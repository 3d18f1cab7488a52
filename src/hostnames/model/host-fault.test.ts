import { describe, expect, it } from 'vitest';
import { hostFault } from './host-fault.ts';
import { isConfusableWith, mixesScripts, registrableDomain, skeletonOf } from './look-alikes.ts';

const faultOf = (host: string, { own = 'vitrine.page', mayBePrivate = false, shownAs = host } = {}) =>
  hostFault({ host, shownAs, own: [own], mayBePrivate });

describe('a domain', () => {
  it.each(['ada.dev', 'www.ada.dev', 'a.co.uk', 'ada-lovelace.co.uk', '1843.london', 'vitrine.shop'])(
    '%s can be claimed',
    (host) => {
      expect(faultOf(host)).toBeUndefined();
    },
  );

  it.each([
    ['ada', 'domainFormat'],
    ['192.168.0.10', 'domainFormat'],
    ['8.8.8.8', 'domainFormat'],
    ['[2001:db8::1]', 'domainFormat'],
    ['ada..dev', 'domainFormat'],
    ['.ada.dev', 'domainFormat'],
    ['-ada.dev', 'domainFormat'],
    ['ada-.dev', 'domainFormat'],
    ['_vitrine.ada.dev', 'domainFormat'],
    ['*.ada.dev', 'domainFormat'],
    ['ada.dev%00', 'domainFormat'],
    [`${'a'.repeat(64)}.dev`, 'domainFormat'],
    ['ada.123', 'domainFormat'],
    ['xn--0.dev', 'domainFormat'],
    [`${'a.'.repeat(126)}dev`, 'domainTooLong'],
    ['vitrine.page', 'domainOurs'],
    ['ada.vitrine.page', 'domainOurs'],
    ['deep.ada.vitrine.page', 'domainOurs'],
    ['ada.localhost', 'domainReserved'],
    ['ada.local', 'domainReserved'],
    ['ada.internal', 'domainReserved'],
    ['ada.test', 'domainReserved'],
    ['ada.example', 'domainReserved'],
    ['example.com', 'domainReserved'],
    ['ada.example.org', 'domainReserved'],
    ['ada.invalid', 'domainReserved'],
    ['ada.onion', 'domainReserved'],
    ['1.0.0.127.in-addr.arpa', 'domainReserved'],
    ['v1trine.page', 'domainLookAlike'],
    ['vltrine.page', 'domainLookAlike'],
    ['vitrines.page', 'domainLookAlike'],
    ['virtine.page', 'domainLookAlike'],
    ['www.vitrne.page', 'domainLookAlike'],
  ])('%s cannot be claimed: %s', (host, fault) => {
    expect(faultOf(host)).toBe(fault);
  });

  it('of a private network can be claimed if private addresses are allowed', () => {
    for (const host of ['ada.test', 'ada.example', 'ada.internal', 'ada.local']) {
      expect(faultOf(host, { mayBePrivate: true })).toBeUndefined();
    }
    for (const host of ['ada.localhost', 'ada.onion', 'ada.invalid', 'ip6.arpa']) {
      expect(faultOf(host, { mayBePrivate: true })).toBe('domainReserved');
    }
  });

  it('next to or above the instance’s own host can be claimed', () => {
    expect(faultOf('ada.our.page', { own: 'cv.our.page' })).toBeUndefined();
    expect(faultOf('our.page', { own: 'cv.our.page' })).toBeUndefined();
  });

  it.each([
    ['vіtrine.page', 'a letter of another script'],
    ['νitrine.page', 'a Greek letter'],
    ['vitrıne.page', 'an i without its dot'],
    ['vitriné.page', 'an accent'],
    ['аda.dev', 'scripts mixed in one word'],
  ])('%s is rejected as a look-alike: %s', (shownAs) => {
    expect(faultOf('xn--something.page', { shownAs })).toBe('domainLookAlike');
  });

  it.each(['アダ.dev', 'adaの本.dev', 'ада.dev', 'bücher.dev', '한국ada.dev', 'عادة.dev'])(
    '%s is no look-alike',
    (shownAs) => {
      expect(faultOf('xn--something.dev', { shownAs })).toBeUndefined();
    },
  );
});

describe('look-alike names', () => {
  it('have equal skeletons', () => {
    expect(skeletonOf('rnodem')).toBe(skeletonOf('modem'));
    expect(skeletonOf('раураl')).toBe(skeletonOf('paypal'));
    expect(skeletonOf('go0gle')).toBe(skeletonOf('google'));
  });

  it('are compared by their registrable domain', () => {
    expect(registrableDomain('a.b.ada.dev')).toBe('ada.dev');
    expect(registrableDomain('www.ada.co.uk')).toBe('ada.co.uk');
    expect(registrableDomain('ada.dev')).toBe('ada.dev');
  });

  it('include short names only if their skeletons are equal', () => {
    expect(isConfusableWith('ida.me', 'ada.me')).toBe(false);
    expect(isConfusableWith('аda.me', 'ada.me')).toBe(true);
  });

  it('mix scripts in unusual combinations', () => {
    expect(mixesScripts('adaд')).toBe(true);
    expect(mixesScripts('aда1')).toBe(true);
    expect(mixesScripts('ada-1843')).toBe(false);
    expect(mixesScripts('東京tower')).toBe(false);
    expect(mixesScripts('東京한국')).toBe(false);
    expect(mixesScripts('ひら한국')).toBe(true);
  });
});
