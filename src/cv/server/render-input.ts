import { imageBytes, type StorageKernel, shownImagesOf } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { makeContentCache } from '#platform/server/content-cache.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { findLetter } from '../model/letters/letter-outline.ts';
import type { RenderInput } from '../render/render-cv.ts';
import { typeset } from '../render/typesetter.ts';

/** The context of CV commands, with access to the member's files for images. */
export type CvCtx = RecordsCtx & { files: StorageKernel };

const PHOTO_WIDTH = 640;
const photoCache = makeContentCache<{ bytes: Uint8Array }>({
  maxSize: 16 * 1024 * 1024,
  sizeOf: ({ bytes }) => bytes.length + 1,
});

/** Returns a CV of the caller ready to typeset, with its photo if it shows one that exists. */
export const renderInputOf = (ctx: CvCtx, content: CvContent): Promise<RenderInput> =>
  renderInputOfMember(ctx, requireMember(ctx.actor).uid, content);

/** Returns a member's CV ready to typeset, also for visitors, with its photo if it shows one that exists. */
export async function renderInputOfMember(
  ctx: Pick<CvCtx, 'files'>,
  uid: string,
  content: CvContent,
): Promise<RenderInput> {
  const id = content.basics.image;
  if (id === '' || content.design.photo === 'none') return { content, photo: null, owner: uid };
  // Checked each time: a photo that the member deleted must not be shown from the cache.
  if ((await shownImagesOf(ctx.files, uid, [id])).length === 0) return { content, photo: null, owner: uid };
  const { bytes } = await photoCache([uid, id], () => readPhoto(ctx, uid, id));
  return { content, photo: bytes.length > 0 ? { id, bytes } : null, owner: uid };
}

/** Returns a cover letter ready to typeset. It has no photo. */
export function letterRenderInputOf(ctx: CvCtx, content: CvContent, letter: string): RenderInput & { letter: string } {
  if (!findLetter(content, letter)) throw new AppError('NOT_FOUND');
  return { content, photo: null, letter, owner: requireMember(ctx.actor).uid };
}

async function readPhoto({ files }: Pick<CvCtx, 'files'>, uid: string, id: string) {
  const original = await imageBytes(files, uid, id, PHOTO_WIDTH);
  if (!original) return { bytes: new Uint8Array() };
  return typeset({ make: 'photo', photo: original }, { owner: uid });
}
