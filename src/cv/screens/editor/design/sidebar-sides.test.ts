import { expect, it } from 'vitest';
import { sidebarSides } from './sidebar-sides.ts';

it('names each side as displayed, for both directions of the page', () => {
  expect(sidebarSides('ltr', 'ltr')).toEqual([
    { value: 'left', seen: 'left' },
    { value: 'right', seen: 'right' },
  ]);
  expect(sidebarSides('rtl', 'ltr')).toEqual([
    { value: 'right', seen: 'left' },
    { value: 'left', seen: 'right' },
  ]);
});

it('lists the sides in the reading order of the reader', () => {
  expect(sidebarSides('ltr', 'rtl').map(({ seen }) => seen)).toEqual(['right', 'left']);
});
