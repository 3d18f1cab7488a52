/**
 * Public interface of the files domain for the server: the storage service, images, and the files in a member's export.
 */

export type { CreateImageInput } from './model/images.ts';
export type { Blobs } from './server/blobs/blobs.ts';
export { openBlobs } from './server/blobs/open-blobs.ts';
export { probeBlobs } from './server/blobs/probe-blobs.ts';
export { checkStorageLocation } from './server/check-storage-location.ts';
export type { FileOwner, StorageKernel, StoredByMember } from './server/context.ts';
export { listFaces, makeFace } from './server/faces/make-face.ts';
export { facePartNamed, type ShownFace, shownFacesOf } from './server/faces/shown-faces.ts';
export {
  existingImageIds,
  imagesInTransaction,
  imagesMadeFromFiles,
  imagesOf,
  imagesOfMember,
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
export { storePicture } from './server/images/store-picture.ts';
export { type ImagesInUse, startImageSweep } from './server/images/sweep-images.ts';
export {
  existingMediaIds,
  type MediumReference,
  makeMedium,
  mediaOfMember,
} from './server/media/make-medium.ts';
export { isMediaPath, sendMedia } from './server/media/send-medium.ts';
export { mediumBytes, type ShownMedium, shownMediaOf } from './server/media/shown-media.ts';
export {
  countFilesOfMember,
  existingFileNames,
  filesOfMember,
  openMemberFile,
  removeMemberFiles,
  storeMemberFile,
} from './server/member-files.ts';
export { memberStorage } from './server/member-storage.ts';
export { sendStorageError } from './server/protocol/send-storage-error.ts';
export { makeStorageHandler } from './server/protocol/storage-handler.ts';
export { defaultQuotaMegabytes } from './server/quota.ts';
export { referencedBlobs, sampleFiles, stillReferenced } from './server/referenced-blobs.ts';
export { type FilesApiCtx, filesRouter } from './server/router.ts';
export { openStorageKernel, startStorage } from './server/start-storage.ts';
export { countBytes } from './server/totals/store.ts';
