import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Search = {
  /** Selects the first matches among the newest rows of the list. */
  near: SQLWrapper;
  /**
   * Selects the first matches in the whole list, if `provided` holds. Must sort by an expression without an index;
   * otherwise the planner may scan the whole list in index order for a rare match.
   */
  anywhere: (provided: SQL) => SQLWrapper;
  limit: number;
};

/**
 * Selects the keys of a page of search results in a long list. Frequent matches are found by scanning its newest rows,
 * rare ones by a trigram index, so neither slows down with the list's length.
 */
export const keysFound = ({ near, anywhere, limit }: Search) => sql`(
  with soon as materialized (${near.getSQL()})
  select * from soon where (select count(*) from soon) = ${limit}
  union all (${anywhere(sql`(select count(*) from soon) < ${limit}`).getSQL()}))`;

/** Escapes a text for use in a `like` pattern. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
