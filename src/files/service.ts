/**
 * Public interface of the files domain for the server: the storage service, images, and the files in a member's export.
 */

export type { ImageOrder } from './model/images.ts';
export type { Blobs } from './server/blobs/blobs.ts';
export { openBlobs } from './server/blobs/open-blobs.ts';
export { probeBlobs } from './server/blobs/probe-blobs.ts';
export { checkFilesPlace } from './server/check-files-place.ts';
export type { FileOwner, FilesKernel, StoredByMember } from './server/context.ts';
export {
  imagesIn,
  imagesMadeOf,
  imagesOf,
  imagesOfMember,
  imagesThere,
  makeImage,
  readImage,
} from './server/images/make-image.ts';
export { makeLogo } from './server/images/make-logo.ts';
export { isImagePath, sendImages } from './server/images/send-image.ts';
export {
  imageBytes,
  type ShownImage,
  shownImagesOf,
  variantBytes,
} from './server/images/shown-images.ts';
export { type ImagesInUse, startImageSweep } from './server/images/sweep-images.ts';
export { filesOfMember, filesThere, keepMemberFile, openMemberFile, removeMemberFiles } from './server/member-files.ts';
export { memberStorage } from './server/member-storage.ts';
export { sendStorageError } from './server/protocol/send-error.ts';
export { makeStorage } from './server/protocol/storage.ts';
export { defaultQuotaMegabytes } from './server/quota.ts';
export { type FilesApiCtx, filesRouter } from './server/router.ts';
export { openFiles, startFiles } from './server/start-files.ts';
export { namedBlobs, someFiles, stillNamed } from './server/stored-blobs.ts';
export { countBytes } from './server/totals/store.ts';
