import type { Tx } from '#platform/server/db/database.ts';
import { findVariant, updateVariant } from './store.ts';

/**
 * Restores the base of a variant along with the version before its last answer, so that the updates are offered again.
 * Without it, the older texts would count as the variant's own.
 */
export async function restoreBase({ sql }: Pick<Tx, 'sql'>, cvId: string, revision: number) {
  const variant = await findVariant(sql, cvId);
  if (variant?.undo?.before === revision) await updateVariant(sql, variant, { base: variant.undo.base, undo: null });
}
