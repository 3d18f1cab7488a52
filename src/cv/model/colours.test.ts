import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, ensureContrast, mix } from './colours.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('are mixed by a ratio', () => {
    expect([mix('#000000', '#ffffff', 0.5), mix('#102030', '#ffffff', 1), mix('#102030', '#fefefe', 0)]).toEqual([
      '#808080',
      '#102030',
      '#fefefe',
    ]);
  });

  it('stay unchanged if readable, and otherwise move towards the text colour', () => {
    expect(ensureContrast('#0f5c5c', '#ffffff', '#000000')).toBe('#0f5c5c');
    const darker = ensureContrast('#ffd54a', '#ffffff', '#000000');
    expect(darker).not.toBe('#ffd54a');
    expect(contrast(darker, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });

  it('reach the minimum contrast on every background on which the text does', () => {
    fc.assert(
      fc.property(color, color, (foreground, background) => {
        const text = contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff';
        expect(contrast(ensureContrast(foreground, background, text), background)).toBeGreaterThanOrEqual(
          Math.min(4.5, contrast(text, background)),
        );
      }),
    );
  });
});
