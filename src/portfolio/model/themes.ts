import { contrastOf, nearestReadable } from '#platform/pure/contrast.ts';
import { DARK_THEME, LIGHT_THEME, type Theme as ProductTheme, type ThemeColors } from '#platform/pure/themes.ts';

/** The colours of a site, as the specification names them. */
export const COLOUR_NAMES = [
  'primary',
  'secondary',
  'background',
  'surface',
  'text',
  'textSecondary',
  'border',
  'error',
  'success',
  'warning',
] as const satisfies (keyof ThemeColors)[];
export type SiteColourName = (typeof COLOUR_NAMES)[number];
export type SiteColours = ThemeColors;
export type SiteTheme = Pick<ProductTheme, 'id' | 'isDark' | 'colors'>;

const theme = (id: string, isDark: boolean, colors: SiteColours): SiteTheme => ({ id, isDark, colors });

export const THEMES: readonly [SiteTheme, ...SiteTheme[]] = [
  LIGHT_THEME,
  DARK_THEME,
  theme('paper', false, {
    primary: '#7a2e1d',
    secondary: '#6b5d4f',
    background: '#fbfaf6',
    surface: '#f0e9de',
    text: '#1d1a17',
    textSecondary: '#5f574e',
    border: '#ddd5c8',
    error: '#a3261b',
    success: '#2f6b3a',
    warning: '#8a5a0b',
  }),
  theme('ink', true, {
    primary: '#e6c76e',
    secondary: '#a9a294',
    background: '#14130f',
    surface: '#201e19',
    text: '#f3efe4',
    textSecondary: '#b3ac9d',
    border: '#39362e',
    error: '#f08a7c',
    success: '#8fcf9a',
    warning: '#e8b45a',
  }),
  theme('forest', true, {
    primary: '#9ad29f',
    secondary: '#9db3a2',
    background: '#10201a',
    surface: '#182c24',
    text: '#eef4ee',
    textSecondary: '#a9bdb0',
    border: '#2b4438',
    error: '#f19a8b',
    success: '#8fd69b',
    warning: '#e6c06a',
  }),
  theme('clay', false, {
    primary: '#9a3f1f',
    secondary: '#775a4c',
    background: '#f8efe8',
    surface: '#f0e0d4',
    text: '#2b1a12',
    textSecondary: '#69503f',
    border: '#dfc9b9',
    error: '#a4231a',
    success: '#33663b',
    warning: '#84520a',
  }),
  theme('sea', false, {
    primary: '#0b5f73',
    secondary: '#49636d',
    background: '#f2f8f9',
    surface: '#e2eff1',
    text: '#0e2730',
    textSecondary: '#42606a',
    border: '#c7dde1',
    error: '#ad2323',
    success: '#1f6b45',
    warning: '#85590b',
  }),
  theme('plum', true, {
    primary: '#e3a6d0',
    secondary: '#b6a2b7',
    background: '#201626',
    surface: '#2d2035',
    text: '#f6eff6',
    textSecondary: '#bca9bf',
    border: '#46354f',
    error: '#f59a92',
    success: '#93d3a0',
    warning: '#ebc070',
  }),
];

/** Minimum contrast of text for WCAG level AA. */
export const MIN_CONTRAST = 4.5;

/**
 * Colours of the texts of a site; each must be readable on both the background and the surface colour. No page uses
 * `secondary` and `warning`, so they may be any colour.
 */
const TEXT_COLOURS: readonly SiteColourName[] = ['text', 'textSecondary', 'primary', 'error', 'success'];

export type UnreadableColour = { colour: SiteColourName; nearest: string };

/** Returns the text colours whose contrast is too low, each with the nearest readable one. */
export function findUnreadableColours(colors: SiteColours): UnreadableColour[] {
  const backgrounds = [colors.background, colors.surface];
  return TEXT_COLOURS.filter((name) =>
    backgrounds.some((backgroundColour) => contrastOf(colors[name], backgroundColour) < MIN_CONTRAST),
  ).map((colour) => ({
    colour,
    nearest: nearestReadable(colors[colour], backgrounds, MIN_CONTRAST),
  }));
}

/**
 * Returns the colours with unreadable ones replaced by the nearest readable ones. The specification's dark theme needs
 * this for its blue.
 */
export const readableColours = (colors: SiteColours): SiteColours => ({
  ...colors,
  ...Object.fromEntries(findUnreadableColours(colors).map(({ colour, nearest }) => [colour, nearest])),
});

/** Returns the theme with the given id, or the light theme if there is none. */
export const themeOf = (id: string): SiteTheme => THEMES.find((one) => one.id === id) ?? LIGHT_THEME;
