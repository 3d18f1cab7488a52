import type { FaceKind } from '../../../model/formats/unstructured/source-document.ts';

/** The facts about a font that the PDF library knows. */
export type FontFacts = {
  name?: string;
  /** The generic family by the flags of the font. */
  fallbackName?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  isType3Font?: boolean;
  fontMatrix?: readonly number[];
};

/** Also the names of LaTeX's Computer Modern, such as CMBX10 and CMTI10, and of fonts made of it. */
const BOLD = /bold|black|heavy|demi|\b(?:cm|sf|ec|lm)b/i;
const ITALIC = /italic|oblique|slanted|\b(?:cm|sf|ec)(?:ti|bxti|sl|bxsl)|^lmroman\w{0,40}slant/i;

/** Parts of the names of usual typefaces. Many programs set no flag of a font, or the wrong one. */
const FACES: readonly [FaceKind, RegExp][] = [
  ['mono', /mono|courier|consol|typewriter|^cmtt/i],
  ['sans', /sans|arial|helvet|inter|roboto|calibri|carlito|lato|verdana|tahoma|segoe|figtree|grotes|gothic|public/i],
  ['serif', /serif|times|georgia|garamond|roman|cambria|caladea|palatino|baskerv|literata|lora|spectral|playfair|^cm/i],
];
const FACE_BY_FALLBACK: Readonly<Record<string, FaceKind>> = {
  serif: 'serif',
  'sans-serif': 'sans',
  monospace: 'mono',
};

/** Returns the kind of typeface of a font, by its name or its flags. */
export function faceOfFont({ name = '', fallbackName = '' }: FontFacts): FaceKind | undefined {
  const family = name.replace(SUBSET_TAG, '');
  return FACES.find(([, names]) => names.test(family))?.[0] ?? FACE_BY_FALLBACK[fallbackName];
}

const SUBSET_TAG = /^[A-Z]{6}\+/;

/** Returns whether a font is bold or slanted, by its flags or its name. */
export function styleOfFont({ name = '', bold, black, italic }: FontFacts) {
  const family = name.replace(SUBSET_TAG, '');
  return { bold: bold === true || black === true || BOLD.test(family), italic: italic === true || ITALIC.test(family) };
}

const ICONS = /awesome|icons/i;

/** Returns whether a font has pictures in the place of letters, as beside contacts. */
export const isIconFont = ({ name = '' }: FontFacts): boolean => ICONS.test(name);
