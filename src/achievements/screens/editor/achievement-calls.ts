import type { DeskCalls } from '#records/components.tsx';
import { achievementsApi } from '../achievements-api.ts';
import type { WrittenAchievement } from './prepare-achievement.ts';

/** API calls of the achievement editor. */
export const achievementCalls: DeskCalls<WrittenAchievement> = {
  read: achievementsApi.read.call,
  create: (fields) => achievementsApi.create.call(fields as WrittenAchievement),
  save: achievementsApi.save.call,
  restore: achievementsApi.restore.call,
  remove: achievementsApi.remove.call,
  duplicate: achievementsApi.duplicate.call,
  list: achievementsApi.list.call,
};
