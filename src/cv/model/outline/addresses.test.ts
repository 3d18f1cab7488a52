import { expect, it } from 'vitest';
import { contactHref, webAddress } from './addresses.ts';

it('adds the scheme to addresses that begin with www', () => {
  expect(webAddress('www.example.org/ada')).toBe('https://www.example.org/ada');
  expect(webAddress('WWW.Example.org')).toBe('https://WWW.Example.org');
  expect(webAddress('http://example.org')).toBe('http://example.org');
});

it.each([
  '',
  'www',
  'www.',
  'www.example',
  'www..org',
  'www.example.',
  'example.org',
  'javascript:www.a.b',
  'www. a.b',
])('leaves text that is no address without a link: %s', (text) => {
  expect(webAddress(text)).toBeUndefined();
});

it('links contact details whose text is an address', () => {
  const contact = { kind: 'custom' as const, icon: '', label: '', text: 'www.example.org' };
  expect(contactHref(contact)).toBe('https://www.example.org');
  expect(contactHref({ ...contact, text: 'on paper' })).toBeUndefined();
});
