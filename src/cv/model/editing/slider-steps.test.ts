import { describe, expect, it } from 'vitest';
import { type CvContent, EMPTY_CONTENT } from '../content.ts';
import type { Operation } from '../operations.ts';
import { applyAsStep, EMPTY_HISTORY, type UndoHistory, undoStep } from './undo-history.ts';

const setDesignField = (field: string, value: unknown): Operation => ({ do: 'set', at: ['design'], field, value });

/** Applies the operations with a pause between them, in milliseconds. */
function afterSliding(operations: readonly Operation[], pauseMs: number) {
  let current: { content: CvContent; steps: UndoHistory } = { content: EMPTY_CONTENT, steps: EMPTY_HISTORY };
  operations.forEach((operation, index) => {
    current = applyAsStep(current.content, current.steps, [operation], index * pauseMs);
  });
  return current;
}

describe('dragging a slider', () => {
  const sizes = [10.1, 10.2, 10.3, 10.4].map((value) => setDesignField('size', value));

  it('is one step for undo and redo', () => {
    const { content, steps } = afterSliding(sizes, 16);
    expect([content.design.size, steps.past.length]).toEqual([10.4, 1]);
    expect(undoStep(content, steps).content.design.size).toBe(EMPTY_CONTENT.design.size);
    expect(steps.past[0]?.redo).toEqual([setDesignField('size', 10.4)]);
  });

  it('starts a new step after a pause or for another field', () => {
    expect(afterSliding(sizes, 1500).steps.past).toHaveLength(4);
    expect(afterSliding([setDesignField('marginX', 12), setDesignField('marginY', 12)], 16).steps.past).toHaveLength(2);
  });

  it('does not combine the steps of a switch', () => {
    expect(afterSliding([setDesignField('icons', false), setDesignField('icons', true)], 16).steps.past).toHaveLength(
      2,
    );
  });
});
