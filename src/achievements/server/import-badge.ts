import { requireMember } from '#identity/service.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { createUnlessExists, findByText, type RecordsCtx } from '#records/service.ts';
import type { BadgePreview } from '../contract.ts';
import { achievementKind } from './achievement-kind.ts';
import { badgeDocument } from './badge-document.ts';
import { readStoredBadge } from './read-stored-badge.ts';
import { storeCredential } from './store-credential.ts';

/** Rate limit of badge imports. Checking a proof occupies a worker thread. */
export const BADGE_LIMIT: RateLimit = { name: 'badges', tries: 300, seconds: 3600 };

type ImportBadgeInput = { file: string; keep: boolean };

/** Previews the badge in a member's stored file, or makes an achievement of it unless one exists. */
export async function importBadge(ctx: RecordsCtx, { file, keep }: ImportBadgeInput): Promise<BadgePreview> {
  await ctx.limits.count(BADGE_LIMIT, requireMember(ctx.actor).uid);
  const badge = await readStoredBadge(ctx, file);
  const document = badgeDocument(badge);
  const { title, issuer, date, expires, description, proof, credentialId } = document;
  const preview = { title, issuer, date, expires, description, proof };
  const existing = await findByText(ctx, achievementKind, 'credentialId', credentialId);
  if (existing || !keep) return { ...preview, duplicateOf: existing ?? null, made: null };
  const stored = await storeCredential(ctx, file, badge);
  const outcome = await createUnlessExists(ctx, achievementKind, 'credentialId', { ...document, ...stored });
  return { ...preview, duplicateOf: outcome.existing ?? null, made: outcome.createdId ?? null };
}
