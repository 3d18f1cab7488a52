import { requireMember } from '#identity/service.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { findSame, makeOnce, type RecordsCtx } from '#records/service.ts';
import type { BadgeLook } from '../contract.ts';
import { achievementKind } from './achievement-kind.ts';
import { badgeDocument } from './badge-document.ts';
import { keepCredential } from './keep-credential.ts';
import { readStoredBadge } from './read-stored-badge.ts';

/** Rate limit of badge imports. Checking a proof occupies a worker thread. */
export const BADGES: Limit = { name: 'badges', tries: 300, seconds: 3600 };

type Input = { file: string; keep: boolean };

/** Previews the badge in a member's stored file, or makes an achievement of it unless one exists. */
export async function importBadge(ctx: RecordsCtx, { file, keep }: Input): Promise<BadgeLook> {
  await ctx.limits.count(BADGES, requireMember(ctx.actor).uid);
  const badge = await readStoredBadge(ctx, file);
  const document = badgeDocument(badge);
  const { title, issuer, date, expires, description, proof, credentialId } = document;
  const look = { title, issuer, date, expires, description, proof };
  const same = await findSame(ctx, achievementKind, 'credentialId', credentialId);
  if (same || !keep) return { ...look, duplicateOf: same ?? null, made: null };
  const kept = await keepCredential(ctx, file, badge);
  const outcome = await makeOnce(ctx, achievementKind, 'credentialId', { ...document, ...kept });
  return { ...look, duplicateOf: outcome.same ?? null, made: outcome.made ?? null };
}
