import { mapBlockTexts, type OwnBlock } from '#blocks/contract.ts';
import type { MapTexts } from '#records/contract.ts';
import type { PostDocument } from './fields.ts';

/** Replaces the texts of a post. Tags are known by their text, because they have no id. */
export const mapPostTexts: MapTexts<PostDocument> = (post, replace) => ({
  ...post,
  title: replace({ key: 'title', text: post.title }),
  summary: replace({ key: 'summary', text: post.summary }),
  series: replace({ key: 'series', text: post.series }),
  coverAlt: replace({ key: 'coverAlt', text: post.coverAlt }),
  blocks: mapBlockTexts(post.blocks, replace) as OwnBlock[],
  tags: post.tags.map((tag) => replace({ key: `tags/${tag}`, text: tag, isName: true })),
});
