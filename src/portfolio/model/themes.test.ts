import { describe, expect, it } from 'vitest';
import { contrastOf, nearestReadable } from '#platform/pure/contrast.ts';
import { COLOUR_NAMES, findUnreadableColours, readableColours, THEMES, themeOf } from './themes.ts';

describe('the themes', () => {
  it('are eight, starting with light and dark, each with all ten colours', () => {
    expect(THEMES.map(({ id }) => id)).toEqual(['light', 'dark', 'paper', 'ink', 'forest', 'clay', 'sea', 'plum']);
    for (const { colors } of THEMES) {
      expect(Object.keys(colors)).toEqual(COLOUR_NAMES);
      expect(Object.values(colors).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    }
  });

  it.each(THEMES)('have readable colours: $id', ({ colors, isDark }) => {
    expect(findUnreadableColours(readableColours(colors))).toEqual([]);
    expect(contrastOf(colors.background, '#ffffff') > contrastOf(colors.background, '#000000')).toBe(isDark);
  });

  it('need no correction except for the blue of the dark theme', () => {
    for (const { id, colors } of THEMES)
      expect([id, findUnreadableColours(colors).map(({ colour }) => colour)]).toEqual([
        id,
        id === 'dark' ? ['primary'] : [],
      ]);
  });

  it('fall back to light for an unknown id', () => {
    expect(themeOf('gone').id).toBe('light');
  });
});

describe('an unreadable colour', () => {
  it('is detected by its contrast according to WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is returned with the nearest colour that is readable on both backgrounds', () => {
    const { colors } = themeOf('light');
    const [found, ...others] = findUnreadableColours({ ...colors, primary: '#9ec5ff' });
    expect(others).toEqual([]);
    expect(found?.colour).toBe('primary');
    expect(contrastOf(found?.nearest ?? '', colors.surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(found?.nearest ?? '', colors.surface)).toBeLessThan(4.8);
  });

  it('is only a colour that pages use', () => {
    const { colors } = themeOf('light');
    expect(findUnreadableColours({ ...colors, secondary: '#ffffff', warning: '#ffffff' })).toEqual([]);
  });

  it('becomes black or white if no other colour is readable', () => {
    expect(['#000000', '#ffffff']).toContain(nearestReadable('#808080', ['#808080', '#7f7f7f'], 7));
  });
});
