import { z } from 'zod';
import { line, maybeDate, prose } from '#platform/fields.ts';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { COLOUR_NAMES, type Colours, THEMES, type Theme, themeOf, unreadableIn } from './themes.ts';

/** The document of a member's site: how it looks, and in which order it shows what. */

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

const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const colours = z.strictObject(
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, colour])) as Record<keyof Colours, typeof colour>,
);

export const siteDocument = z.strictObject({
  /** Of the headings and of all that the site says by itself. */
  language: z.enum(LANGUAGE_TAGS),
  /** Beneath the name. */
  headline: line(SITE_LIMITS.headline),
  /** Markdown; without it, what the profile says. */
  about: prose(SITE_LIMITS.about),
  /** What one is open to, and the day after which that is no longer said. */
  availability: z.strictObject({ text: line(SITE_LIMITS.availability), until: maybeDate }),
  /** Each kind once, in their order. */
  sections: z
    .array(
      z.strictObject({
        kind: z.enum(SITE_SECTIONS),
        visible: z.boolean(),
        /** In the member's words; without any, the language's. */
        heading: line(SITE_LIMITS.heading),
      }),
    )
    .length(SITE_SECTIONS.length)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length),
  /** The one that visitors may read and take along. */
  cv: z.uuid().nullable(),
  layout: z.enum(SITE_LAYOUTS),
  theme: z.enum(THEME_IDS as [string, ...string[]]),
  /** The colours of one's own theme; kept while another is worn. */
  colors: colours.nullable().superRefine((own, ctx) => {
    for (const { colour: name, nearest } of own ? unreadableIn(own) : []) {
      ctx.addIssue({ code: 'custom', path: [name], params: { word: 'unreadable', nearest } });
    }
  }),
  fonts: line(40),
  /** At `{username}.<host>`, for whoever comes by; without it, only share links lead there. */
  open: z.boolean(),
  /** Search engines may list it. */
  indexing: z.boolean(),
  /** For search engines and messengers; without them, name and headline. */
  title: line(SITE_LIMITS.title),
  description: line(SITE_LIMITS.description),
});
export type SiteDocument = z.infer<typeof siteDocument>;
export type SiteSection = SiteDocument['sections'][number];

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

export const SITE_VERSION = 1;

/** A document as it was kept by an older version, as it would be written now. */
export const upgradeSite = (document: Record<string, unknown>): SiteDocument => ({ ...emptySite('en'), ...document });

/** The theme that a site wears. */
export const themeOfSite = ({ theme, colors }: Pick<SiteDocument, 'theme' | 'colors'>): Theme =>
  theme === OWN_THEME && colors ? { id: OWN_THEME, isDark: isDark(colors), colors } : themeOf(theme);

const isDark = ({ background }: Colours) => Number.parseInt(background.slice(3, 5), 16) < 128;
