import type { RecordEditorCalls } from '#records/components.tsx';
import { projectsApi } from '../projects-api.ts';
import type { EditableProject } from './prepare-project.ts';

/** API calls of the project editor. */
export const projectCalls: RecordEditorCalls<EditableProject> = {
  read: projectsApi.read.call,
  create: (fields) => projectsApi.create.call(fields as EditableProject),
  save: projectsApi.save.call,
  restore: projectsApi.restore.call,
  remove: projectsApi.remove.call,
  duplicate: projectsApi.duplicate.call,
  list: projectsApi.list.call,
  versions: projectsApi.versions.call,
  readVersion: projectsApi.readVersion.call,
  restoreVersion: projectsApi.restoreVersion.call,
};
