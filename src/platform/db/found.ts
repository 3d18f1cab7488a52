import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Search = {
  /** The first that are found near the beginning of the list. */
  near: SQLWrapper;
  /**
   * The first that are found anywhere, provided that this holds. Its order is one that no index has, or the database
   * might follow that index through the whole list, where it takes few for many.
   */
  anywhere: (provided: SQL) => SQLWrapper;
  limit: number;
};

/**
 * The keys of a page of what is looked for in a long list. What many have is found soon by following the list, and what
 * few have by an index of parts: either takes its time, however long the list.
 */
export const keysFound = ({ near, anywhere, limit }: Search) => sql`(
  with soon as materialized (${near.getSQL()})
  select * from soon where (select count(*) from soon) = ${limit}
  union all (${anywhere(sql`(select count(*) from soon) < ${limit}`).getSQL()}))`;

/** As part of a pattern: what stands for something else there stands for itself. */
export const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
