import { imagePath, type StoredImage } from '#files/contract.ts';
import { type ImageOrder, makeImage, readImage } from '#files/service.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { changeOwnUser } from './change-profile.ts';

/** As wide as a photo is shown anywhere. */
const PHOTO_WIDTH = 320;

/** Shows a part of a stored picture as the member's photo. */
export async function setPhoto(ctx: IdentityCtx, order: ImageOrder) {
  const { uid } = requireMember(ctx.actor);
  return showImage(ctx, await makeImage(ctx.files, uid, order));
}

/** Shows a picture that is there already. */
export async function showPhoto(ctx: IdentityCtx, id: string) {
  const { uid } = requireMember(ctx.actor);
  return showImage(ctx, await readImage(ctx.files, uid, id));
}

export const removePhoto = (ctx: IdentityCtx) => changeOwnUser(ctx, { photoUrl: null });

const showImage = (ctx: IdentityCtx, { id, width }: StoredImage) =>
  changeOwnUser(ctx, { photoUrl: imagePath(id, Math.min(PHOTO_WIDTH, width)) });
