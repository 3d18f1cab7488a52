import { expect, it } from 'vitest';
import { completeUrl, validateDateOrder, validateLength, validateUrl } from './field-errors.ts';

it.each([
  ['example.org', 'https://example.org'],
  [' example.org/ada?x=1 ', 'https://example.org/ada?x=1'],
  ['example.org:8080', 'https://example.org:8080'],
  ['http://example.org', 'http://example.org'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['ada@example.org', 'ada@example.org'],
  ['not an address', 'not an address'],
  ['notes', 'notes'],
  ['', ''],
])('completes “%s” to “%s”', (typed, complete) => {
  expect(completeUrl(typed)).toBe(complete);
});

it.each([
  ['', undefined],
  ['https://example.org', undefined],
  ['javascript:alert(1)', { name: 'addressFaulty' }],
  ['example.org', { name: 'addressFaulty' }],
  [`https://example.org/${'x'.repeat(20)}`, { name: 'tooLong', over: 10 }],
])('validates the address “%s”: %j', (address, fault) => {
  expect(validateUrl(address, 30)).toEqual(fault);
});

it('counts excess characters without surrounding white space', () => {
  expect(validateLength(' ab ', 2)).toBeUndefined();
  expect(validateLength('abc', 2)).toEqual({ name: 'tooLong', over: 1 });
});

it.each([
  ['1843', '1842', true],
  ['1843-07', '1843', false],
  ['1843-07', '1843-06', true],
  ['', '1843', false],
  ['1843', '', false],
])('checks whether the period from %s to %s is reversed: %s', (start, end, backwards) => {
  expect(validateDateOrder(start, end) !== undefined).toBe(backwards);
});
