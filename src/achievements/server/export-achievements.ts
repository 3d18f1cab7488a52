import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '#records/service.ts';

export async function exportAchievements(ctx: RecordsCtx, _: { format: 'csv' | 'json' }) {
  requireMember(ctx.actor);
  return { headers: {}, body: new Blob([]) };
}
