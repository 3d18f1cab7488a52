import type { Tx } from '#platform/server/db/database.ts';
import { selectCountsByCv, selectCountsByLink } from './store.ts';

/** Comments of readers, and how many of them wait for approval. */
export type CommentCounts = { all: number; held: number };

/** Returns the numbers of comments that a member received by each of some links. */
export const countCommentsByLink = async ({ sql }: Pick<Tx, 'sql'>, ownerId: string, linkIds: readonly string[]) =>
  toMap(linkIds.length === 0 ? [] : await selectCountsByLink(sql, ownerId, linkIds));

/** Returns the numbers of comments that a member received at the own addresses of some CVs. */
export const countCommentsByCv = async ({ sql }: Pick<Tx, 'sql'>, ownerId: string, cvIds: readonly string[]) =>
  toMap(cvIds.length === 0 ? [] : await selectCountsByCv(sql, ownerId, cvIds));

const toMap = (rows: readonly (CommentCounts & { id: string })[]): ReadonlyMap<string, CommentCounts> =>
  new Map(rows.map(({ id, all, held }) => [id, { all, held }]));
