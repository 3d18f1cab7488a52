import type { DeskCalls } from '#records/components.tsx';
import { projectsApi } from '../projects-api.ts';
import type { WrittenProject } from './prepare-project.ts';

/** API calls of the project editor. */
export const projectCalls: DeskCalls<WrittenProject> = {
  read: projectsApi.read.call,
  create: (fields) => projectsApi.create.call(fields as WrittenProject),
  save: projectsApi.save.call,
  restore: projectsApi.restore.call,
  remove: projectsApi.remove.call,
  duplicate: projectsApi.duplicate.call,
  list: projectsApi.list.call,
};
