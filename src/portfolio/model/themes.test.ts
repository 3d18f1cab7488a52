import { describe, expect, it } from 'vitest';
import { contrastOf, nearestReadable } from '#platform/contrast.ts';
import { COLOUR_NAMES, findUnreadableColours, readableColours, THEMES, themeOf } from './themes.ts';

describe('the themes', () => {
  it('are eight, light and dark first, each with all ten colours', () => {
    expect(THEMES.map(({ id }) => id)).toEqual(['light', 'dark', 'paper', 'ink', 'forest', 'clay', 'sea', 'plum']);
    for (const { colors } of THEMES) {
      expect(Object.keys(colors)).toEqual(COLOUR_NAMES);
      expect(Object.values(colors).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    }
  });

  it.each(THEMES)('can be read in each of their pairs: $id', ({ colors, isDark }) => {
    expect(findUnreadableColours(readableColours(colors))).toEqual([]);
    expect(contrastOf(colors.background, '#ffffff') > contrastOf(colors.background, '#000000')).toBe(isDark);
  });

  it('are worn as they are, but for the specification’s blue in the dark, which is a little lighter as text', () => {
    for (const { id, colors } of THEMES)
      expect([id, findUnreadableColours(colors).map(({ colour }) => colour)]).toEqual([
        id,
        id === 'dark' ? ['primary'] : [],
      ]);
  });

  it('fall back to the first where one is gone', () => {
    expect(themeOf('gone').id).toBe('light');
  });
});

describe('a colour that can’t be read', () => {
  it('is measured as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is told with the nearest one that can, on both grounds', () => {
    const { colors } = themeOf('light');
    const [found, ...others] = findUnreadableColours({ ...colors, primary: '#9ec5ff' });
    expect(others).toEqual([]);
    expect(found?.colour).toBe('primary');
    expect(contrastOf(found?.nearest ?? '', colors.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(found?.nearest ?? '', colors.surface)).toBeLessThan(4.8);
  });

  it('becomes black or white between grounds that leave nothing else', () => {
    expect(['#000000', '#ffffff']).toContain(nearestReadable('#808080', ['#808080', '#7f7f7f'], 7));
  });
});
