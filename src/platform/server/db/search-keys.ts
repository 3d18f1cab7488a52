import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type SearchQueries = {
  /** Selects the first matches among the newest rows of the list. */
  recent: SQLWrapper;
  /**
   * Selects the first matches in the whole list, if `condition` holds. Must sort by an expression without an index;
   * otherwise the planner may scan the whole list in index order for a rare match.
   */
  anywhere: (condition: SQL) => SQLWrapper;
  limit: number;
};

/**
 * Selects the keys of a page of search results in a long list. Frequent matches are found by scanning its newest rows,
 * rare ones by a trigram index, so neither slows down with the list's length.
 */
export const searchKeys = ({ recent, anywhere, limit }: SearchQueries) => sql`(
  with soon as materialized (${recent.getSQL()})
  select * from soon where (select count(*) from soon) = ${limit}
  union all (${anywhere(sql`(select count(*) from soon) < ${limit}`).getSQL()}))`;

/** Escapes a text for use in a `like` pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
