import { imagePath, type StoredImage } from '#files/contract.ts';
import { type CreateImageInput, makeImage, readImage } from '#files/service.ts';
import { requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { changeOwnUser } from './change-profile.ts';

/** The largest width at which photos are displayed. */
const PHOTO_WIDTH = 320;

/** Creates an image from a crop of a stored file, and sets it as the member's photo. */
export async function setPhoto(ctx: IdentityCtx, selection: CreateImageInput) {
  const { uid } = requireMember(ctx.actor);
  return savePhotoUrl(ctx, await makeImage(ctx.files, uid, selection));
}

/** Sets an existing image of the member as their photo. */
export async function setPhotoToImage(ctx: IdentityCtx, id: string) {
  const { uid } = requireMember(ctx.actor);
  return savePhotoUrl(ctx, await readImage(ctx.files, uid, id));
}

export const removePhoto = (ctx: IdentityCtx) => changeOwnUser(ctx, { photoUrl: null });

const savePhotoUrl = (ctx: IdentityCtx, { id, width }: StoredImage) =>
  changeOwnUser(ctx, { photoUrl: imagePath(id, Math.min(PHOTO_WIDTH, width)) });
