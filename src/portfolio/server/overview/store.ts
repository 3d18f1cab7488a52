import { and, desc, eq, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { isShareDown, shares } from '../tables.ts';

/** Selects a member's active links, newest first, without pinned content. */
export const selectActiveShares = (sql: Sql, ownerId: string) =>
  sql
    .select({
      id: shares.id,
      word: shares.word,
      label: shares.label,
      targetKind: shares.targetKind,
      targetId: shares.targetId,
      letterId: shares.letterId,
      items: shares.items,
      drafts: shares.drafts,
      expiresAt: shares.expiresAt,
      pinnedAt: shares.pinnedAt,
      openedAt: shares.openedAt,
      isDown: query<boolean>`${isShareDown}`,
    })
    .from(shares)
    .where(and(eq(shares.ownerId, ownerId), eq(shares.state, 'active')))
    .orderBy(desc(shares.createdAt), desc(shares.id));
