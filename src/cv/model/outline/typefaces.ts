import { type TypefaceName, typefacesOfFonts } from '../fonts.ts';

/** Substitutes for a typeface that isn't installed: an office font, common screen fonts and a generic family. */
type TypefaceSubstitutes = {
  office: string;
  screens: readonly string[];
  generic: 'serif' | 'sans-serif' | 'monospace';
};

const SERIF: TypefaceSubstitutes = {
  office: 'Cambria',
  screens: ['Charter', 'Bitstream Charter', 'Cambria', 'Georgia'],
  generic: 'serif',
};
const BOOK: TypefaceSubstitutes = {
  office: 'Garamond',
  screens: ['Garamond', 'Hoefler Text', 'Palatino Linotype', 'Palatino', 'Georgia'],
  generic: 'serif',
};
const DIDONE: TypefaceSubstitutes = { office: 'Georgia', screens: ['Didot', 'Bodoni 72', 'Georgia'], generic: 'serif' };
const HUMANIST: TypefaceSubstitutes = {
  office: 'Calibri',
  screens: ['Segoe UI', 'Helvetica Neue', 'Noto Sans', 'Arial'],
  generic: 'sans-serif',
};
const GROTESQUE: TypefaceSubstitutes = { office: 'Arial', screens: ['Helvetica Neue', 'Arial'], generic: 'sans-serif' };
const GEOMETRIC: TypefaceSubstitutes = {
  office: 'Calibri',
  screens: ['Avenir Next', 'Segoe UI', 'Helvetica Neue', 'Arial'],
  generic: 'sans-serif',
};
const MONO: TypefaceSubstitutes = {
  office: 'Consolas',
  screens: ['SF Mono', 'Cascadia Mono', 'Consolas', 'Menlo', 'DejaVu Sans Mono'],
  generic: 'monospace',
};

const TYPEFACES: Record<TypefaceName, TypefaceSubstitutes> = {
  'Source Serif 4': SERIF,
  'Source Sans 3': HUMANIST,
  'IBM Plex Sans': GROTESQUE,
  'IBM Plex Serif': SERIF,
  'IBM Plex Mono': MONO,
  'EB Garamond': BOOK,
  Spectral: BOOK,
  Lora: SERIF,
  Literata: SERIF,
  'Playfair Display': DIDONE,
  'Work Sans': GROTESQUE,
  'Public Sans': GROTESQUE,
  Figtree: GEOMETRIC,
  'Crimson Pro': BOOK,
};

/** Returns the typefaces of a document's fonts with their substitutes. */
export function typefacesOf(fonts: string) {
  const { heading, body } = typefacesOfFonts(fonts);
  return { heading: withName(heading), body: withName(body) };
}
const withName = (name: TypefaceName): TypefaceSubstitutes & { name: string } => ({ name, ...TYPEFACES[name] });
