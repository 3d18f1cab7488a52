import type { Language } from '#platform/i18n/languages.ts';
import type { SiteDocument } from './site.ts';

/** A site as its visitors may have it: all that its pages are made of, and nothing else of its member. */
export type SiteView = {
  site: Omit<SiteDocument, 'cv'>;
  person: SitePerson;
  /** The featured ones first, each part in its member's order. */
  projects: readonly SiteProject[];
  /** None where the member shows none. */
  achievements: readonly SiteAchievement[];
  cv: SiteCv | undefined;
  /** Whether there is somebody to write to: the form leads to a mailbox that was proven. */
  contact: boolean;
};

export type SitePerson = {
  name: string;
  bio: string;
  location: string;
  website: string;
  /** Known networks by their proper name, any other by the name that its member gave it. */
  links: readonly { network: string; url: string }[];
  photo: SitePicture | undefined;
};

export type SitePicture = {
  width: number;
  height: number;
  /** From the narrowest to the widest, of each format. */
  sources: readonly { format: 'avif' | 'webp'; width: number; url: string }[];
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  alt: string;
};

export type SitePeriod = { start: string; end: string; ongoing: boolean };

export type SiteProject = SitePeriod & {
  slug: string;
  title: string;
  summary: string;
  role: string;
  client: string;
  featured: boolean;
  tags: readonly string[];
  stack: readonly string[];
  cover: SitePicture | undefined;
  /** When visitors could first read it as it is, for feeds and maps. */
  updatedAt: string;
};

/** What only the page of a project shows. */
export type SiteProjectPage = SiteProject & {
  links: readonly { label: string; url: string }[];
  gallery: readonly (SitePicture & { caption: string })[];
  /** Markdown. */
  caseStudy: { problem: string; approach: string; outcome: string };
  metrics: readonly { label: string; value: string }[];
  collaborators: readonly { name: string; url: string }[];
};

export type SiteAchievement = {
  title: string;
  kind: string;
  issuer: string;
  date: string;
  expires: string;
  /** Markdown. */
  description: string;
  credentialId: string;
  credentialUrl: string;
  metric: { label: string; value: string } | undefined;
  badge: SitePicture | undefined;
  links: readonly { label: string; url: string }[];
  /** The project it belongs to, where visitors can read that. */
  project: { slug: string; title: string } | undefined;
};

export type SiteCv = {
  name: string;
  headline: string;
  download: boolean;
  language: string;
};

/** A page of a site; its path below the site's address. */
export type SitePage =
  | { kind: 'home' }
  | { kind: 'projects' }
  | { kind: 'project'; slug: string }
  | { kind: 'achievements' }
  | { kind: 'cv' }
  | { kind: 'contact' };

/** Where a site stands, and with it all that its pages lead to. */
export type SitePlace = {
  /** The path of its home page, ending with a slash: `/`, or `/portfolio/{shareId}/`. */
  base: string;
  /** Of a page, for links out of other pages of it. */
  addressOf(page: SitePage): string;
  /** Of a file beside the pages: `cv.pdf`, `feed.xml`. */
  fileAddress(name: string): string;
  /** The whole address of a page where the site is at home; search engines are told that one alone. */
  canonical(page: SitePage): string;
  /** The whole address of the drawing that messengers show of a page. */
  cardOf(page: SitePage): string;
  /** Search engines may list it. */
  indexed: boolean;
  /** Of the instance, for the quiet line at the foot. */
  instanceUrl: string;
  /** Where a reader tells the admins of a page; nowhere but where visitors come. */
  reportOf?: (page: SitePage) => string;
  language: Language;
};
