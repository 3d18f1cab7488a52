import { describe, expect, it } from 'vitest';
import { contrastOf, mixColors } from '../contrast.ts';
import { DARK_THEME, LIGHT_THEME } from '../themes.ts';
import { accentStylesheet, primariesOf } from './accent.ts';

const STEPS = [0, 32, 64, 96, 128, 160, 192, 224, 255];
const asColour = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
/** The colours of a grid with nine steps per channel: 729, with black, white, greys and saturated ones. */
const COLOURS = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => asColour([red, green, blue]))));

/** Returns the colours whose contrast is too low. */
const unreadable = (contrastFor: (accent: string) => number) => COLOURS.filter((accent) => contrastFor(accent) < 4.5);

describe('an accent of any colour', () => {
  it('gives a primary colour that is readable on the background of each theme', () => {
    const { light, dark } = { light: LIGHT_THEME.colors, dark: DARK_THEME.colors };
    expect(unreadable((accent) => contrastOf(primariesOf(accent).light.primary, light.background))).toEqual([]);
    expect(unreadable((accent) => contrastOf(primariesOf(accent).light.primary, light.surface))).toEqual([]);
    expect(unreadable((accent) => contrastOf(primariesOf(accent).dark.primary, dark.background))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('keeps text on the primary colour readable in the %s theme', (theme) => {
    expect(
      unreadable((accent) => contrastOf(primariesOf(accent)[theme].primary, primariesOf(accent)[theme].onPrimary)),
    ).toEqual([]);
  });

  it('keeps links and small text readable on its tints', () => {
    const { background: light } = LIGHT_THEME.colors;
    const { background: dark, surface, textSecondary } = DARK_THEME.colors;
    const linkOn = (accent: string) => mixColors(primariesOf(accent).dark.primary, '#ffffff', 0.3);
    const tintOn = (accent: string) => mixColors(dark, primariesOf(accent).dark.primary, 0.22);
    const { primary } = { primary: (accent: string) => primariesOf(accent).light.primary };
    expect(unreadable((accent) => contrastOf(primary(accent), mixColors(light, primary(accent), 0.08)))).toEqual([]);
    expect(unreadable((accent) => contrastOf(linkOn(accent), surface))).toEqual([]);
    expect(unreadable((accent) => contrastOf(linkOn(accent), tintOn(accent)))).toEqual([]);
    expect(unreadable((accent) => contrastOf(textSecondary, tintOn(accent)))).toEqual([]);
  });
});

it('a readable accent is used unchanged', () => {
  expect(primariesOf('#0f766e').light.primary).toBe('#0f766e');
  expect(primariesOf('#14b8a6').dark.primary).toBe('#14b8a6');
});

it('the style sheet covers the app’s theme class and pages that follow the system', () => {
  const sheet = accentStylesheet('#0f766e');
  expect(sheet).toContain(':root{--primary:#0f766e;--on-primary:#ffffff}');
  expect(sheet).toMatch(/:root\.dark\{--primary:#[0-9a-f]{6};--on-primary:#0b1220\}/);
  expect(sheet).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\.as-system\{--primary:#[0-9a-f]{6};/);
});
