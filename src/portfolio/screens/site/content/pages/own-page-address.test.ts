import { expect, it } from 'vitest';
import { isAddress } from '../../../../model/sections/page-address.ts';
import { addressFor } from './own-page-address.ts';

it.each([
  'Speaking',
  'Projects',
  'a'.repeat(80),
  `${'a'.repeat(49)} ${'b'.repeat(30)}`,
  '𝒜'.repeat(40),
  '…',
  'رياضيات',
  'EN-gb',
])('a page called %s gets an address of its own, however often there is one', (title) => {
  const pages: { slug: string }[] = [];
  for (let count = 0; count < 12; count += 1) pages.push({ slug: addressFor(title, pages) });
  expect(pages.filter(({ slug }) => !isAddress(slug))).toEqual([]);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
});
