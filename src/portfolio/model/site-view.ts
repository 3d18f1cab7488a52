import type { Block } from '#blocks/contract.ts';
import type { StoredMedium } from '#files/contract.ts';
import type { FocalPoint } from '#platform/pure/focal-point.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { OnlyInPreview } from './only-in-preview.ts';
import type { OwnPage } from './sections/own-pages.ts';
import type { SectionOf, SiteSection } from './sections/section-schema.ts';
import type { SiteDocument } from './site.ts';
import type { SiteWorks } from './work-view.ts';

/** Public data of a site: everything that its pages render, and no other data of its member. */
export type SiteView = SiteWorks & {
  site: Omit<SiteDocument, 'cv' | 'languages' | 'sections' | 'pages'> & ShownSections;
  /** Languages in which the site can be read, its own first. */
  languages: readonly Language[];
  /** Texts without a translation, which are in the site's own language. Those of project pages are with these. */
  untranslated: readonly string[];
  person: SitePerson;
  /** Featured projects first; each group in the member's order. */
  projects: readonly SiteProject[];
  /** Empty if the member shows none. */
  achievements: readonly SiteAchievement[];
  /** The member's published jobs and educations, the latest first. */
  experience: readonly SiteCareerStep[];
  education: readonly SiteCareerStep[];
  /** In the order of the member. */
  testimonials: readonly SiteTestimonial[];
  /** Published posts, the newest first; empty if the site has no section with them. */
  posts: readonly SitePost[];
  cv: SiteCv | undefined;
  /** Whether the site has a contact form; requires a verified mailbox to which messages may be sent. */
  contact: boolean;
};

/** The sections of the home page, and the pages of the member's own. */
type ShownSections = { sections: readonly ShownSection[]; pages: readonly ShownPage[] };
export type ShownPage = Omit<OwnPage, 'sections'> & { sections: readonly ShownSection[] };

/** A section with the pictures and the project that it names. */
export type ShownSection =
  | Exclude<SiteSection, { kind: 'hero' | 'gallery' | 'clients' }>
  | (Omit<SectionOf<'hero'>, 'image' | 'alt' | 'project'> & {
      picture: SitePicture | undefined;
      /** The slug of a project of the site. */
      project: string | undefined;
    })
  | (Omit<SectionOf<'gallery'>, 'pictures'> & { pictures: readonly (SitePicture & { caption: string })[] })
  | (Omit<SectionOf<'clients'>, 'items'> & {
      items: readonly (Omit<SectionOf<'clients'>['items'][number], 'image'> & { logo: SitePicture | undefined })[];
    });
export type ShownSectionOf<Kind extends ShownSection['kind']> = Extract<ShownSection, { kind: Kind }>;

export type SitePerson = {
  name: string;
  bio: string;
  location: string;
  website: string;
  /** Known networks by their proper name, others as the member named them. */
  links: readonly { network: string; url: string }[];
  photo: SitePicture | undefined;
};

export type SitePicture = {
  width: number;
  height: number;
  /** Ascending by width within each format. */
  sources: readonly { format: 'avif' | 'webp'; width: number; url: string }[];
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  alt: string;
  /** Kept visible where the picture is cropped. */
  focus?: FocalPoint;
};

export type SitePeriod = { start: string; end: string; ongoing: boolean };

export type SiteProject = SitePeriod &
  OnlyInPreview & {
    slug: string;
    title: string;
    summary: string;
    role: string;
    client: string;
    featured: boolean;
    tags: readonly SiteTag[];
    stack: readonly string[];
    cover: SitePicture | undefined;
    /** Time when this version became public; used by feeds and sitemaps. */
    updatedAt: string;
  };

/** A video, a recording or a download. Videos have a width and a height. */
export type SiteMedium = Pick<StoredMedium, 'url' | 'format' | 'name' | 'size' | 'width' | 'height'>;
export type SiteTrack = { url: string; language: string; label: string };

type Shown<One> = One extends { pictures: unknown }
  ? Omit<One, 'pictures'> & { pictures: readonly (SitePicture & { caption: string })[] }
  : One extends { kind: 'video' }
    ? Omit<One, 'media' | 'poster' | 'tracks'> & {
        media: SiteMedium | undefined;
        poster: SitePicture | undefined;
        tracks: readonly SiteTrack[];
      }
    : One extends { media: unknown }
      ? Omit<One, 'media'> & { media: SiteMedium | undefined }
      : One;
