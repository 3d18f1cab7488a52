import { z } from 'zod';
import { ownBlocksField } from '#blocks/contract.ts';
import { line, optionalWebAddress } from '#platform/pure/fields.ts';
import { slugField } from '#records/contract.ts';
import { POST_LIMITS, POST_STATUSES } from './limits.ts';

export { EMPTY_POST, POST_STATUSES, type PostStatus } from './limits.ts';

const percentage = z.int().min(0).max(100);

/** Fields of a post that a member can edit. */
export const postFields = {
  title: line(POST_LIMITS.title).min(1),
  /** Follows the title until the post is published. */
  slug: slugField,
  /** Shown in lists, in feeds and by messengers. */
  summary: line(POST_LIMITS.summary),
  status: z.enum(POST_STATUSES),
  /** The time when the post was published, or will be, in UTC; empty for a draft that never was. */
  publishedAt: z.union([z.literal(''), z.iso.datetime()]),
  tags: z.array(line(POST_LIMITS.tag).min(1)).max(POST_LIMITS.tags),
  /** Name of the series that the post is a part of. Its parts are in the order of their publication. */
  series: line(POST_LIMITS.series),
  cover: z.uuid().nullable(),
  coverAlt: line(POST_LIMITS.alt),
  /** Point of the cover that stays visible where it is cropped; null for the middle. */
  coverFocus: z.strictObject({ x: percentage, y: percentage }).nullable(),
  blocks: ownBlocksField,
  /** Where the post was first published; named to search engines as its canonical address. */
  originalUrl: optionalWebAddress(POST_LIMITS.address),
};

/** Fields that the server adds. */
export const postServerFields = {
  /** How long reading takes. Kept with the post, because lists don't read its blocks. */
  minutes: z.int().min(1),
};

const { slug: _, ...documentFields } = postFields;

/**
 * The stored document; the slug is stored separately. A post without a time is a draft, which an import makes of others.
 */
export const postDocument = z
  .strictObject({ ...documentFields, ...postServerFields })
  .refine(({ status, publishedAt }) => status === 'draft' || publishedAt !== '', {
    path: ['status'],
  });
export type PostDocument = z.infer<typeof postDocument>;
