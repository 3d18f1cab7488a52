import { type FilesKernel, imageBytes, imagesOf } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { makeContentCache } from '#platform/content-cache.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { squarePhoto } from '../render/raster.ts';
import type { Sheet } from '../render/set-cv.ts';

/** What commands on CVs are given: pictures are kept among the member's files. */
export type CvCtx = RecordsCtx & { files: FilesKernel };

const PHOTO_WIDTH = 640;
const photos = makeContentCache<{ bytes: Uint8Array }>({
  largest: 16 * 1024 * 1024,
  sizeOf: ({ bytes }) => bytes.length + 1,
});

/** A CV with its member's photo, where it shows one that is there. */
export async function sheetOf(ctx: CvCtx, content: CvContent): Promise<Sheet> {
  const { uid } = requireMember(ctx.actor);
  const id = content.basics.image;
  if (id === '' || content.design.photo === 'none') return { content, photo: null };
  // Asked anew each time: what its member has deleted is shown no longer, however well it is remembered.
  if ((await imagesOf(ctx.files, uid, [id])).length === 0) return { content, photo: null };
  const { bytes } = await photos([uid, id], () => readPhoto(ctx, uid, id));
  return { content, photo: bytes.length > 0 ? { id, bytes } : null };
}

async function readPhoto({ files }: CvCtx, uid: string, id: string) {
  const stored = await imageBytes(files, uid, id, PHOTO_WIDTH);
  return { bytes: stored ? await squarePhoto(stored) : new Uint8Array() };
}
