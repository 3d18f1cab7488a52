import type { Language } from '#platform/pure/i18n/languages.ts';
import { paperFor } from '#platform/pure/i18n/regions.ts';

/** The design of a CV. Templates and fonts are defined elsewhere and referenced here by id. */

export const DESIGN_CHOICES = {
  page: ['a4', 'letter'],
  density: ['compact', 'normal', 'airy'],
  dateFormat: ['short', 'long', 'numeric', 'iso', 'year'],
  sidebar: ['left', 'right'],
  /** Where the head stands, in templates that offer it. */
  head: ['template', 'start', 'centre'],
  photo: ['none', 'round', 'rounded', 'square'],
  levels: ['none', 'dots', 'bar', 'words'],
  headings: ['template', 'plain', 'capitals', 'ruled', 'shaded'],
  bullets: ['template', 'dot', 'dash', 'arrow'],
  /** The page that the QR code of the head leads to: none, the website in the CV, or `qrAddress`. */
  qr: ['none', 'website', 'address'],
} as const;
type DesignChoices = { [Name in keyof typeof DESIGN_CHOICES]: (typeof DESIGN_CHOICES)[Name][number] };

/**
 * Allowed ranges: margins in mm, size in points, line height relative to the size, spacing relative to that of the
 * density, sidebar width in percent.
 */
export const DESIGN_RANGES = {
  marginX: [5, 40],
  marginY: [5, 40],
  size: [7, 14],
  lineHeight: [1, 2],
  spacing: [0.5, 2],
  sidebarWidth: [20, 50],
} as const;
type DesignMeasures = { [Name in keyof typeof DESIGN_RANGES]: number };

type Design = DesignChoices &
  DesignMeasures & {
    template: string;
    fonts: string;
    /** The language of the headings and dates that the page adds to the member's text. */
    language: string;
    text: string;
    accent: string;
    background: string;
    /** Whether dates on pages have the day, where it is given. */
    days: boolean;
    icons: boolean;
    pageNumbers: boolean;
    footer: string;
    /** The address of the QR code, if `qr` is `address`. */
    qrAddress: string;
  };

export type { Design };

const DENSITY_FACTORS = { compact: 0.7, normal: 1, airy: 1.35 };

/** Returns the space between sections and entries, relative to the normal one. */
export const spacingOf = ({ density, spacing }: Pick<Design, 'density' | 'spacing'>) =>
  DENSITY_FACTORS[density] * spacing;

const BULLET_SIGNS = { dot: '•', dash: '–', arrow: '›' };

/** Returns the chosen sign of bullets, which every typeface has, or undefined for the template's own. */
export const bulletSignOf = ({ bullets }: Pick<Design, 'bullets'>) =>
  bullets === 'template' ? undefined : BULLET_SIGNS[bullets];

/** Returns the paper that is printed on in a region, or by readers of a language if there is none. */
export const pageSizeFor = (language: string, region: string | null = null): Design['page'] =>
  paperFor(language, region);

/**
 * Returns the document with the paper size of the member's region, or language if none is chosen. A document in English
 * gets the member's variant of it.
 */
export function withRegionalDefaults<T extends { design: Design }>(
  document: T,
  { language: memberLanguage, region }: { language: Language; region: string | null },
): T {
  const { design } = document;
  const language = design.language === 'en' && memberLanguage === 'en-GB' ? memberLanguage : design.language;
  return { ...document, design: { ...design, language, page: pageSizeFor(memberLanguage, region) } };
}

/**
 * The design of a new CV. Its measures are as dense as most CVs are set, so that two pages hold what two pages hold
 * elsewhere. Stored designs are complete and keep theirs.
 */
export const DEFAULT_DESIGN: Design = {
  template: 'classic',
  fonts: '',
  page: 'a4',
  marginX: 16,
  marginY: 14,
  size: 9.5,
  lineHeight: 1.25,
  density: 'compact',
  spacing: 1,
  text: '#1f2328',
  accent: '#0f5c5c',
  background: '#ffffff',
  dateFormat: 'short',
  days: false,
  language: 'en',
  sidebar: 'left',
  sidebarWidth: 28,
  head: 'template',
  photo: 'round',
  levels: 'dots',
  headings: 'template',
  bullets: 'template',
  qr: 'none',
  icons: true,
  pageNumbers: true,
  footer: '',
  qrAddress: '',
};
