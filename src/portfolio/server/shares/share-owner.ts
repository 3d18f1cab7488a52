import type { Tx } from '#platform/db/database.ts';
import { findShare } from './store.ts';

/** Returns the id of a link's owner, even if the link is not live. */
export const shareOwner = async ({ sql }: Pick<Tx, 'sql'>, id: string) => (await findShare(sql, id))?.ownerId;
