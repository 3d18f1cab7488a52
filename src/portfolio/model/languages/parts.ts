export { PROFILE_PART, SITE_PART } from '#records/contract.ts';

/** The kinds of parts that a site's texts belong to. */
const SITE_PART_KINDS = ['site', 'profile', 'project', 'post', 'achievement', 'work', 'education'] as const;
/** The other kinds of entries, which are named like those of CVs. CVs in another language start with their translations. */
const OTHER_PART_KINDS = [
  ...(['skills', 'languages', 'volunteer', 'certificates', 'publications', 'talks', 'references'] as const),
];
export const PART_KINDS = [...SITE_PART_KINDS, ...OTHER_PART_KINDS] as const;
export type PartKind = (typeof PART_KINDS)[number];
export type OtherPartKind = (typeof OTHER_PART_KINDS)[number];
export const isOtherPartKind = (kind: PartKind): kind is OtherPartKind =>
  (OTHER_PART_KINDS as readonly PartKind[]).includes(kind);

/** As long as the longest text that a site shows. */
export const MAX_TRANSLATION_LENGTH = 20_000;
