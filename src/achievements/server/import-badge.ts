import { buffer } from 'node:stream/consumers';
import { openMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/errors.ts';
import { findSame, makeOnce, mendDocument, type RecordsCtx } from '#records/service.ts';
import type { BadgeLook } from '../contract.ts';
import type { AchievementDocument } from '../model/fields.ts';
import { achievementExchange } from './achievement-exchange.ts';
import { achievementKind } from './achievement-kind.ts';
import type { ReadBadge } from './badges/badge.ts';
import { readBadge } from './badges/read-badge.ts';
import { keepCredential } from './keep-credential.ts';

type Input = { file: string; keep: boolean };

/** Looks at the badge in a stored file of the member's, or makes an achievement of it, once. */
export async function importBadge(ctx: RecordsCtx, { file, keep }: Input): Promise<BadgeLook> {
  const { user } = requireMember(ctx.actor);
  const stored = await openMemberFile(ctx.files, user.uid, file);
  if (!stored) throw invalidFields([{ path: 'file', text: { word: 'noSuchFile' } }]);
  const badge = await readBadge(await buffer(stored.stream), {
    emails: user.emailVerified ? [user.email] : [],
    now: ctx.clock.now(),
  });
  const document = documentOf(badge);
  const { title, issuer, date, expires, description } = document;
  const look = { title, issuer, date, expires, description, proof: badge.proof };
  const same = await findSame(ctx, achievementKind, 'credentialId', document.credentialId);
  if (same || !keep) return { ...look, duplicateOf: same ?? null, made: null };
  const kept = await keepCredential(ctx, file, badge);
  const outcome = await makeOnce(ctx, achievementKind, 'credentialId', { ...document, ...kept });
  return { ...look, duplicateOf: outcome.same ?? null, made: outcome.made ?? null };
}

/** What the badge says, as far as there is room for it. Where its proof does not hold, nobody else sees it at first. */
function documentOf({ title, issuer, date, expires, description, criteria, ...badge }: ReadBadge): AchievementDocument {
  const given = {
    title,
    kind: 'certification',
    issuer,
    date,
    expires,
    description: [description, criteria].filter(Boolean).join('\n\n'),
    credentialId: badge.credentialId,
    credentialUrl: badge.credentialUrl,
    visible: badge.proof.state !== 'invalid',
  };
  const { document } = mendDocument(achievementExchange, given, 'Open Badge');
  return { ...document, proof: badge.proof };
}
