import type { ShownPublication, ShownSkill, ShownTalk } from '#cv/contract.ts';
import type { OnlyInPreview } from './only-in-preview.ts';

export type SitePublication = ShownPublication & OnlyInPreview;
export type SiteTalk = ShownTalk & OnlyInPreview;
export type SiteSkill = ShownSkill & OnlyInPreview;

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
