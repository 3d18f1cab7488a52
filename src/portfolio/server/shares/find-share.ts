import type { Kernel } from '#platform/kernel.ts';
import { findActiveShare } from './store.ts';

/** As `newToken` makes them; the database is asked of nothing else, but it is asked. */
const SHARE_ID = /^[0-9A-Za-z]{22}$/;

/** Whose portfolio a link leads to. None that was never made is told from one that was revoked, not by the time it takes either. */
export const findShare = ({ db }: Pick<Kernel, 'db'>, shareId: string): Promise<{ ownerId: string } | undefined> =>
  db.asSystem(({ sql }) => findActiveShare(sql, SHARE_ID.test(shareId) ? shareId : ''));
