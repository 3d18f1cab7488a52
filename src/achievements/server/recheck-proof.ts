import { AppError } from '#platform/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { AchievementDocument } from '../model/fields.ts';
import { PROVEN_FIELDS } from './achievement-kind.ts';
import { badgeDocument } from './badge-document.ts';
import { readStoredBadge } from './read-stored-badge.ts';

/** Returns the achievement with a freshly checked proof, if its evidence includes a badge with the same values. */
export async function recheckProof(ctx: RecordsCtx, achievement: AchievementDocument): Promise<AchievementDocument> {
  for (const evidence of achievement.evidence) {
    const badge = 'file' in evidence ? await parseIfBadge(ctx, evidence.file) : undefined;
    if (badge && PROVEN_FIELDS.every((name) => badge[name] === achievement[name]))
      return { ...achievement, proof: badge.proof };
  }
  return achievement;
}

async function parseIfBadge(ctx: RecordsCtx, file: string) {
  try {
    return badgeDocument(await readStoredBadge(ctx, file));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}
