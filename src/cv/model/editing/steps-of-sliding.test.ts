import { describe, expect, it } from 'vitest';
import { type CvContent, EMPTY_CONTENT } from '../content.ts';
import type { Operation } from '../operations.ts';
import { back, NO_STEPS, type Steps, stepped } from './steps.ts';

const slide = (field: string, value: unknown): Operation => ({ do: 'set', at: ['design'], field, value });

/** Applies the operations with a pause between them, in milliseconds. */
function slid(operations: readonly Operation[], pause: number) {
  let now: { content: CvContent; steps: Steps } = { content: EMPTY_CONTENT, steps: NO_STEPS };
  operations.forEach((operation, turn) => {
    now = stepped(now.content, now.steps, [operation], turn * pause);
  });
  return now;
}

describe('a measure that is slid', () => {
  const sizes = [10.1, 10.2, 10.3, 10.4].map((value) => slide('size', value));

  it('is taken back in one go, and done again in one', () => {
    const { content, steps } = slid(sizes, 16);
    expect([content.design.size, steps.past.length]).toEqual([10.4, 1]);
    expect(back(content, steps).content.design.size).toBe(EMPTY_CONTENT.design.size);
    expect(steps.past[0]?.redo).toEqual([slide('size', 10.4)]);
  });

  it('is another step after a rest, and for another measure', () => {
    expect(slid(sizes, 1500).steps.past).toHaveLength(4);
    expect(slid([slide('marginX', 12), slide('marginY', 12)], 16).steps.past).toHaveLength(2);
  });

  it('leaves what is switched on and off a step each', () => {
    expect(slid([slide('icons', false), slide('icons', true)], 16).steps.past).toHaveLength(2);
  });
});
