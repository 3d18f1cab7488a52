/**
 * Public data of the publications, talks and skills that a site shows. `summary` is Markdown; dates may be any text, and
 * addresses too, of which only those of the web become links.
 */

export const PUBLICATION_KINDS = [
  'article',
  'conference',
  'chapter',
  'book',
  'thesis',
  'preprint',
  'report',
  'other',
] as const;

export type SitePublication = {
  /** Empty if the member didn't choose one. */
  kind: (typeof PUBLICATION_KINDS)[number] | '';
  title: string;
  /** `own` is whether the author is the member. */
  authors: readonly { name: string; own: boolean }[];
  /** The journal, the conference, the book of a chapter, the publisher or the university. */
  venue: string;
  volume: string;
  issue: string;
  pages: string;
  date: string;
  /** Without an address around it. */
  doi: string;
  url: string;
  pdf: string;
  summary: string;
};

export type SiteTalk = { title: string; event: string; location: string; date: string; url: string; summary: string };

/** A skill or a group of them. The level is in words, or from 1 to 5; 0 if it has none. */
export type SiteSkill = { name: string; proficiency: string; level: number; keywords: readonly string[] };

/** The published publications and talks of a member, the latest first, and the skills in the member's order. */
export type SiteWorks = {
  publications: readonly SitePublication[];
  talks: readonly SiteTalk[];
  skills: readonly SiteSkill[];
};

export const NO_WORKS: SiteWorks = { publications: [], talks: [], skills: [] };
