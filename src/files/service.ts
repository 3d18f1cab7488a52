/** Door of the files domain for the server: the storage service, and what a member takes along of it. */

export type { FilesKernel } from './server/context.ts';
export { filesOfMember, keepMemberFile } from './server/member-files.ts';
export { sendStorageError } from './server/protocol/send-error.ts';
export { makeStorage } from './server/protocol/storage.ts';
export { startFiles } from './server/start-files.ts';
