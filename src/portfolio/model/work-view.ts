import type { ShownPublication, ShownSkill, ShownTalk } from '#cv/contract.ts';

export type SitePublication = ShownPublication;
export type SiteTalk = ShownTalk;
export type SiteSkill = ShownSkill;

/**
 * The published publications and talks of a member, the latest first, and the skills in the member's order. Dates may be
 * any text, and addresses too, of which only those of the web become links.
 */
export type SiteWorks = {
  publications: readonly SitePublication[];
  talks: readonly SiteTalk[];
  skills: readonly SiteSkill[];
};

export const NO_WORKS: SiteWorks = { publications: [], talks: [], skills: [] };
