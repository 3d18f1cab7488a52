import type { OwnBlock } from '#blocks/contract.ts';
import { requireMember } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { importRecords, type RecordsCtx, repairDocument } from '#records/service.ts';
import type { PostDocument } from '../../model/fields.ts';
import type { PostImportWarning } from '../../model/import.ts';
import { readingMinutes } from '../../model/reading-time.ts';
import { postKind } from '../post-kind.ts';
import { isZip } from './archive/open-archive.ts';
import type { FittedPost } from './fit-post.ts';
import { readPosts } from './import-task.ts';
import { withUpload } from './open-upload.ts';
import { bytesOf, POST_IMPORTS } from './preview-import.ts';
import { makePictureStore } from './store-pictures.ts';
import { makeWarnings } from './warnings.ts';

type ImportInput = { file: string; take: readonly number[]; keepStatus: boolean };
type Converted = { index: number; post: FittedPost; document: PostDocument; warnings: PostImportWarning[] };

/** Imports posts of an uploaded file with their pictures, as drafts unless they keep their status. */
export async function importPosts(
  ctx: RecordsCtx,
  { file, take, keepStatus }: ImportInput,
  { signal }: { signal?: AbortSignal | undefined } = {},
) {
  const { uid, user } = requireMember(ctx.actor);
  if (keepStatus && !user.emailVerified) throw new AppError('FORBIDDEN', { text: { word: 'needsVerifiedEmail' } });
  await ctx.limits.count(POST_IMPORTS, uid);
  const converted = await withUpload(ctx, file, async (bytes) => {
    const read = () => bytesOf(bytes);
    const indexes = [...new Set(take)];
    const { count, posts } = await readPosts({ read, name: file, take: indexes }, uid);
    if (indexes.some((index) => index >= count)) throw invalidFields([{ path: 'take', text: { word: 'badField' } }]);
    return convertPosts(ctx, posts, bytes, { keepStatus, signal });
  });
  return ctx.db.asMember(uid, (tx) => insertPosts(ctx, tx, converted));
}

async function convertPosts(
  ctx: RecordsCtx,
  posts: readonly { index: number; post: FittedPost }[],
  bytes: Blob,
  { keepStatus, signal }: { keepStatus: boolean; signal: AbortSignal | undefined },
): Promise<Converted[]> {
  const hasPictures = posts.some(({ post }) => post.pictures.length > 0);
  const head = new Uint8Array(await bytes.slice(0, 4).arrayBuffer());
  const store = hasPictures && isZip(head) ? await makePictureStore(ctx, bytes, signal) : undefined;
  const converted: Converted[] = [];
  for (const { index, post } of posts) {
    const images = new Map<string, string>();
    const warnings = makeWarnings(post.warnings);
    for (const { id, path } of post.pictures) {
      const stored = await store?.(path);
      if (stored?.image !== undefined) images.set(id, stored.image);
      else warnings.add(stored?.reason === 'tooMany' ? 'picturesLeftOut' : 'picturesUnread', path);
    }
    const repaired = repairDocument(
      { kind: postKind, serverOnlyFields: [], titleFallbacks: ['summary'] },
      { ...documentOf(ctx, post, images, keepStatus) },
      `#${index + 1}`,
    );
    for (const { field } of repaired.warnings) warnings.add('other', field);
    const document = { ...repaired.document, minutes: readingMinutes(repaired.document.blocks) };
    converted.push({ index, post, document, warnings: warnings.list() });
  }
  return converted;
}

/** Returns the document of a post, with the images that were made of its pictures. */
function documentOf({ clock }: RecordsCtx, post: FittedPost, images: ReadonlyMap<string, string>, keepStatus: boolean) {
  const { title, summary, tags, series, coverAlt, originalUrl } = post;
  const cover = post.cover === null ? null : (images.get(post.cover) ?? null);
  return {
    ...{ title, summary, tags, series, cover, coverAlt: cover === null ? '' : coverAlt, originalUrl },
    ...publicationOf(post, clock.now(), keepStatus),
    blocks: post.blocks.flatMap((block): OwnBlock[] => {
      if (!('pictures' in block)) return [block];
      const pictures = block.pictures.flatMap((picture) => {
        const image = images.get(picture.image);
        return image === undefined ? [] : [{ ...picture, image }];
      });
      return pictures.length === 0 ? textOfPictures(block) : [{ ...block, pictures }];
    }),
  };
}

/** Returns what pictures that could not be read say, as a block of text with the id of theirs. */
function textOfPictures({ id, pictures }: { id: string; pictures: readonly { alt: string; caption: string }[] }) {
  const text = pictures.flatMap(({ alt, caption }) => [alt, caption].filter(Boolean)).join('\n');
  return text === '' ? [] : [{ id, kind: 'text' as const, text }];
}

/**
 * Returns the status and the date of a post. A draft keeps the date of its publication, so that publishing it later puts
 * it where it was.
 */
function publicationOf({ status, publishedAt }: FittedPost, now: Date, keepStatus: boolean) {
  const isFuture = publishedAt !== '' && new Date(publishedAt) > now;
  if (!keepStatus || status === 'draft')
    return { status: 'draft' as const, publishedAt: status === 'draft' || isFuture ? '' : publishedAt };
  if (isFuture) return { status: 'scheduled' as const, publishedAt };
  return { status: 'published' as const, publishedAt: publishedAt || now.toISOString() };
}

async function insertPosts(ctx: RecordsCtx, tx: Tx, converted: readonly Converted[]) {
  const now = ctx.clock.now();
  const pastDate = (text: string) => (text !== '' && new Date(text) < now ? new Date(text) : undefined);
  const created = await importRecords(
    ctx,
    tx,
    postKind,
    converted.map(({ document, post }) => ({
      document,
      slug: post.slug || undefined,
      createdAt: pastDate(post.publishedAt),
      updatedAt: pastDate(post.updatedAt),
    })),
  );
  return {
    made: created.flatMap(({ id }, at) => {
      const one = converted[at];
      return one ? [{ id, index: one.index, title: one.document.title, warnings: one.warnings }] : [];
    }),
  };
}
