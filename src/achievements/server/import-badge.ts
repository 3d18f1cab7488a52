import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { BadgeLook } from '../contract.ts';

export async function importBadge(ctx: RecordsCtx, _: { file: string; keep: boolean }): Promise<BadgeLook> {
  requireMember(ctx.actor);
  throw new AppError('NOT_IMPLEMENTED');
}
