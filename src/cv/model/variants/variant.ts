import type { CvContent } from '../content.ts';

/** Why a CV was made from another one: for a job, or for readers of another language. */
export const VARIANT_PURPOSES = ['job', 'language'] as const;
export type VariantPurpose = (typeof VARIANT_PURPOSES)[number];

/** The answer to an update. `replace` also replaces what the variant has changed itself. */
export const UPDATE_ANSWERS = ['take', 'keep', 'replace'] as const;
export type UpdateAnswer = (typeof UPDATE_ANSWERS)[number];

/** The length of the longest chain of variants, counted from the CV that is no variant itself. */
export const MAX_VARIANT_DEPTH = 10;

/**
 * A variant with the CV that it was made from. `base` is the original as far as the variant has answered its updates, so
 * that a three-way merge tells who changed what.
 */
export type VariantVersions = {
  purpose: VariantPurpose;
  base: CvContent;
  original: CvContent;
  variant: CvContent;
  /** The keys of texts that are the same in both languages. */
  same: ReadonlySet<string>;
};
