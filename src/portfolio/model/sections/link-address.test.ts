import { expect, it } from 'vitest';
import { completeMailLink, isLinkAddress, mailAddressIn } from './link-address.ts';

it.each([
  ['https://example.com', true],
  ['mailto:ada@example.com', true],
  ['mailto:ada@example.com?subject=Hello', true],
  ['MAILTO:ada@example.com', true],
  ['mailto:ada@example.com?bcc=eve@example.com', false],
  ['mailto:ada@example.com,eve@example.com', false],
  ['mailto:ada@example.com?subject=a%0d%0aBcc:eve@example.com', false],
  ['mailto:', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ada@example.com', false],
  ['/contact', false],
])('a link to %s: %s', (address, expected) => {
  expect(isLinkAddress(address)).toBe(expected);
});

it.each([
  [' ada@example.com ', 'mailto:ada@example.com'],
  ['ada@localhost', 'ada@localhost'],
  ['https://example.com/@ada', 'https://example.com/@ada'],
  ['example.com', 'example.com'],
  ['a@b@example.com', 'a@b@example.com'],
])('completes %j to %j', (text, expected) => {
  expect(completeMailLink(text)).toBe(expected);
});

it('reads the mail address of a link', () => {
  expect(mailAddressIn('mailto:ada@example.com')).toBe('ada@example.com');
  expect(mailAddressIn('https://example.com')).toBeUndefined();
});
