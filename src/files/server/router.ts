import { implement } from '@orpc/server';
import { AppError } from '#platform/pure/errors.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { filesContract } from '../contract.ts';
import type { StorageKernel } from './context.ts';
import { listFaces, makeFace } from './faces/make-face.ts';
import { removeFace } from './faces/remove-face.ts';
import { makeImage, readImage } from './images/make-image.ts';
import { makeMedium, readMedium } from './media/make-medium.ts';
import { memberStorage } from './member-storage.ts';

/** The context of the file routes: the storage, and the calling member, if signed in. */
export type FilesApiCtx = { files: StorageKernel; uid: string | undefined };

const IMAGES: RateLimit = { name: 'images', tries: 300, seconds: 600 };

const MEDIA: RateLimit = { name: 'media', tries: 120, seconds: 600 };

const FACES: RateLimit = { name: 'typefaces', tries: 60, seconds: 600 };

const os = implement(filesContract).$context<FilesApiCtx>();

function requireUid({ uid }: FilesApiCtx) {
  if (uid === undefined) throw new AppError('UNAUTHORIZED');
  return uid;
}

export const filesRouter = os.router({
  storage: os.storage.handler(({ context }) => memberStorage(context.files, requireUid(context))),
  images: {
    make: os.images.make.handler(async ({ context, input }) => {
      const uid = requireUid(context);
      await context.files.limits.count(IMAGES, uid);
      return makeImage(context.files, uid, input);
    }),
    read: os.images.read.handler(({ context, input }) => readImage(context.files, requireUid(context), input.id)),
  },
  media: {
    make: os.media.make.handler(async ({ context, input }) => {
      const uid = requireUid(context);
      await context.files.limits.count(MEDIA, uid);
      return makeMedium(context.files, uid, input);
    }),
    read: os.media.read.handler(({ context, input }) => readMedium(context.files, requireUid(context), input.id)),
  },
  faces: {
    list: os.faces.list.handler(({ context }) => listFaces(context.files, requireUid(context))),
    make: os.faces.make.handler(async ({ context, input }) => {
      const uid = requireUid(context);
      await context.files.limits.count(FACES, uid);
      return makeFace(context.files, uid, input);
    }),
    remove: os.faces.remove.handler(({ context, input }) => removeFace(context.files, requireUid(context), input.id)),
  },
});
