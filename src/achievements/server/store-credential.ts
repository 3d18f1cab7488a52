import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { imagesMadeFromFiles, makeImage, openMemberFile, removeMemberFiles, storeMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { AchievementDocument } from '../model/fields.ts';
import type { ParsedBadge } from './badges/badge.ts';

/**
 * Stores the badge file as evidence, which is deleted along with the achievement, and makes an image of its picture.
 */
export async function storeCredential(
  ctx: RecordsCtx,
  file: string,
  badge: ParsedBadge,
): Promise<Pick<AchievementDocument, 'badge' | 'evidence'>> {
  const evidence = await storeAsEvidence(ctx, file);
  return {
    badge: await makeBadgeImage(ctx, evidence, badge),
    evidence: [{ label: `Open Badges ${badge.format}`, file: evidence }],
  };
}

async function storeAsEvidence(ctx: RecordsCtx, file: string) {
  const { uid } = requireMember(ctx.actor);
  const folder = `users/${uid}/`;
  if (file.startsWith(`${folder}evidence/`)) return file;
  const stored = await openMemberFile(ctx.files, uid, file);
  if (!stored) return file;
  try {
    const name = `evidence/${randomUUID()}`;
    await storeFile(ctx, name, stored.contentType, stored.stream);
    // An upload made only for the import is not stored twice.
    if (file.startsWith(`${folder}images/`)) await removeUnused(ctx, file);
    return folder + name;
  } catch (error) {
    // The member's quota may not allow a second copy.
    if (!(error instanceof AppError)) throw error;
    return file;
  }
}

async function removeUnused(ctx: RecordsCtx, file: string) {
  const { uid } = requireMember(ctx.actor);
  await ctx.db.asSystem('delete an upload, as members may not write files', async (tx) => {
    if ((await imagesMadeFromFiles(tx, uid, [file])).length === 0) await removeMemberFiles(tx, uid, [file]);
  });
}

/** Makes an image of the badge's picture. Returns null if that fails, so that the badge can still be imported. */
async function makeBadgeImage(ctx: RecordsCtx, file: string, { carrier, picture }: ParsedBadge) {
  const { uid } = requireMember(ctx.actor);
  try {
    if (carrier === 'png' || carrier === 'svg') return (await makeImage(ctx.files, uid, { file })).id;
    if (!picture) return null;
    const name = `images/${randomUUID()}`;
    await storeFile(ctx, name, picture.type, Readable.from([picture.bytes]));
    return (await makeImage(ctx.files, uid, { file: `users/${uid}/${name}` })).id;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}

const storeFile = ({ actor, files, dataDir }: RecordsCtx, name: string, contentType: string, stream: Readable) =>
  storeMemberFile(
    files,
    requireMember(actor).uid,
    { name, metadata: { contentType }, open: async () => stream },
    join(dataDir, 'uploads'),
  );
