import { imagesOfBlocks, mediaOfBlocks, searchTextsOf } from '#blocks/contract.ts';
import type { RecordKind } from '#records/service.ts';
import { EMPTY_POST, type PostDocument, postDocument } from '../model/fields.ts';
import { mapPostTexts } from '../model/map-post-texts.ts';
import { publishedAtOf } from '../model/schedule.ts';
import { completePost } from './complete-post.ts';

/** Version of the post document. Each schema change adds a step to `upgrade`, with a test. */
const POST_VERSION = 1;

export const postKind: RecordKind<PostDocument> = {
  name: 'post',
  titleField: 'title',
  version: POST_VERSION,
  upgrade: (document) => ({ ...EMPTY_POST, ...document }),
  empty: EMPTY_POST,
  schema: postDocument,
  index: (post) => ({
    title: post.title,
    category: post.series,
    status: post.status,
    tags: post.tags,
    happened: post.publishedAt,
    expires: '',
    featured: false,
    words: [post.summary, post.series, ...post.tags, post.coverAlt, ...searchTextsOf(post.blocks)].join('\n'),
  }),
  referencesOf: ({ cover, blocks }) => ({
    images: [...(cover ? [cover] : []), ...imagesOfBlocks(blocks)],
    media: mediaOfBlocks(blocks),
    files: [],
    records: [],
  }),
  complete: completePost,
  applyAction: (post, action, now) => {
    const status = action === 'publish' ? 'published' : 'draft';
    return { ...post, status, publishedAt: publishedAtOf({ ...post, status }, post, now) };
  },
  duplicate: (post) => ({ ...post, status: 'draft', publishedAt: '' }),
  versions: { unrestored: ['status', 'publishedAt'] },
  mapTexts: mapPostTexts,
  heavy: ['blocks'],
  // A published address may be in use elsewhere, so it no longer follows the title.
  slugs: { followsTitle: ({ status }) => status !== 'published' },
  isPublished: ({ status }) => status === 'published',
};
