import type { Language } from '#platform/i18n/languages.ts';
import { type Colours, THEMES, type Theme, themeOf } from './themes.ts';

/** What a site consists of, for whoever draws or writes one; its schema stands beside. */

export const SITE_LAYOUTS = ['column', 'index', 'gallery', 'ledger'] as const;
export type SiteLayout = (typeof SITE_LAYOUTS)[number];

/** What a home page can consist of, below who it is. */
export const SITE_SECTIONS = ['about', 'projects', 'achievements', 'cv', 'links', 'contact'] as const;
export type SiteSectionKind = (typeof SITE_SECTIONS)[number];

export const OWN_THEME = 'own';
export const THEME_IDS = [...THEMES.map(({ id }) => id), OWN_THEME];

export const SITE_LIMITS = {
  headline: 160,
  about: 4000,
  availability: 80,
  heading: 60,
  title: 70,
  description: 160,
} as const;

export type SiteSection = {
  kind: SiteSectionKind;
  visible: boolean;
  /** In the member's words; without any, the language's. */
  heading: string;
};

/** How a member's site looks, and in which order it shows what. */
export type SiteDocument = {
  /** Of the headings and of all that the site says by itself. */
  language: Language;
  /** Beneath the name. */
  headline: string;
  /** Markdown; without it, what the profile says. */
  about: string;
  /** What one is open to, and the day after which that is no longer said. */
  availability: { text: string; until: string };
  /** Each kind once, in their order. */
  sections: SiteSection[];
  /** The one that visitors may read and take along. */
  cv: string | null;
  layout: SiteLayout;
  theme: string;
  /** The colours of one's own theme; kept while another is worn. */
  colors: Colours | null;
  fonts: string;
  /** At `{username}.<host>`, for whoever comes by; without it, only share links lead there. */
  open: boolean;
  /** Search engines may list it. */
  indexing: boolean;
  /** For search engines and messengers; without them, name and headline. */
  title: string;
  description: string;
};

export const emptySite = (language: Language): SiteDocument => ({
  language,
  headline: '',
  about: '',
  availability: { text: '', until: '' },
  sections: SITE_SECTIONS.map((kind) => ({ kind, visible: true, heading: '' })),
  cv: null,
  layout: 'index',
  theme: 'paper',
  colors: null,
  fonts: 'source-serif',
  open: true,
  indexing: false,
  title: '',
  description: '',
});

/** The theme that a site wears. */
export const themeOfSite = ({ theme, colors }: Pick<SiteDocument, 'theme' | 'colors'>): Theme =>
  theme === OWN_THEME && colors ? { id: OWN_THEME, isDark: isDark(colors), colors } : themeOf(theme);

const isDark = ({ background }: Colours) => Number.parseInt(background.slice(3, 5), 16) < 128;