/** A block of a case study. */
export type SiteBlock = Shown<Block>;
/** A tag of a project or post, or the series of a post: its name in the site's own language, by which it is addressed in all, and the text that is shown. */
export type SiteTag = { name: string; text: string };

/** A project with the fields that only its own page shows. */
export type SiteProjectPage = SiteProject & {
  links: readonly { label: string; url: string }[];
  gallery: readonly (SitePicture & { caption: string })[];
  /** Markdown. */
  caseStudy: { problem: string; approach: string; outcome: string };
  /** The case study in its order, with the places of the texts, figures and pictures above. */
  blocks: readonly SiteBlock[];
  metrics: readonly { label: string; value: string }[];
  collaborators: readonly { name: string; url: string }[];
  /** Texts without a translation. */
  untranslated: readonly string[];
};

export type SitePost = OnlyInPreview & {
  slug: string;
  title: string;
  summary: string;
  /** Time of publication. */
  publishedAt: string;
  /** Day of publication in the time zone of the member, `YYYY-MM-DD`. */
  day: string;
  /** Time when this version became public. */
  updatedAt: string;
  tags: readonly SiteTag[];
  /** The series that the post is a part of. */
  series: SiteTag | undefined;
  /** How long reading takes. */
  minutes: number;
  cover: SitePicture | undefined;
  /** Where the post was first published; empty if here. */
  originalUrl: string;
};

/** A post with the fields that only its own page shows. */
export type SitePostPage = SitePost & {
  /** Identifies the post in feeds, whatever its address. Samples and older pinned content have none. */
  feedId?: string;
  blocks: readonly SiteBlock[];
  /** Texts without a translation. */
  untranslated: readonly string[];
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
  /** The achievement's project, if visitors can read it. */
  project: { slug: string; title: string } | undefined;
};

/** A position at an organization, or an education. */
export type SiteCareerStep = SitePeriod &
  OnlyInPreview & {
    title: string;
    organization: string;
    url: string;
    location: string;
    logo: SitePicture | undefined;
    /** About the organization. Markdown. */
    about: string;
    /** Markdown. */
    summary: string;
    /** Markdown. */
    highlights: readonly string[];
    courses: readonly string[];
  };

/** Words of somebody else about the member, in the language in which they were written. */
export type SiteTestimonial = {
  /** By which a copy of the site knows whether the testimonial is still approved; never on a page. */
  id?: string;
  name: string;
  role: string;
  organization: string;
  /** A page about the author, or where the text is from; empty if there is none. */
  url: string;
  /** Where the member found a text that they quote; empty if its author wrote it for them. */
  quotedFrom: string;
  /** Plain text with paragraphs. */
  text: string;
  /** Whether the member has shortened or corrected the author's words. */
  isEdited: boolean;
  language: Language;
  photo: SitePicture | undefined;
};

export type SiteCv = {
  name: string;
  headline: string;
  download: boolean;
  language: string;
};

/** Identifies a page of a site. */
export type SitePage =
  | { kind: 'home' }
  /** All projects, or those with a tag. */
  | { kind: 'projects'; tag?: string }
  | { kind: 'project'; slug: string }
  /** A page of the list of posts, of those with a tag, or of the parts of a series; the first one has no number. */
  | { kind: 'posts'; tag?: string; series?: string; number?: number }
  | { kind: 'post'; slug: string }
  | { kind: 'achievements' }
  | { kind: 'cv' }
  | { kind: 'contact' }
  /** A page of the member's own. */
  | { kind: 'own'; slug: string };

/** The address of a site, with functions that build the URLs its pages link to. */
export type SiteUrls = {
  /** Path of the home page, ending with a slash: `/`, or `/portfolio/{shareId}/`. */
  base: string;
  /** Returns the URL of a page for links from other pages of the site. */
  pageUrl(page: SitePage): string;
  /** Returns the URL of a file next to the pages: `cv.pdf`, `writing/feed.xml`. */
  fileUrl(name: string): string;
  /** Returns the absolute canonical URL of a page; the only one named to search engines. */
  canonicalUrl(page: SitePage): string;
  /** Returns the absolute URL of a page's preview image for messengers. */
  cardUrl(page: SitePage): string;
  /** Whether search engines may list the site. */
  indexed: boolean;
  /** URL of the instance, linked in the footer. */
  instanceUrl: string;
  /** Returns the URL for reporting a page to the admins; absent where the page is not public. */
  reportUrl?: (page: SitePage) => string;
  language: Language;
  /** The URLs of pages in each language of the site, its own first. */
  languages: readonly Pick<SiteUrls, 'language' | 'pageUrl' | 'canonicalUrl'>[];
};
