import type { Translator } from '#platform/i18n/words.ts';
import type { Markup } from '#platform/markup.ts';
import type { SitePage, SitePlace, SiteProjectPage, SiteView } from '../model/site-view.ts';

/** What the pages of a site are made of. They fetch nothing. */

/** Faces that come with a page. */
export type SiteFaces = {
  /** `@font-face` rules. */
  rules: readonly string[];
  /** Values of `font-family`. */
  body: string;
  heading: string;
  /** The addresses of those that are seen first. */
  first: readonly string[];
  /** In which headings are set; without it, semibold. */
  headingWeight?: 400 | 600 | undefined;
};

export type ContactField = 'name' | 'email' | 'message';

/** The form by which readers write, as it was typed and with what is wrong with it. */
export type ContactForm = {
  action: string;
  typed: Record<ContactField, string>;
  faults: Partial<Record<ContactField, string>>;
  /** Why nothing can be taken just now. */
  refusal?: string | undefined;
  sent?: boolean | undefined;
  /** The name of the field that no person sees. */
  trap: string;
};

/** Says things in the site’s language. */
export type SiteWords = Translator;

/** The CV’s own article, with its style and with what it tells machines. */
export type CvArticle = { article: Markup; style: string; person: Markup | false };

export type SitePageGiven = {
  view: SiteView;
  page: SitePage;
  place: SitePlace;
  words: SiteWords;
  /** YYYY-MM-DD: on it depends what one is open to, and what has expired. */
  today: string;
  project?: SiteProjectPage | undefined;
  next?: { slug: string; title: string } | undefined;
  cv?: CvArticle | undefined;
  contact?: ContactForm | undefined;
  /** All that its readers were given: it tells whose it is, and leads to no other page of theirs. */
  alone?: boolean | undefined;
  /** On the screen as it would be on paper. */
  asPrint?: boolean | undefined;
  /** Above the page, for drafts. */
  bar?: Markup | undefined;
};

/** With the faces that it is set in, where there are any. */
export type SitePageSet = SitePageGiven & { faces: SiteFaces | undefined };
