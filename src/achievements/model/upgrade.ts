import { type AchievementDocument, EMPTY_ACHIEVEMENT } from './fields.ts';

/** Version of the achievement document. Each schema change adds a migration step below, with a test. */
export const ACHIEVEMENT_VERSION = 2;

/** Migrates an achievement document from an older version. */
export function upgradeAchievement(document: Record<string, unknown>): AchievementDocument {
  return { ...EMPTY_ACHIEVEMENT, ...document };
}
