import { buffer } from 'node:stream/consumers';
import { openMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import { readBadge } from './badges/read-badge.ts';

/** Parses the badge in a member's stored file. */
export async function readStoredBadge(ctx: RecordsCtx, file: string) {
  const { user } = requireMember(ctx.actor);
  const stored = await openMemberFile(ctx.files, user.uid, file);
  if (!stored) throw invalidFields([{ path: 'file', text: { word: 'noSuchFile' } }]);
  const emails = user.emailVerified ? [user.email] : [];
  return readBadge(await buffer(stored.stream), { owner: user.uid, emails, now: ctx.clock.now() });
}
