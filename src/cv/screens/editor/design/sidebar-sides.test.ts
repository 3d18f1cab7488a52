import { expect, it } from 'vitest';
import { sidebarSides } from './sidebar-sides.ts';

it('calls the sides of a page as they are seen, whichever way it is read', () => {
  expect(sidebarSides('ltr', 'ltr')).toEqual([
    { value: 'left', seen: 'left' },
    { value: 'right', seen: 'right' },
  ]);
  expect(sidebarSides('rtl', 'ltr')).toEqual([
    { value: 'right', seen: 'left' },
    { value: 'left', seen: 'right' },
  ]);
});

it('puts the side first at which its reader begins', () => {
  expect(sidebarSides('ltr', 'rtl').map(({ seen }) => seen)).toEqual(['right', 'left']);
});
