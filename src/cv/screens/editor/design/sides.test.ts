import { expect, it } from 'vitest';
import { sidesOf } from './sides.ts';

it('calls the sides of a page as they are seen, whichever way it is read', () => {
  expect(sidesOf('ltr', 'ltr')).toEqual([
    { value: 'left', seen: 'left' },
    { value: 'right', seen: 'right' },
  ]);
  expect(sidesOf('rtl', 'ltr')).toEqual([
    { value: 'right', seen: 'left' },
    { value: 'left', seen: 'right' },
  ]);
});

it('puts the side first at which its reader begins', () => {
  expect(sidesOf('ltr', 'rtl').map(({ seen }) => seen)).toEqual(['right', 'left']);
});
