import { imagePath, type StoredImage } from '#files/contract.ts';
import { type ImageOrder, makeImage, readImage } from '#files/service.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { changeOwnUser } from './change-profile.ts';

/** The largest width at which photos are displayed. */
const PHOTO_WIDTH = 320;

/** Creates an image from a crop of a stored file, and sets it as the member's photo. */
export async function setPhoto(ctx: IdentityCtx, order: ImageOrder) {
  const { uid } = requireMember(ctx.actor);
  return showImage(ctx, await makeImage(ctx.files, uid, order));
}

/** Sets an existing image of the member as their photo. */
export async function showPhoto(ctx: IdentityCtx, id: string) {
  const { uid } = requireMember(ctx.actor);
  return showImage(ctx, await readImage(ctx.files, uid, id));
}

export const removePhoto = (ctx: IdentityCtx) => changeOwnUser(ctx, { photoUrl: null });

const showImage = (ctx: IdentityCtx, { id, width }: StoredImage) =>
  changeOwnUser(ctx, { photoUrl: imagePath(id, Math.min(PHOTO_WIDTH, width)) });
