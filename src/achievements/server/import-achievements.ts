import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { AchievementImport } from '../contract.ts';

export async function importAchievements(
  ctx: RecordsCtx,
  _: { content: string; take?: number[] | undefined },
): Promise<AchievementImport> {
  requireMember(ctx.actor);
  return { items: [], made: [] };
}
