/** Public interface of the files domain for the client: images and uploads. */
export { MAX_FACE_BYTES } from './model/face-limits.ts';
export { readImagePath } from './model/image-path.ts';
export { FORMATS_OF_KIND, mediaFormatName } from './model/media/formats.ts';
export { fileUrl } from './upload/file-url.ts';
export { filesApi } from './upload/files-api.ts';
export { insertBefore } from './upload/insert-before.ts';
export { Picture } from './upload/picture.tsx';
export { useMedium } from './upload/use-medium.ts';
export { useStorage } from './upload/use-storage.ts';
export { useImageUploads, useUploadErrorText, useUploads } from './upload/use-uploads.ts';
