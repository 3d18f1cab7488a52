import { z } from 'zod';
import { type IdentityCtx, type MemberDataModule, requireMember } from '#identity/service.ts';
import { documentsOf } from '#records/service.ts';
import { cvContent } from '../../model/schema.ts';
import { CONTENT_VERSION, upgradeContent } from '../../model/upgrade.ts';
import { MAX_VARIANT_DEPTH, VARIANT_PURPOSES } from '../../model/variants/variant.ts';
import { cvKind } from '../cv-kind.ts';
import { findVariant, insertVariant, selectAncestors, selectVariants } from './store.ts';

const NAME = 'cv-variants';
const pathOf = (cvId: string) => `${NAME}/${cvId}.json`;

const importedVariant = z.object({
  originalId: z.uuid(),
  purpose: z.enum(VARIANT_PURPOSES),
  version: z.int().min(1),
  base: z.record(z.string(), z.unknown()),
  same: z.array(z.string().max(200)).max(5000),
});

/** The part of a member's export that says which CV follows which one, one file per variant. */
export const variantsMemberData: MemberDataModule<IdentityCtx> = {
  collect: async ({ sql }, uid) =>
    (await selectVariants(sql, uid)).map(({ cvId, originalId, purpose, version, base, same }) => ({
      path: pathOf(cvId),
      data: { originalId, purpose, version, base, same },
    })),
  restore: async (ctx, source) => {
    const paths = new Set(source.paths);
    const warnings: string[] = [];
    let count = 0;
    for (const [oldId, cvId] of source.newIds) {
      const path = pathOf(oldId);
      if (!paths.has(path)) continue;
      const parsed = importedVariant.safeParse(await source.data(path));
      const isRestored = parsed.success && (await restoreVariant(ctx, cvId, parsed.data, source.newIds));
      if (isRestored) count += 1;
      else warnings.push(path);
    }
    return { imported: count > 0 ? [NAME] : [], warnings };
  },
};

/** Lets an imported CV follow its original again. Returns false if either is missing or the data is invalid. */
async function restoreVariant(
  ctx: IdentityCtx,
  cvId: string,
  { originalId: oldOriginalId, purpose, version, base, same }: z.infer<typeof importedVariant>,
  newIds: ReadonlyMap<string, string>,
) {
  const { uid } = requireMember(ctx.actor);
  const originalId = newIds.get(oldOriginalId);
  if (originalId === undefined || originalId === cvId || version > CONTENT_VERSION) return false;
  const cvs = await documentsOf(ctx, cvKind, [cvId, originalId]);
  const content = cvContent.safeParse(upgradedOrNothing(withNewIds(base, newIds), version));
  if (cvs.size < 2 || !content.success) return false;
  return ctx.db.asMember(uid, async ({ sql }) => {
    if (await findVariant(sql, cvId)) return true;
    const ancestors = await selectAncestors(sql, originalId, MAX_VARIANT_DEPTH);
    if (ancestors.length >= MAX_VARIANT_DEPTH || ancestors.includes(cvId)) return false;
    await insertVariant(sql, {
      ...{ cvId, ownerId: uid, originalId, purpose, same, version: CONTENT_VERSION, revision: 1 },
      base: content.data as unknown as Record<string, unknown>,
    });
    return true;
  });
}

/** Returns an upgraded document, or undefined if it is none that a release has written. */
function upgradedOrNothing(base: Record<string, unknown>, version: number) {
  try {
    return upgradeContent(base, version);
  } catch {
    return undefined;
  }
}

const UUID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/g;

/** Replaces the ids of images and records with those that they have on this instance. */
const withNewIds = (base: Record<string, unknown>, newIds: ReadonlyMap<string, string>) =>
  JSON.parse(
    JSON.stringify(base).replace(UUID, (quoted, id: string) => {
      const newId = newIds.get(id);
      return newId === undefined ? quoted : JSON.stringify(newId);
    }),
  ) as Record<string, unknown>;
