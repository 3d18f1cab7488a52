import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../model/colours.ts';
import { DEFAULT_DESIGN } from '../../../model/design.ts';
import { contrastAdviceOn } from './contrast-advice.ts';
import { SWATCHES } from './swatches.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const onWhite = (field: 'text' | 'accent', value: string) =>
  contrastAdviceOn(field, { text: '#000000', accent: '#000000', background: '#ffffff', [field]: value });

describe('contrast advice', () => {
  it('is undefined for readable colours', () => {
    expect([contrastAdviceOn('text', DEFAULT_DESIGN), contrastAdviceOn('accent', DEFAULT_DESIGN)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('distinguishes an accent that is too faint from one that is too faint only for text', () => {
    expect([onWhite('accent', '#ffd54a')?.trouble, onWhite('accent', '#808080')?.trouble]).toEqual([
      'accentFaint',
      'accentSoft',
    ]);
  });

  it('rounds the ratio down, so that a low one never displays as sufficient', () => {
    expect(onWhite('text', '#777777')).toMatchObject({ trouble: 'text', ratio: 4.4, least: 4.5 });
  });

  it('suggests a darker colour on a light background and a lighter one on a dark background', () => {
    const dark = contrastAdviceOn('text', { ...DEFAULT_DESIGN, text: '#555555', background: '#222222' });
    expect(onWhite('text', '#999999')?.nearest).toBe('#737373');
    expect(contrast(dark?.nearest ?? '', '#ffffff')).toBeLessThan(contrast('#555555', '#ffffff'));
  });

  it('always suggests a colour that needs no further advice', () => {
    fc.assert(
      fc.property(color, color, fc.constantFrom('text' as const, 'accent' as const), (value, background, field) => {
        const colours = { text: '#000000', accent: '#000000', background, [field]: value };
        const nearest = contrastAdviceOn(field, colours)?.nearest ?? value;
        expect(contrastAdviceOn(field, { ...colours, [field]: nearest })).toBeUndefined();
      }),
    );
  });
});

describe('swatches', () => {
  it('are readable in every combination', () => {
    for (const background of Object.values(SWATCHES.background)) {
      for (const accent of Object.values(SWATCHES.accent)) {
        expect(contrast(accent, background), `${accent} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const text of Object.values(SWATCHES.text)) {
        expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(7);
      }
    }
  });

  it('include the colours of a new CV', () => {
    for (const field of ['accent', 'text', 'background'] as const) {
      expect(Object.values<string>(SWATCHES[field])).toContain(DEFAULT_DESIGN[field]);
    }
  });
});
