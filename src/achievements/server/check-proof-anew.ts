import { AppError } from '#platform/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { AchievementDocument } from '../model/fields.ts';
import { PROVEN } from './achievement-kind.ts';
import { badgeDocument } from './badge-document.ts';
import { readStoredBadge } from './read-stored-badge.ts';

/** Returns the achievement with a freshly checked proof, if its evidence includes a badge with the same values. */
export async function checkProofAnew(ctx: RecordsCtx, achievement: AchievementDocument): Promise<AchievementDocument> {
  for (const evidence of achievement.evidence) {
    const said = 'file' in evidence ? await readIfBadge(ctx, evidence.file) : undefined;
    if (said && PROVEN.every((name) => said[name] === achievement[name])) return { ...achievement, proof: said.proof };
  }
  return achievement;
}

async function readIfBadge(ctx: RecordsCtx, file: string) {
  try {
    return badgeDocument(await readStoredBadge(ctx, file));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}
