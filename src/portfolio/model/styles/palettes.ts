import type { SiteColours } from '../themes.ts';
import type { ArtStyleId } from './style-shape.ts';

/** The colours of a style in light and dark, and the scheme that represents it in pictures. */
export type StylePalette = { light: SiteColours; dark: SiteColours; home: 'light' | 'dark' };

type Tones = readonly [background: string, surface: string, text: string, soft: string, border: string];

const LIGHT_STATES = { error: '#a3211b', success: '#1f6338', warning: '#7a4d05' };
const DARK_STATES = { error: '#ff9d90', success: '#8fd6a0', warning: '#ecc16c' };

const colours = (
  [background, surface, text, textSecondary, border]: Tones,
  [primary, secondary]: readonly [string, string],
  states: typeof LIGHT_STATES,
): SiteColours => ({
  primary,
  secondary,
  background,
  surface,
  text,
  textSecondary,
  border,
  error: states.error,
  success: states.success,
  warning: states.warning,
});
const light = (tones: Tones, accents: readonly [string, string]) => colours(tones, accents, LIGHT_STATES);
const dark = (tones: Tones, accents: readonly [string, string]) => colours(tones, accents, DARK_STATES);

export const STYLE_PALETTES_BY_ID: Record<ArtStyleId, StylePalette> = {
  ink: {
    light: light(['#f4f1eb', '#eae6dd', '#141312', '#5f5a52', '#d2ccc0'], ['#141312', '#5f5a52']),
    dark: dark(['#0b0b0d', '#17171a', '#f3efe8', '#b9b3a9', '#2f2d2e'], ['#f3efe8', '#b9b3a9']),
    home: 'dark',
  },
  swiss: {
    light: light(['#ffffff', '#f7f7f7', '#0a0a0a', '#4a4a4a', '#d9d9d9'], ['#d8001a', '#0a0a0a']),
    dark: dark(['#0a0a0a', '#161616', '#ffffff', '#b8b8b8', '#333333'], ['#ff4b3e', '#ffffff']),
    home: 'light',
  },
  soft: {
    light: light(['#f3efe9', '#fffdfa', '#2b2320', '#62554e', '#e0d8ce'], ['#a63c1b', '#3a4a9a']),
    dark: dark(['#1b1715', '#2a2421', '#fff6ec', '#c9bcb0', '#40372f'], ['#ff9f7c', '#b9c6ff']),
    home: 'light',
  },
  terminal: {
    light: light(['#f7f8f4', '#eceee7', '#16201b', '#525e57', '#c6ccc3'], ['#0b6b3a', '#1d5a8a']),
    dark: dark(['#0b0f0d', '#131a16', '#cfd8d2', '#8a9890', '#26302b'], ['#7ee2a0', '#7fb4e6']),
    home: 'dark',
  },
  journal: {
    light: light(['#fdfbf6', '#f5f1e8', '#1f1b16', '#6a6258', '#d8d1c4'], ['#9c2f1c', '#6a6258']),
    dark: dark(['#171410', '#211d18', '#e8e0d3', '#a3998a', '#3a342b'], ['#e08a70', '#a3998a']),
    home: 'light',
  },
  studio: {
    light: light(['#ffffff', '#f3f3f3', '#111111', '#555555', '#dddddd'], ['#111111', '#555555']),
    dark: dark(['#0e0e0e', '#1a1a1a', '#f2f2f2', '#a8a8a8', '#303030'], ['#f2f2f2', '#a8a8a8']),
    home: 'light',
  },
  plum: {
    light: light(['#fff3ee', '#ffe1d6', '#2a0a2e', '#6a4369', '#eccfc6'], ['#a92b14', '#7a2fa8']),
    dark: dark(['#190b1f', '#27122f', '#fbeaf0', '#b797b6', '#43264c'], ['#ff7a59', '#d9a2ff']),
    home: 'dark',
  },
  paper: {
    light: light(['#f4eee1', '#ece4d3', '#241f18', '#655b4c', '#cfc5b0'], ['#1f4d3f', '#7a2e1d']),
    dark: dark(['#171612', '#201f1a', '#e9e0cd', '#a0967f', '#3c382e'], ['#9cc7a9', '#d9a08c']),
    home: 'light',
  },
};
