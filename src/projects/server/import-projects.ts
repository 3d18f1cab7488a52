import { requireMember } from '#identity/service.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { ProjectImport } from '../contract.ts';

export async function importProjects(
  ctx: RecordsCtx,
  _: { content: string; take?: number[] | undefined },
): Promise<ProjectImport> {
  requireMember(ctx.actor);
  return { items: [], made: [] };
}
