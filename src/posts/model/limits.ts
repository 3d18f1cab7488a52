import type { OwnBlock } from '#blocks/contract.ts';
import type { FocalPoint } from '#platform/pure/focal-point.ts';

/** Statuses, limits and empty document of a post, without the schemas, which would bloat the client bundle. */

export const POST_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_LIMITS = {
  title: 200,
  summary: 300,
  series: 120,
  tags: 30,
  tag: 40,
  alt: 500,
  address: 2000,
} as const;

export const EMPTY_POST = {
  title: '',
  summary: '',
  status: 'draft' as PostStatus,
  /** The time when the post was published, or will be; empty for a draft that never was. */
  publishedAt: '',
  tags: [] as string[],
  series: '',
  cover: null as string | null,
  coverAlt: '',
  coverFocus: null as FocalPoint | null,
  blocks: [] as OwnBlock[],
  originalUrl: '',
  minutes: 1,
};
