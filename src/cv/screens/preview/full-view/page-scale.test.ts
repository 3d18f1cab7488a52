import { describe, expect, it } from 'vitest';
import { largerThan, scaleOf, smallerThan } from './page-scale.ts';

const paper = { width: 800, height: 1100 };
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 320, height: 640 };

describe('one page', () => {
  it('is in sight as a whole on a wide screen, and on a phone held upright', () => {
    for (const viewport of [WIDE, PHONE]) {
      const scale = scaleOf('onePage', viewport, paper);
      expect(scale * paper.height).toBeLessThan(viewport.height);
      expect(scale * paper.width).toBeLessThan(viewport.width);
    }
    expect(scaleOf('onePage', WIDE, paper) * paper.height).toBeGreaterThan(1000);
  });
});

describe('the width of a page', () => {
  it('fills the window, up to twice its own size', () => {
    expect(scaleOf('pageWidth', { width: 1440, height: 900 }, paper) * paper.width).toBe(1408);
    expect(scaleOf('pageWidth', { width: 5120, height: 1440 }, paper)).toBe(2);
  });
});

describe('by steps', () => {
  it('goes from where it fits to the next round figure, and ends at the last one', () => {
    expect(largerThan(0.93)).toBe(1);
    expect(smallerThan(0.93)).toBe(0.75);
    expect(largerThan(2)).toBeUndefined();
    expect(smallerThan(0.25)).toBeUndefined();
  });
});
