import { type Language, languageForTag } from '#platform/i18n/languages.ts';

/** How a CV looks. Which templates and fonts there are is the templates' business; here they are named. */

export const DESIGN_CHOICES = {
  page: ['a4', 'letter'],
  density: ['compact', 'normal', 'airy'],
  dateFormat: ['short', 'long', 'numeric', 'iso', 'year'],
  sidebar: ['left', 'right'],
  photo: ['none', 'round', 'rounded', 'square'],
  levels: ['none', 'dots', 'bar', 'words'],
} as const;
type Choices = { [Name in keyof typeof DESIGN_CHOICES]: (typeof DESIGN_CHOICES)[Name][number] };

/** In millimetres, points, and shares of the size. */
export const DESIGN_RANGES = {
  marginX: [5, 40],
  marginY: [5, 40],
  size: [7, 14],
  lineHeight: [1, 2],
  sidebarWidth: [20, 50],
} as const;
type Measures = { [Name in keyof typeof DESIGN_RANGES]: number };

type Design = Choices &
  Measures & {
    template: string;
    fonts: string;
    /** Of the headings and dates that the page adds to what the member wrote. */
    language: string;
    text: string;
    accent: string;
    background: string;
    icons: boolean;
    pageNumbers: boolean;
    footer: string;
  };

export type { Design };

/** Returns the paper that readers of a language print on. */
const paperFor = (language: string): Design['page'] => (languageForTag(language) === 'en' ? 'letter' : 'a4');

/** Returns the document on the paper that its member prints on and, where it is in English, in the English that they read. */
export function asReadersWrite<T extends { design: Design }>(document: T, reader: Language): T {
  const { design } = document;
  const language = design.language === 'en' && reader === 'en-GB' ? reader : design.language;
  return { ...document, design: { ...design, language, page: paperFor(reader) } };
}

export const DEFAULT_DESIGN: Design = {
  template: 'classic',
  fonts: '',
  page: 'a4',
  marginX: 18,
  marginY: 16,
  size: 10,
  lineHeight: 1.35,
  density: 'normal',
  text: '#1f2328',
  accent: '#0f5c5c',
  background: '#ffffff',
  dateFormat: 'short',
  language: 'en',
  sidebar: 'left',
  sidebarWidth: 32,
  photo: 'round',
  levels: 'dots',
  icons: true,
  pageNumbers: true,
  footer: '',
};
