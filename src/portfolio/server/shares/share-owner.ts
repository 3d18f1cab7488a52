import type { Tx } from '#platform/db/database.ts';
import { findShare } from './store.ts';

/** Whose link it is, whether it leads somewhere or not. */
export const shareOwner = async ({ sql }: Pick<Tx, 'sql'>, id: string) => (await findShare(sql, id))?.ownerId;
