import { requireMember } from '#identity/service.ts';
import { findSame, makeOnce, type RecordsCtx } from '#records/service.ts';
import type { BadgeLook } from '../contract.ts';
import { achievementKind } from './achievement-kind.ts';
import { badgeDocument } from './badge-document.ts';
import { keepCredential } from './keep-credential.ts';
import { readStoredBadge } from './read-stored-badge.ts';

type Input = { file: string; keep: boolean };

/** Looks at the badge in a stored file of the member's, or makes an achievement of it, once. */
export async function importBadge(ctx: RecordsCtx, { file, keep }: Input): Promise<BadgeLook> {
  requireMember(ctx.actor);
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
