import type { Language } from '#platform/pure/i18n/languages.ts';
import { MAX_OWN_CSS } from './own-css/limits.ts';
import type { SampleSet } from './sample-sets.ts';
import type { OwnPage } from './sections/own-pages.ts';
import type { SiteSection } from './sections/section-schema.ts';
import { type RecordSiteSection, startingSections } from './sections/starting-sections.ts';
import { STYLE_PALETTES_BY_ID } from './styles/palettes.ts';
import { CLASSIC_STYLE, isArtStyle, type SiteStyle } from './styles/style-shape.ts';
import { type SiteColours, type SiteTheme, THEMES, themeOf } from './themes.ts';

/** The structure of a site document without its schema, which is in `site.ts`. */

export const SITE_LAYOUTS = ['column', 'index', 'gallery', 'ledger', 'cover', 'bento', 'wall'] as const;
export type SiteLayout = (typeof SITE_LAYOUTS)[number];

export const OWN_THEME = 'own';
export const THEME_IDS = [...THEMES.map(({ id }) => id), OWN_THEME];

export const SITE_LIMITS = {
  headline: 160,
  about: 4000,
  availability: 80,
  title: 70,
  description: 160,
  css: MAX_OWN_CSS,
} as const;

/** Another language of a site, with the id of the CV that it shows in that language; null for that of the site. */
export type SiteLanguage = { language: Language; cv: string | null };

export type SiteFaces = { heading: string | null; body: string | null };

/** The document of a site: its texts, sections and design. */
export type SiteDocument = {
  /** Language of the default headings and all other built-in texts. */
  language: Language;
  /** Languages in which the site can be read besides its own. */
  languages: SiteLanguage[];
  headline: string;
  /** Markdown; if empty, the profile's bio is shown. */
  about: string;
  /** A note on availability, and the last day on which it is shown. */
  availability: { text: string; until: string };
  /** Sections of the home page, in display order. */
  sections: SiteSection[];
  /** Pages of the member's own, in the order of the navigation. */
  pages: OwnPage[];
  /** Id of the CV that visitors may read and download. */
  cv: string | null;
  layout: SiteLayout;
  style: SiteStyle;
  /** Colours of the classic style, and of others that use the site's colours. */
  theme: string;
  /** Colours of the member's own theme; kept while another theme is chosen. */
  colors: SiteColours | null;
  fonts: string;
  /** Ids of the member's typefaces for headings and text; null for those of the theme. */
  faces: SiteFaces;
  /** The member's own style sheet as they wrote it; pages contain what `cleanCss` returns of it. */
  css: string;
  /** Whether the site is public at `{username}.<host>`; if not, only share links lead to it. */
  open: boolean;
  /** Whether search engines may list the site. */
  indexing: boolean;
  /** Title and description in search results and link previews; if empty, name and headline are used. */
  title: string;
  description: string;
  /** The sample work that the editor's preview shows where the member has none; none if empty. */
  samples: SampleSet | '';
};

/** Its sections show what the member keeps elsewhere. */
type EmptySite = Omit<SiteDocument, 'sections' | 'pages'> & { sections: RecordSiteSection[]; pages: never[] };

export const emptySite = (language: Language): EmptySite => ({
  language,
  languages: [],
  headline: '',
  about: '',
  availability: { text: '', until: '' },
  sections: startingSections(),
  pages: [],
  cv: null,
  layout: 'index',
  style: CLASSIC_STYLE,
  theme: 'paper',
  colors: null,
  fonts: 'source-serif',
  faces: { heading: null, body: null },
  css: '',
  open: true,
  indexing: false,
  title: '',
  description: '',
  samples: '',
});

/** Returns the languages in which a site can be read, its own first. */
export const languagesOf = ({ language, languages }: Pick<SiteDocument, 'language' | 'languages'>): Language[] => [
  language,
  ...languages.map((other) => other.language).filter((other) => other !== language),
];

export type SiteDesign = Pick<SiteDocument, 'style' | 'theme' | 'colors'>;
export type ColourScheme = 'light' | 'dark';

/** Returns the colours of a site in each scheme; only one if it looks alike in both. */
export function schemesOfSite(site: SiteDesign): Partial<Record<ColourScheme, SiteColours>> {
  const { style } = site;
  if (!isArtStyle(style.id) || style.palette === 'theme') {
    const { isDark: hasDarkGround, colors } = colourThemeOf(site);
    return hasDarkGround ? { dark: colors } : { light: colors };
  }
  const { light, dark } = STYLE_PALETTES_BY_ID[style.id];
  return { ...(style.scheme === 'dark' ? {} : { light }), ...(style.scheme === 'light' ? {} : { dark }) };
}

/** Returns the colours that represent a site where there is only one scheme, such as in pictures. */
export function themeOfSite(site: SiteDesign): SiteTheme {
  const { style } = site;
  if (!isArtStyle(style.id) || style.palette === 'theme') return colourThemeOf(site);
  const palette = STYLE_PALETTES_BY_ID[style.id];
  const scheme = style.scheme === 'auto' ? palette.home : style.scheme;
  return { id: style.id, isDark: scheme === 'dark', colors: palette[scheme] };
}

/** Returns the colour theme of a site; the member's own if it is chosen and has colours. */
export const colourThemeOf = ({ theme, colors }: Pick<SiteDocument, 'theme' | 'colors'>): SiteTheme =>
  theme === OWN_THEME && colors ? { id: OWN_THEME, isDark: isDark(colors), colors } : themeOf(theme);

const isDark = ({ background }: SiteColours) => Number.parseInt(background.slice(3, 5), 16) < 128;
