import { expect, it } from 'vitest';
import { makeAdaptiveDebounce } from './adaptive-debounce.ts';

/** Returns the delay after keystrokes with the given gaps, for pages that take `renderMs` to render. */
function delayAfter(renderMs: number, ...gaps: number[]) {
  let now = 0;
  const debounce = makeAdaptiveDebounce(() => now);
  debounce.onTyped();
  debounce.onRenderStart();
  now += renderMs;
  debounce.onRenderEnd();
  for (const gap of gaps) {
    now += gap;
    debounce.onTyped();
  }
  return debounce.delayMs();
}

it('delays only slow pages, and only during continuous typing', () => {
  expect(delayAfter(200, 120, 120)).toBe(200);
  expect(delayAfter(900, 120, 120)).toBe(400);
  expect(delayAfter(200)).toBe(0);
  expect(delayAfter(200, 120, 900)).toBe(0);
  expect(delayAfter(100, 120, 120)).toBe(0);
  expect(delayAfter(200, 300)).toBe(0);
  expect(delayAfter(200, 120, 120, 300)).toBe(200);
});

it('updates the pages after a maximum wait during continuous typing', () => {
  expect(delayAfter(200, ...Array.from({ length: 200 }, () => 100))).toBe(200);
  expect(delayAfter(200, ...Array.from({ length: 301 }, () => 100))).toBe(0);
});
