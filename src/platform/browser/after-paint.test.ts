import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function paint() {
  for (const frame of frames.splice(0)) frame();
}

it('works after the frame, not in it', () => {
  const work = vi.fn();
  afterPaint(work);
  paint();
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

it('does once what is asked for twice, in order', () => {
  const done: string[] = [];
  const [first, second] = [() => done.push('first'), () => done.push('second')];
  for (const work of [first, second, first]) afterPaint(work);
  paint();
  vi.runAllTimers();
  expect(done).toEqual(['first', 'second']);
});

it.each(['keydown', 'pointerdown', 'focusout', 'visibilitychange', 'pagehide'])(
  'works at a %s, and then no more',
  (type) => {
    const work = vi.fn();
    afterPaint(work);
    window.dispatchEvent(new Event(type));
    expect(work).toHaveBeenCalledTimes(1);
    paint();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  },
);

it('works again for what comes later', () => {
  const work = vi.fn();
  afterPaint(work);
  window.dispatchEvent(new Event('keydown'));
  afterPaint(work);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledTimes(2);
});
