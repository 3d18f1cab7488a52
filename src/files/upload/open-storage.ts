import { makeStorageClient } from '../client/storage-client.ts';
import type { MemberStorage } from '../contract.ts';
import { randomName } from './random-name.ts';

/** Pictures go under names that say nothing; evidence keeps its name, in a folder of its own. */
export type Into = 'images' | 'evidence';

const nameIn = (into: Into, file: File) =>
  into === 'images' ? `images/${randomName()}` : `evidence/${randomName()}/${file.name}`;

/** Where files are sent to. On a page of ours, the session's cookie tells whose they are. */
export function openStorage(
  { bucket, folder }: Pick<MemberStorage, 'bucket' | 'folder'>,
  service: Omit<Parameters<typeof makeStorageClient>[0], 'bucket'> = {},
) {
  const client = makeStorageClient({ bucket, ...service });
  return {
    send: (file: File, into: Into = 'images') => client.upload(`${folder}${nameIn(into, file)}`, file),
    remove: client.remove,
  };
}
export type OpenStorage = Pick<ReturnType<typeof openStorage>, 'send' | 'remove'>;
