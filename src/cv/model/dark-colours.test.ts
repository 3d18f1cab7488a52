import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.ts';
import { contrast, luminance } from './colours.ts';
import { darkColoursOf, isDark } from './dark-colours.ts';
import { DEFAULT_DESIGN } from './design.ts';

const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the colors of a design in a dark scheme', () => {
  it('are readable for any accent', () => {
    fc.assert(
      fc.property(hex, (accent) => {
        const colours = darkColoursOf({ ...DEFAULT_DESIGN, accent });
        if (!colours) throw new Error('the design is light');
        const { text, quiet, paper, tint, ground } = colours;
        expect(luminance(paper)).toBeLessThan(0.03);
        for (const background of [paper, tint])
          for (const color of [text, quiet, colours.accent])
            expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colours['on-ground'], ground)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: runs(500) },
    );
  });

  it('keep the hue of the accent', () => {
    const { accent = '' } = darkColoursOf({ ...DEFAULT_DESIGN, accent: '#8a1c1c' }) ?? {};
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
    expect(red - Math.max(green, blue)).toBeGreaterThan(60);
    expect(Math.abs(green - blue)).toBeLessThan(3);
  });

  it('are those of the design if it is dark itself', () => {
    const design = { ...DEFAULT_DESIGN, text: '#f4f4f4', background: '#101418' };
    expect(isDark(design)).toBe(true);
    expect(darkColoursOf(design)).toBeUndefined();
  });
});
