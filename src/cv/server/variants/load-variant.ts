import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import { type RecordsCtx, readRecord } from '#records/service.ts';
import type { Cv } from '../../contract.ts';
import { upgradeContent } from '../../model/upgrade.ts';
import type { VariantVersions } from '../../model/variants/variant.ts';
import { cvKind } from '../cv-kind.ts';
import { findVariant, type StoredVariant } from './store.ts';

export type LoadedVariant = { cv: Cv; original: Cv; stored: StoredVariant; versions: VariantVersions };

/** Returns one of the member's CVs with the one that it follows; without a variant if it follows none. */
export async function loadVariant(ctx: RecordsCtx, id: string): Promise<{ cv: Cv } & Partial<LoadedVariant>> {
  const { uid } = requireMember(ctx.actor);
  const cv = (await readRecord(ctx, cvKind, { id })) as Cv;
  const stored = await ctx.db.asMember(uid, ({ sql }) => findVariant(sql, cv.id));
  if (!stored) return { cv };
  const original = (await readRecord(ctx, cvKind, { id: stored.originalId })) as Cv;
  const versions: VariantVersions = {
    purpose: stored.purpose,
    base: upgradeContent(stored.base, stored.version),
    original: original.document,
    variant: cv.document,
    same: new Set(stored.same),
  };
  return { cv, original, stored, versions };
}

/** Returns a variant whose original is not in the trash. */
export async function requireVariant(ctx: RecordsCtx, id: string): Promise<LoadedVariant> {
  if (!isUuid(id)) throw new AppError('NOT_FOUND');
  const { cv, original, stored, versions } = await loadVariant(ctx, id);
  if (!original || !stored || !versions || original.trashedAt || cv.trashedAt) throw new AppError('NOT_FOUND');
  return { cv, original, stored, versions };
}

/** Throws a conflict unless the original is as the client has read it. */
export function requireOriginalRevision({ original }: Pick<LoadedVariant, 'original'>, revision: number) {
  if (original.revision !== revision) throw new AppError('CONFLICT');
}
