import { expect, it } from 'vitest';
import { readHost, shownAs } from './read-host.ts';

it.each([
  ['ada.example', 'ada.example'],
  ['  Ada.Example  ', 'ada.example'],
  ['ada.example.', 'ada.example'],
  ['https://Ada.example/', 'ada.example'],
  ['http://ada.example:8080/about?x=1#top', 'ada.example'],
  ['ada.example/about', 'ada.example'],
  ['www.ada.example', 'www.ada.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['مثال.example', 'xn--mgbh0fb.example'],
  ['ada。example', 'ada.example'],
])('extracts from %j the host %s', (pasted, host) => {
  expect(readHost(pasted)).toBe(host);
});

it.each(['', '   ', 'https://', 'ftp://ada.example', 'javascript:alert(1)', 'ada example', '<b>', '@'])(
  'finds no host in %j',
  (pasted) => {
    expect(readHost(pasted)).toBeUndefined();
  },
);

it('returns the host in Unicode', () => {
  expect(shownAs('xn--bcher-kva.example')).toBe('bücher.example');
  expect(shownAs('ada.example')).toBe('ada.example');
});
