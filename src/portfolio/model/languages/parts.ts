export { PROFILE_PART, SITE_PART } from '#records/contract.ts';

/** The kinds of parts that a site's texts belong to. */
export const PART_KINDS = ['site', 'profile', 'project', 'achievement', 'work', 'education'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** As long as the longest text that a site shows. */
export const MAX_TRANSLATION_LENGTH = 20_000;
