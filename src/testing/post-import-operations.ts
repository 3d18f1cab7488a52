import { uploadFile } from './images.ts';
import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';

const uploadPosts = (instance: TestInstance, member: Member) =>
  uploadFile(instance, member, 'imports/a/notes.md', Buffer.from('---\ntitle: Notes\n---\nOn the engine.'));

/** The operations that import posts, for the tests that cover the whole API. */
export const postImportOperations: Record<string, OperationExample> = {
  'POST /posts/import/preview': {
    who: 'member',
    body: async (instance, member) => ({ file: await uploadPosts(instance, member) }),
  },
  'POST /posts/import': {
    who: 'member',
    body: async (instance, member) => ({ file: await uploadPosts(instance, member), take: [0] }),
  },
  'POST /posts/import/undo': {
    who: 'member',
    body: async (_, { call }) => ({ ids: [(await call('POST', '/api/posts', { title: 'Notes' })).body.id] }),
  },
};
