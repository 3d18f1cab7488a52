import { type AchievementDocument, EMPTY_ACHIEVEMENT } from './fields.ts';

/** Of the shape of achievement documents; each change of it adds a step below, and a test. */
export const VERSION = 1;

/** A document as it was kept by an older version, as it would be written now. */
export function upgradeAchievement(document: Record<string, unknown>): AchievementDocument {
  return { ...EMPTY_ACHIEVEMENT, ...document };
}
