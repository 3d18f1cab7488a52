import type { RecordEditorCalls } from '#records/components.tsx';
import { postsApi } from '../posts-api.ts';
import type { EditablePost } from './prepare-post.ts';

/** API calls of the post editor. */
export const postCalls: RecordEditorCalls<EditablePost> = {
  read: postsApi.read.call,
  create: (fields) => postsApi.create.call(fields as EditablePost),
  save: postsApi.save.call,
  restore: postsApi.restore.call,
  remove: postsApi.remove.call,
  duplicate: postsApi.duplicate.call,
  list: postsApi.list.call,
  versions: postsApi.versions.call,
  readVersion: postsApi.readVersion.call,
  restoreVersion: postsApi.restoreVersion.call,
};
