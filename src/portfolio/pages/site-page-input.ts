import type { HighlightedCode } from '#platform/pure/highlighted-code.ts';
import type { Markup } from '#platform/pure/markup.ts';
import type { Translator } from '#platform/server/i18n/messages.ts';
import type { SitePage, SitePostPage, SiteProjectPage, SiteUrls, SiteView } from '../model/site-view.ts';

/** Input of the site's pages. They fetch nothing themselves. */

/** Web fonts of a page. */
export type PageFonts = {
  /** `@font-face` rules. */
  rules: readonly string[];
  /** Values of `font-family`. */
  body: string;
  heading: string;
  /** URLs of the fonts to preload. */
  preloadUrls: readonly string[];
  /** Value of `font-family` for taglines and quotations; that of the body by default. */
  voice?: string | undefined;
  /** Weight of headings; 600 by default. */
  headingWeight?: number | undefined;
  /** Weight of the text; 400 by default. */
  bodyWeight?: number | undefined;
};

export type ContactField = 'name' | 'email' | 'message';

/** The contact form with its values and errors. */
export type ContactForm = {
  action: string;
  values: Record<ContactField, string>;
  faults: Partial<Record<ContactField, string>>;
  /** Why the form cannot be submitted at the moment. */
  formError?: string | undefined;
  isSent?: boolean | undefined;
  /** Name of the honeypot field, which is hidden from people. */
  honeypot: string;
};

/** Translates into the site’s language. */
export type SiteWords = Translator;

/** The rendered CV with its style and its JSON-LD. */
export type CvArticle = { article: Markup; style: string; person: Markup | false };

export type SitePageInput = {
  view: SiteView;
  page: SitePage;
  urls: SiteUrls;
  words: SiteWords;
  /** YYYY-MM-DD; decides whether the availability is shown and whether achievements have expired. */
  today: string;
  project?: SiteProjectPage | undefined;
  post?: SitePostPage | undefined;
  /** The code of the project or post in the colors of its language. */
  highlighted?: HighlightedCode | undefined;
  next?: { slug: string; title: string } | undefined;
  cv?: CvArticle | undefined;
  contact?: ContactForm | undefined;
  /** The page is shared alone: it names its owner but links to no other page of the site. */
  isStandalone?: boolean | undefined;
  /** Shows that the site has no page at the requested address, instead of the page. */
  isMissing?: boolean | undefined;
  /** Shows the print layout on screen. */
  asPrint?: boolean | undefined;
  /** Shows pictures in their narrowest width. */
  isThumbnail?: boolean | undefined;
  /** The member's own style sheet, cleaned. */
  ownCss?: string | undefined;
  /** Shown above the page, for drafts. */
  bar?: Markup | undefined;
};

/** A page's input with its web fonts, if any. */
export type SitePageWithFonts = SitePageInput & { fonts: PageFonts | undefined };
