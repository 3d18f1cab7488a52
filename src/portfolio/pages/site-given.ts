import type { Translator } from '#platform/i18n/words.ts';
import type { Markup } from '#platform/markup.ts';
import type { SitePage, SitePlace, SiteProjectPage, SiteView } from '../model/site-view.ts';

/** Input of the site's pages. They fetch nothing themselves. */

/** Web fonts of a page. */
export type SiteFaces = {
  /** `@font-face` rules. */
  rules: readonly string[];
  /** Values of `font-family`. */
  body: string;
  heading: string;
  /** URLs of the fonts to preload. */
  first: readonly string[];
  /** Weight of headings; 600 by default. */
  headingWeight?: 400 | 600 | undefined;
};

export type ContactField = 'name' | 'email' | 'message';

/** The contact form with its values and errors. */
export type ContactForm = {
  action: string;
  typed: Record<ContactField, string>;
  faults: Partial<Record<ContactField, string>>;
  /** Why the form cannot be submitted at the moment. */
  refusal?: string | undefined;
  sent?: boolean | undefined;
  /** Name of the honeypot field, which is hidden from people. */
  trap: string;
};

/** Translates into the site’s language. */
export type SiteWords = Translator;

/** The rendered CV with its style and its JSON-LD. */
export type CvArticle = { article: Markup; style: string; person: Markup | false };

export type SitePageGiven = {
  view: SiteView;
  page: SitePage;
  place: SitePlace;
  words: SiteWords;
  /** YYYY-MM-DD; decides whether the availability is shown and whether achievements have expired. */
  today: string;
  project?: SiteProjectPage | undefined;
  next?: { slug: string; title: string } | undefined;
  cv?: CvArticle | undefined;
  contact?: ContactForm | undefined;
  /** The page is shared alone: it names its owner but links to no other page of the site. */
  alone?: boolean | undefined;
  /** Shows the print layout on screen. */
  asPrint?: boolean | undefined;
  /** Shown above the page, for drafts. */
  bar?: Markup | undefined;
};

/** A page's input with its web fonts, if any. */
export type SitePageSet = SitePageGiven & { faces: SiteFaces | undefined };
