import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('ticks for all listeners with one timer', () => {
  const clock = createClock(60);
  const [first, second] = [vi.fn(), vi.fn()];
  clock.subscribe(first);
  vi.advanceTimersByTime(30);
  clock.subscribe(second);
  expect(vi.getTimerCount()).toBe(1);
  expect(clock.lastTick()).toBe(0);
  vi.advanceTimersByTime(30);
  expect([first.mock.calls.length, second.mock.calls.length, clock.lastTick()]).toEqual([1, 1, 1060]);
});

it('stops with its last listener and starts again with the next', () => {
  const clock = createClock(60);
  const notify = vi.fn();
  const [stopFirst, stopSecond] = [clock.subscribe(notify), clock.subscribe(notify)];
  stopFirst();
  stopFirst();
  vi.advanceTimersByTime(60);
  expect(notify).toHaveBeenCalledTimes(1);
  stopSecond();
  expect(vi.getTimerCount()).toBe(0);
  const stopThird = clock.subscribe(notify);
  vi.advanceTimersByTime(60);
  expect(notify).toHaveBeenCalledTimes(2);
  stopThird();
  expect(vi.getTimerCount()).toBe(0);
});
