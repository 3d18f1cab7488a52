import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '#records/service.ts';

export async function exportProjects(ctx: RecordsCtx, _: { format: 'csv' | 'json' }) {
  requireMember(ctx.actor);
  return { headers: {}, body: new Blob([]) };
}
