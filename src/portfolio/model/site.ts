import { z } from 'zod';
import { line, optionalPartialDate, prose } from '#platform/pure/fields.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { SAMPLE_SETS } from './sample-sets.ts';
import { checkSections } from './sections/check-sections.ts';
import { ownPages } from './sections/own-pages.ts';
import { siteSections } from './sections/section-schema.ts';
import { type FormerSection, upgradeSections, withKnownSections } from './sections/upgrade-sections.ts';
import { emptySite, SITE_LAYOUTS, SITE_LIMITS, type SiteDocument, THEME_IDS } from './site-shape.ts';
import {
  CLASSIC_STYLE,
  STYLE_COLUMNS,
  STYLE_CORNERS,
  STYLE_DENSITIES,
  STYLE_IDS,
  STYLE_PALETTES,
  STYLE_RATIOS,
  STYLE_SCHEMES,
  STYLE_SIZES,
} from './styles/style-shape.ts';
import { COLOUR_NAMES, findUnreadableColours, type SiteColours } from './themes.ts';

export {
  emptySite,
  languagesOf,
  type SiteDesign,
  type SiteDocument,
  type SiteLayout,
  schemesOfSite,
  themeOfSite,
} from './site-shape.ts';

const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const colours = z.strictObject(
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, colour])) as Record<keyof SiteColours, typeof colour>,
);

const siteLanguages = z
  .array(z.strictObject({ language: z.enum(LANGUAGE_TAGS), cv: z.uuid().nullable() }))
  .max(LANGUAGE_TAGS.length)
  .refine((all) => new Set(all.map(({ language }) => language)).size === all.length);

const siteStyle = z.strictObject({
  id: z.enum(STYLE_IDS),
  scheme: z.enum(STYLE_SCHEMES),
  palette: z.enum(STYLE_PALETTES),
  size: z.enum(STYLE_SIZES),
  density: z.enum(STYLE_DENSITIES),
  corners: z.enum(STYLE_CORNERS),
  ratio: z.enum(STYLE_RATIOS),
  columns: z.enum(STYLE_COLUMNS),
});

const siteFaces = z.strictObject({ heading: z.uuid().nullable(), body: z.uuid().nullable() });

const siteShape = z.strictObject({
  language: z.enum(LANGUAGE_TAGS),
  languages: siteLanguages,
  headline: line(SITE_LIMITS.headline),
  about: prose(SITE_LIMITS.about),
  availability: z.strictObject({ text: line(SITE_LIMITS.availability), until: optionalPartialDate }),
  sections: siteSections,
  pages: ownPages,
  cv: z.uuid().nullable(),
  layout: z.enum(SITE_LAYOUTS),
  style: siteStyle,
  theme: z.enum(THEME_IDS as [string, ...string[]]),
  colors: colours.nullable().superRefine((own, ctx) => {
    for (const { colour: name, nearest } of own ? findUnreadableColours(own) : []) {
      ctx.addIssue({ code: 'custom', path: [name], params: { word: 'unreadable', nearest } });
    }
  }),
  fonts: line(40),
  faces: siteFaces,
  css: prose(SITE_LIMITS.css),
  open: z.boolean(),
  indexing: z.boolean(),
  title: line(SITE_LIMITS.title),
  description: line(SITE_LIMITS.description),
  samples: z.enum(['', ...SAMPLE_SETS]),
});

/** Schema of a site document. */
export const siteDocument = siteShape.superRefine(checkSections) satisfies z.ZodType<SiteDocument>;

/** Schema of a site document as clients write it: scripts may leave out what there was not when these were written. */
export const writtenSite = siteShape
  .extend({
    languages: siteLanguages.optional(),
    pages: ownPages.optional(),
    style: siteStyle.partial({ ratio: true, columns: true }).optional(),
    faces: siteFaces.optional(),
    css: siteShape.shape.css.optional(),
    samples: siteShape.shape.samples.optional(),
  })
  .superRefine(checkSections);
export type WrittenSite = z.infer<typeof writtenSite>;

export const SITE_FORMAT_VERSION = 2;

/** Returns a document in the current form, with defaults for fields and sections that older versions lack. */
export function upgradeSite(document: Record<string, unknown>): SiteDocument {
  const site: SiteDocument = { ...emptySite('en'), style: CLASSIC_STYLE, ...document };
  return {
    ...site,
    style: { ...CLASSIC_STYLE, ...site.style },
    sections: 'pages' in document ? site.sections : upgradeSections(site.sections as FormerSection[]),
  };
}

/** Returns a document that a client has written, with what is stored of sections and fields that it doesn't know. */
export function completeSite(document: WrittenSite, stored: Record<string, unknown>): SiteDocument {
  const { css, faces, languages, pages, samples, sections, style } = upgradeSite(stored);
  const { ratio = style.ratio, columns = style.columns, ...written } = document.style ?? style;
  return {
    ...document,
    languages: document.languages ?? languages,
    style: { ...written, ratio, columns },
    faces: document.faces ?? faces,
    css: document.css ?? css,
    samples: document.samples ?? samples,
    ...(document.pages
      ? { pages: document.pages, sections: document.sections }
      : withKnownSections(document.sections, { sections, pages })),
  };
}
