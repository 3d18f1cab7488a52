import { describe, expect, it } from 'vitest';
import { hostOf, isAuthPath, isInstanceHost, labelBelow, subdomainOf, urlAt } from './subdomain.ts';

describe('the subdomain of a host', () => {
  it.each([
    ['ada.vitrine.example', 'ada'],
    ['ADA.vitrine.example:8443', 'ada'],
    ['ada.vitrine.example.', 'ada'],
    ['ada.vitrine.web.app', 'ada'],
    ['vitrine.web.app', 'vitrine'],
    ['ada.deep.vitrine.example', 'ada'],
    ['xn--bcher-kva.vitrine.example', 'xn--bcher-kva'],
    ['ada.vitrine.localhost:3000', 'ada'],
    ['1843.vitrine.example', '1843'],
  ])('of %s is %s', (host, label) => {
    expect(subdomainOf(host, 'example')).toBe(label);
  });

  it.each([
    'vitrine.example',
    'localhost',
    'localhost:3000',
    'ada.localhost:3000',
    'www.vitrine.example',
    'localhost.vitrine.example',
    '192.168.0.10',
    '192.168.0.10:3000',
    '192.168.0.10.',
    '[2001:db8::1]:3000',
    '[::ffff:192.168.0.10]',
    'WWW.vitrine.example',
    'LOCALHOST.vitrine.example',
    'vitrine.localhost',
    '.vitrine.example',
    '..',
    '',
  ])('is undefined for %s', (host) => {
    expect(subdomainOf(host, 'somewhere.else')).toBeUndefined();
  });

  it('is undefined for the instance’s own host, however many labels it has', () => {
    expect(subdomainOf('cv.our.example:3000', 'cv.our.example')).toBeUndefined();
    expect(subdomainOf('ada.cv.our.example', 'cv.our.example')).toBe('ada');
  });
});

describe('the host of a member', () => {
  it('is below the instance’s own', () => {
    expect(hostOf('ada', 'vitrine.example:8080')).toBe('ada.vitrine.example:8080');
    expect(hostOf('ada', 'vitrine.localhost:3000')).toBe('ada.vitrine.localhost:3000');
  });

  it.each(['localhost:3000', 'intranet', '192.168.0.10', '[2001:db8::1]:3000'])('does not exist below %s', (own) => {
    expect(hostOf('ada', own)).toBeUndefined();
  });

  it('is undefined without a label or with a reserved one', () => {
    expect(['', 'www', 'localhost'].map((label) => hostOf(label, 'vitrine.example'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a host that members cannot own', () => {
  it.each([
    'vitrine.example',
    'VITRINE.example:8443',
    'ada.vitrine.example.',
    'localhost:3000',
    'intranet',
    '127.0.0.1',
    '[::1]:3000',
    '',
  ])('is %s', (host) => {
    expect(isInstanceHost(host, 'vitrine.example:8080')).toBe(true);
  });

  it('does not include independent hosts', () => {
    for (const host of ['ada.dev', 'www.ada.dev:3000', 'notvitrine.example', 'vitrine.example.ada.dev']) {
      expect([host, isInstanceHost(host, 'vitrine.example')]).toEqual([host, false]);
    }
  });

  it('gets a URL with the protocol and port of the instance', () => {
    expect(urlAt('https://vitrine.example', 'ada.dev')).toBe('https://ada.dev');
    expect(urlAt('http://vitrine.localhost:3000', 'ada.dev')).toBe('http://ada.dev:3000');
  });
});

describe('the paths that open the app on every host', () => {
  it('are the four authentication pages', () => {
    expect(['/login', '/register', '/forgot-password', '/reset-password', '/login/'].every(isAuthPath)).toBe(true);
    expect(['/', '/dashboard', '/logins', '/setup'].some(isAuthPath)).toBe(false);
  });
});

describe('with additional base domains', () => {
  const OWN = ['vitrine.example', 'cv.sites.example'];

  it('a base domain belongs to the instance and its subdomains to members', () => {
    expect(subdomainOf('cv.sites.example:3000', ...OWN)).toBeUndefined();
    expect(subdomainOf('ada.cv.sites.example', ...OWN)).toBe('ada');
    expect([isInstanceHost('ada.cv.sites.example', ...OWN), isInstanceHost('sites.example', ...OWN)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['ada.vitrine.example', 'ada'],
    ['Ada.cv.sites.example.', 'ada'],
    ['deep.ada.vitrine.example', undefined],
    ['cv.sites.example', undefined],
    ['www.vitrine.example', undefined],
    ['ada.elsewhere.example', undefined],
    ['vitrine.example', undefined],
  ])('the label of %s directly below one of them is %s', (host, label) => {
    expect(labelBelow(host, OWN)).toBe(label);
  });
});
