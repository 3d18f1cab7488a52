import { oc } from '@orpc/contract';
import { z } from 'zod';
import { makeFaceInput, storedFace } from './model/faces.ts';
import { createImageInput, storedImage } from './model/images.ts';
import { makeMediumInput, storedMedium } from './model/media/media.ts';
import { memberStorage } from './model/member-storage.ts';

/** Public interface of the files domain for both client and server. */

export type { StoredFace } from './model/faces.ts';
export {
  type Crop,
  createImageInput,
  crop,
  imagePath,
  readImagePath,
  type StoredImage,
  storedImage,
} from './model/images.ts';
export { MEDIA_KINDS, type MediaKind, mediaFormatName } from './model/media/formats.ts';
export type { StoredMedium } from './model/media/media.ts';
export { readMediaPath } from './model/media/media-path.ts';
export type { MemberStorage } from './model/member-storage.ts';
export { uploadMetadata } from './model/metadata.ts';

const routeInfo = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) => ({
  method,
  path,
  summary,
  tags: ['Files'],
});

export const filesContract = {
  storage: oc.route(routeInfo('GET', '/storage', 'Get your storage location and usage')).output(memberStorage),
  images: {
    make: oc
      .route({ ...routeInfo('POST', '/images', 'Create an image from a stored file'), successStatus: 201 })
      .input(createImageInput)
      .output(storedImage),
    read: oc
      .route(routeInfo('GET', '/images/{id}', 'Get one of your images'))
      .input(z.strictObject({ id: z.uuid() }))
      .output(storedImage),
  },
  media: {
    make: oc
      .route({
        ...routeInfo('POST', '/media', 'Create a video, a recording, captions or a download from a stored file'),
        successStatus: 201,
      })
      .input(makeMediumInput)
      .output(storedMedium),
    read: oc
      .route(routeInfo('GET', '/media/{id}', 'Get one of your videos, recordings, captions or downloads'))
      .input(z.strictObject({ id: z.uuid() }))
      .output(storedMedium),
  },
  faces: {
    list: oc.route(routeInfo('GET', '/faces', 'List your typefaces')).output(z.array(storedFace)),
    make: oc
      .route({
        ...routeInfo('POST', '/faces', 'Add a style to your typefaces from a stored WOFF2 file'),
        successStatus: 201,
      })
      .input(makeFaceInput)
      .output(storedFace),
    remove: oc
      .route(
        routeInfo(
          'DELETE',
          '/faces/{id}',
          'Delete one of your typefaces with its files; sites that use it fall back to their theme’s',
        ),
      )
      .input(z.strictObject({ id: z.uuid() }))
      .output(z.object({})),
  },
};
