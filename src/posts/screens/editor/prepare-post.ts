import { validateBlock, withoutEmptyFigures } from '#blocks/components.tsx';
import {
  collectFieldErrors,
  type FieldErrorMap,
  validateLength,
  validateSlug,
  validateUrl,
} from '#records/components.tsx';
import type { PostDocument } from '../../contract.ts';
import { POST_LIMITS as LIMITS } from '../../model/limits.ts';

/** A post in the editor: what its member can change, and its slug. */
export type EditablePost = Omit<PostDocument, 'minutes'> & { slug: string };

/** The server accepts a status only with a time that fits. */
const GROUPS = [['status', 'publishedAt']];

/** Returns the post to send, without empty rows, and the errors that can be found without the server. */
export function preparePost(post: EditablePost) {
  const blocks = withoutEmptyFigures(post.blocks);
  const document = blocks === post.blocks ? post : { ...post, blocks: [...blocks] };
  return { document, faults: validatePost(post), groups: GROUPS };
}

const validatePost = ({
  title,
  slug,
  summary,
  series,
  tags,
  coverAlt,
  originalUrl,
  blocks,
}: EditablePost): FieldErrorMap =>
  collectFieldErrors([
    ['title', title.trim() === '' ? { name: 'titleNeeded' } : validateLength(title, LIMITS.title)],
    ['slug', validateSlug(slug)],
    ['summary', validateLength(summary, LIMITS.summary)],
    ['series', validateLength(series, LIMITS.series)],
    ['tags', tags.map((tag) => validateLength(tag, LIMITS.tag)).find((error) => error !== undefined)],
    ['coverAlt', validateLength(coverAlt, LIMITS.alt)],
    ['originalUrl', validateUrl(originalUrl, LIMITS.address)],
    ...blocks.flatMap((block, at) => validateBlock(block, `blocks.${at}`)),
  ]);
