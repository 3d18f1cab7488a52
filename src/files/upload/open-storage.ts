import { makeStorageClient } from '../client/storage-client.ts';
import type { UploadTask } from '../client/upload-task.ts';
import type { MemberStorage } from '../contract.ts';
import { randomName } from './random-name.ts';

/**
 * A subfolder of the member's files. Images and typefaces get random names; evidence, media and imports keep their names,
 * each in a folder of its own.
 */
export type UploadFolder = 'images' | 'evidence' | 'faces' | 'media' | 'imports';

const NAMED_FOLDERS: ReadonlySet<UploadFolder> = new Set(['evidence', 'media', 'imports']);

const uploadName = (uploadFolder: UploadFolder, file: File) =>
  NAMED_FOLDERS.has(uploadFolder) ? `${uploadFolder}/${randomName()}/${file.name}` : `${uploadFolder}/${randomName()}`;

/** Opens a member's storage for uploads. Pages of ours are authorized by the session cookie. */
export function openStorage(
  { bucket, folder }: Pick<MemberStorage, 'bucket' | 'folder'>,
  service: Omit<Parameters<typeof makeStorageClient>[0], 'bucket'> = {},
) {
  const client = makeStorageClient({ bucket, ...service });
  return {
    send: (file: File, uploadFolder: UploadFolder = 'images') =>
      client.upload(`${folder}${uploadName(uploadFolder, file)}`, file),
    remove: client.remove,
  };
}

type Storage = ReturnType<typeof openStorage>;
/** A running upload, as far as its screen needs it. */
export type RunningUpload = Pick<UploadTask, 'onProgress' | 'pause' | 'resume' | 'cancel'> & {
  done: Promise<{ fullPath: string }>;
};
export type UploadStorage = Pick<Storage, 'remove'> & {
  send: (...file: Parameters<Storage['send']>) => RunningUpload;
};
