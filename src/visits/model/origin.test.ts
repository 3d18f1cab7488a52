import { describe, expect, it } from 'vitest';
import { countryOf, referrerOf } from './origin.ts';

const isOurs = (host: string) => host === 'vitrine.example' || host === 'ada.example';

describe('the referring host', () => {
  it.each([
    ['https://www.linkedin.com/in/ada?trk=secret', 'linkedin.com'],
    ['https://lm.facebook.com/', 'facebook.com'],
    ['https://l.facebook.com/l.php?u=x', 'facebook.com'],
    ['http://News.Example.ORG:8080/a#b', 'news.example.org'],
    ['https://example.org./', 'example.org'],
    ['https://user:password@example.org/', 'example.org'],
    ['https://m.org/', 'm.org'],
    ['https://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ])('of %s is %s', (referrer, host) => expect(referrerOf(referrer, isOurs)).toBe(host));

  it.each([
    undefined,
    '',
    'https://vitrine.example/dashboard',
    'https://ada.example/projects',
    'android-app://com.slack/',
    'javascript:alert(1)',
    'https://',
    'https://localhost:3000/',
    'https://192.168.0.10/',
    'https://[2001:db8::1]/',
    'https://exam ple.org/',
    'https://<script>.org/',
    'https://-example.org/',
    'https://example..org/',
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.org/`,
    `https://${'a.'.repeat(5000)}`,
  ])('is undefined for %s', (referrer) => expect(referrerOf(referrer, isOurs)).toBeUndefined());
});

describe('the country', () => {
  it.each([
    [{ 'cf-ipcountry': 'DE' }, 'DE'],
    [{ 'x-country-code': 'gb' }, 'GB'],
    [{ 'x-vercel-ip-country': 'IT' }, 'IT'],
    [{ 'cloudfront-viewer-country': 'TR' }, 'TR'],
    [{ 'x-fastly-country-code': 'EG' }, 'EG'],
    [{ 'x-appengine-country': 'FR' }, 'FR'],
  ])('of %j is %s', (headers, code) => expect(countryOf(headers)).toBe(code));

  it.each([
    {},
    { 'cf-ipcountry': 'XX' },
    { 'cf-ipcountry': 'T1' },
    { 'x-country-code': 'DE, GB' },
    { 'x-country-code': '' },
  ])('is undefined for %j', (headers) => expect(countryOf(headers)).toBeUndefined());
});
