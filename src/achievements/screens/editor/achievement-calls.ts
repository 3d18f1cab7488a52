import type { RecordEditorCalls } from '#records/components.tsx';
import { achievementsApi } from '../achievements-api.ts';
import type { EditableAchievement } from './prepare-achievement.ts';

/** API calls of the achievement editor. */
export const achievementCalls: RecordEditorCalls<EditableAchievement> = {
  read: achievementsApi.read.call,
  create: (fields) => achievementsApi.create.call(fields as EditableAchievement),
  save: achievementsApi.save.call,
  restore: achievementsApi.restore.call,
  remove: achievementsApi.remove.call,
  duplicate: achievementsApi.duplicate.call,
  list: achievementsApi.list.call,
  versions: achievementsApi.versions.call,
  readVersion: achievementsApi.readVersion.call,
  restoreVersion: achievementsApi.restoreVersion.call,
};
