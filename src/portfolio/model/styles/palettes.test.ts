import { describe, expect, it } from 'vitest';
import { contrastOf } from '#platform/pure/contrast.ts';
import { SITE_LAYOUTS } from '../site-shape.ts';
import { COLOUR_NAMES, findUnreadableColours } from '../themes.ts';
import { STYLE_PALETTES_BY_ID } from './palettes.ts';
import { LAYOUT_OF_STYLE } from './style-layouts.ts';
import { isArtStyle, STYLE_IDS } from './style-shape.ts';

const STYLES = Object.entries(STYLE_PALETTES_BY_ID);

describe('the palettes of the styles', () => {
  it('exist for every style but the classic one, each with a layout', () => {
    expect(Object.keys(STYLE_PALETTES_BY_ID)).toEqual(STYLE_IDS.filter(isArtStyle));
    for (const id of STYLE_IDS.filter(isArtStyle)) expect(SITE_LAYOUTS).toContain(LAYOUT_OF_STYLE[id]);
  });

  it.each(STYLES)('are readable in light and dark: %s', (_, { light, dark }) => {
    for (const colors of [light, dark]) {
      expect(Object.keys(colors)).toEqual(COLOUR_NAMES);
      expect(Object.values(colors).every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
      expect(findUnreadableColours(colors)).toEqual([]);
      // Some tiles and buttons are of the accent or the text colour, with the ground as their text.
      expect(contrastOf(colors.background, colors.primary)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(colors.background, colors.text)).toBeGreaterThanOrEqual(7);
    }
    expect(contrastOf(light.background, '#000000')).toBeGreaterThan(10);
    expect(contrastOf(dark.background, '#ffffff')).toBeGreaterThan(10);
  });
});
