import { expect, test } from 'vitest';
import { acceptsFile } from './file-accept.ts';

const portrait = { name: 'Portrait.PNG', type: 'image/png' };

test.each([
  ['', true],
  ['image/*', true],
  ['image/png', true],
  ['.png', true],
  ['application/pdf, .png', true],
  ['application/pdf', false],
  ['.jpg,image/jpeg', false],
  ['video/*', false],
])('accept="%s" accepts a PNG: %s', (accept, accepted) => {
  expect(acceptsFile(accept, portrait)).toBe(accepted);
});
