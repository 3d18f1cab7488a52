import { type FilesKernel, imageBytes, shownImagesOf } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { makeContentCache } from '#platform/content-cache.ts';
import { AppError } from '#platform/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { letterIn } from '../model/letters/letter-outline.ts';
import type { Sheet } from '../render/set-cv.ts';
import { typeset } from '../render/typesetter.ts';

/** The context of CV commands, with access to the member's files for images. */
export type CvCtx = RecordsCtx & { files: FilesKernel };

const PHOTO_WIDTH = 640;
const photos = makeContentCache<{ bytes: Uint8Array }>({
  maxSize: 16 * 1024 * 1024,
  sizeOf: ({ bytes }) => bytes.length + 1,
});

/** Returns a CV of the caller ready to typeset, with its photo if it shows one that exists. */
export const sheetOf = (ctx: CvCtx, content: CvContent): Promise<Sheet> =>
  sheetOfMember(ctx, requireMember(ctx.actor).uid, content);

/** Returns a member's CV ready to typeset, also for visitors, with its photo if it shows one that exists. */
export async function sheetOfMember(ctx: Pick<CvCtx, 'files'>, uid: string, content: CvContent): Promise<Sheet> {
  const id = content.basics.image;
  if (id === '' || content.design.photo === 'none') return { content, photo: null, owner: uid };
  // Checked each time: a photo that the member deleted must not be shown from the cache.
  if ((await shownImagesOf(ctx.files, uid, [id])).length === 0) return { content, photo: null, owner: uid };
  const { bytes } = await photos([uid, id], () => readPhoto(ctx, uid, id));
  return { content, photo: bytes.length > 0 ? { id, bytes } : null, owner: uid };
}

/** Returns a cover letter ready to typeset. It has no photo. */
export function letterSheetOf(ctx: CvCtx, content: CvContent, letter: string): Sheet & { letter: string } {
  if (!letterIn(content, letter)) throw new AppError('NOT_FOUND');
  return { content, photo: null, letter, owner: requireMember(ctx.actor).uid };
}

async function readPhoto({ files }: Pick<CvCtx, 'files'>, uid: string, id: string) {
  const stored = await imageBytes(files, uid, id, PHOTO_WIDTH);
  if (!stored) return { bytes: new Uint8Array() };
  return typeset({ make: 'photo', photo: stored }, { owner: uid });
}
