/** Public interface of the files domain for the client: images and uploads. */
export { readImagePath } from './model/image-path.ts';
export { fileAddress } from './upload/file-address.ts';
export { filesApi } from './upload/files-api.ts';
export { Picture } from './upload/picture.tsx';
export { useStorage } from './upload/use-storage.ts';
export { usePictureUploads, useUploads } from './upload/use-uploads.ts';
