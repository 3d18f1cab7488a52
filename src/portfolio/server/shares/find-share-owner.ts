import type { Tx } from '#platform/server/db/database.ts';
import { findPublicShare } from './store.ts';

/** Returns the id of a link's owner, even if the link is not live. */
export const findShareOwner = async ({ sql }: Pick<Tx, 'sql'>, id: string) => (await findPublicShare(sql, id))?.ownerId;
