import { expect, it } from 'vitest';
import { isOneEditApart } from './one-edit-apart.ts';

it.each([
  ['PORTT', 'PORT', true],
  ['PRT', 'PORT', true],
  ['PORT', 'PORT', false],
  ['POTR', 'PORT', true],
  ['PORK', 'PORT', true],
  ['HOST', 'PORT', false],
  ['SMTP_URI', 'SMTP_URL', true],
  ['APPURL', 'APP_URL', true],
  ['', 'P', true],
  ['PATH', 'PORT', false],
  ['PORTAL', 'PORT', false],
  ['abcd', 'badc', false],
])('%j is one edit apart from %j: %s', (one, other, expected) => {
  expect(isOneEditApart(one, other)).toBe(expected);
  expect(isOneEditApart(other, one)).toBe(expected);
});
