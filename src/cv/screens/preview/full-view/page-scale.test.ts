import { describe, expect, it } from 'vitest';
import { largerThan, scaleOf, smallerThan } from './page-scale.ts';

const paper = { width: 800, height: 1100 };
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 320, height: 640 };

describe('the scale for one page', () => {
  it('fits the whole page on a wide screen and on an upright phone', () => {
    for (const viewport of [WIDE, PHONE]) {
      const scale = scaleOf('onePage', viewport, paper);
      expect(scale * paper.height).toBeLessThan(viewport.height);
      expect(scale * paper.width).toBeLessThan(viewport.width);
    }
    expect(scaleOf('onePage', WIDE, paper) * paper.height).toBeGreaterThan(1000);
  });
});

describe('the scale for the page width', () => {
  it('fills the window up to a scale of two', () => {
    expect(scaleOf('pageWidth', { width: 1440, height: 900 }, paper) * paper.width).toBe(1408);
    expect(scaleOf('pageWidth', { width: 5120, height: 1440 }, paper)).toBe(2);
  });
});

describe('zooming in steps', () => {
  it('goes from the fitted scale to the next round one and ends at the limits', () => {
    expect(largerThan(0.93)).toBe(1);
    expect(smallerThan(0.93)).toBe(0.75);
    expect(largerThan(2)).toBeUndefined();
    expect(smallerThan(0.25)).toBeUndefined();
  });
});
