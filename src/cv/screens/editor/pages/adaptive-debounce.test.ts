import { expect, it } from 'vitest';
import { makeAdaptiveDebounce } from './adaptive-debounce.ts';

/** Returns the rest after keystrokes with the given gaps, for pages that take `renderMs` milliseconds. */
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

it('has heavy pages wait for whoever types on, and nobody else', () => {
  expect(delayAfter(200, 120, 120)).toBe(200);
  expect(delayAfter(900, 120, 120)).toBe(400);
  expect(delayAfter(200)).toBe(0);
  expect(delayAfter(200, 120, 900)).toBe(0);
  expect(delayAfter(100, 120, 120)).toBe(0);
  expect(delayAfter(200, 300)).toBe(0);
  expect(delayAfter(200, 120, 120, 300)).toBe(200);
});

it('shows them now and then to whoever never rests', () => {
  expect(delayAfter(200, ...Array.from({ length: 200 }, () => 100))).toBe(200);
  expect(delayAfter(200, ...Array.from({ length: 301 }, () => 100))).toBe(0);
});
