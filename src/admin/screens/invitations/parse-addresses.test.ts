import { expect, it } from 'vitest';
import { parseAddresses } from './parse-addresses.ts';

it.each([
  ['', []],
  [' \n, ;\n', []],
  ['ada@example.org', ['ada@example.org']],
  [
    'ada@example.org, charles@example.org;mary@example.org',
    ['ada@example.org', 'charles@example.org', 'mary@example.org'],
  ],
  ['ada@example.org\r\ncharles@example.org\n', ['ada@example.org', 'charles@example.org']],
  ['ada@example.org charles@example.org', ['ada@example.org', 'charles@example.org']],
  ['Ada Lovelace <ada@example.org>, "Charles" <charles@example.org>', ['ada@example.org', 'charles@example.org']],
  ['ada@example.org\nada@example.org', ['ada@example.org']],
  ['ada', ['ada']],
])('parses %j as %j', (text, addresses) => {
  expect(parseAddresses(text)).toEqual(addresses);
});
