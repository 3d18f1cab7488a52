import { and, asc, desc, eq, inArray, max, min, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { ALL_TARGETS, type SummedTarget, type VisitTarget } from '../model/visit-target.ts';
import { visitDays, visitOwners, visitPages, visitReaders, visitSalts, visitSources } from './tables.ts';

/** Stores the salt of a day and returns the valid one: that of the first instance to store one. */
export async function agreeOnSalt(sql: Sql, day: string, salt: string) {
  await sql.insert(visitSalts).values({ day, salt }).onConflictDoNothing();
  const [stored] = await sql.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day));
  return stored?.salt ?? salt;
}

export type OwnerKey = { day: string; key: string; ownerId: string };

export async function insertOwnerKeys(sql: Sql, keys: readonly OwnerKey[]) {
  await sql.execute(query`
    insert into ${visitOwners} (day, key, owner_id)
    select * from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as one (day date, key text, "ownerId" text)
    on conflict do nothing`);
}

/** Returns those of the given keys that belong to the owners themselves. */
export async function selectOwnerKeys(sql: Sql, keys: readonly OwnerKey[]) {
  const { rows } = await sql.execute<OwnerKey>(query`
    select known.day::text as day, known.key, known.owner_id as "ownerId"
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as one (day date, key text, "ownerId" text)
      join ${visitOwners} known on (known.day, known.key, known.owner_id) = (one.day, one.key, one."ownerId")`);
  return rows;
}

export type ReaderKey = { day: string; key: string };

/** Stores visitor keys and returns those that are new. */
export async function insertReaderKeys(sql: Sql, keys: readonly ReaderKey[]) {
  const { rows } = await sql.execute<{ key: string }>(query`
    insert into ${visitReaders} (day, key)
    select * from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as one (day date, key text)
    on conflict do nothing returning key`);
  return new Set(rows.map(({ key }) => key));
}

/** Column definitions of counts that are passed as JSON records. */
const TARGET_COLUMNS = query.raw('"ownerId" text, kind text, id text, day date');

export type DayKey = { ownerId: string; kind: SummedTarget['kind']; id: string; day: string };
export type DayCounts = DayKey & { views: number; readers: number; downloads: number; firstAt: Date; lastAt: Date };

export async function addToDays(sql: Sql, counts: readonly DayCounts[]) {
  await sql.execute(query`
    insert into ${visitDays} as known
           (owner_id, target_kind, target_id, day, views, readers, downloads, first_at, last_at)
    select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as one
           (${TARGET_COLUMNS}, views int, readers int, downloads int, "firstAt" timestamptz, "lastAt" timestamptz)
    on conflict (owner_id, target_kind, target_id, day) do update
       set views = known.views + excluded.views,
           readers = known.readers + excluded.readers,
           downloads = known.downloads + excluded.downloads,
           first_at = least(known.first_at, excluded.first_at),
           last_at = greatest(known.last_at, excluded.last_at)`);
}

export type PageCounts = DayKey & { page: string; views: number };

export async function addToPages(sql: Sql, counts: readonly PageCounts[]) {
  await sql.execute(query`
    insert into ${visitPages} as known (owner_id, target_kind, target_id, day, page, views)
    select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as one (${TARGET_COLUMNS}, page text, views int)
    on conflict (owner_id, target_kind, target_id, day, page) do update set views = known.views + excluded.views`);
}

export type SourceCounts = DayKey & { source: 'referrer' | 'country'; value: string; views: number };

/**
 * Adds views to the sources of their days. Referrers are arbitrary input, so values beyond `limit` per day are added to
 * a nameless entry.
 */
export async function addToSources(sql: Sql, counts: readonly SourceCounts[], limit: number) {
  await sql.execute(query`
    with one as (
      select one.*, (known.value is null)::int as is_new
        from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as one (${TARGET_COLUMNS}, source text, value text, views int)
        left join ${visitSources} known
          on (known.owner_id, known.target_kind, known.target_id, known.day, known.kind, known.value)
           = (one."ownerId", one.kind, one.id, one.day, one.source, one.value)
    ), ranked as (
      select *, sum(is_new) over (partition by "ownerId", kind, id, day, source order by value) as place from one
    ), named as (
      select *, is_new = 0 or place <= ${limit} - (
               select count(*) from ${visitSources} known
                where (known.owner_id, known.target_kind, known.target_id, known.day, known.kind)
                    = (ranked."ownerId", ranked.kind, ranked.id, ranked.day, ranked.source)
             ) as has_room
        from ranked
    )
    insert into ${visitSources} as known (owner_id, target_kind, target_id, day, kind, value, views)
    select "ownerId", kind, id, day, source, case when has_room then value else '' end as shown, sum(views)
      from named
     group by "ownerId", kind, id, day, source, shown
     order by "ownerId", kind, id, day, source, shown
    on conflict (owner_id, target_kind, target_id, day, kind, value) do update
       set views = known.views + excluded.views`);
}

/** Selects the visits of an owner: of one target, a kind of targets, or all. */
export type VisitFilter = { ownerId: string; kind?: VisitTarget['kind'] | undefined; id?: string | undefined };

type VisitTable = typeof visitDays | typeof visitPages | typeof visitSources;

const matchesFilter = (table: VisitTable, { ownerId, kind, id }: VisitFilter) => {
  const [targetKind, targetId] = kind === undefined ? [ALL_TARGETS.kind, ALL_TARGETS.id] : [kind, id];
  return and(
    eq(table.ownerId, ownerId),
    eq(table.targetKind, targetKind),
    targetId === undefined ? undefined : eq(table.targetId, targetId),
  ) as SQL;
};

const today = query`(now() at time zone 'utc')::date`;
const since = (days: number) => query`${today} - ${days - 1}::int`;

type VisitCounts = { views: number; readers: number; downloads: number };

/** Returns the counts of each of the last days, oldest first, including days without visits. */
export async function selectDays(sql: Sql, filter: VisitFilter, days: number) {
  const { rows } = await sql.execute<VisitCounts & { day: string }>(query`
    select day::date::text as day, coalesce(views, 0)::int as views, coalesce(readers, 0)::int as readers,
           coalesce(downloads, 0)::int as downloads
      from generate_series(${since(days)}, ${today}, interval '1 day') as day
      left join (
        select day as counted, sum(views) as views, sum(readers) as readers, sum(downloads) as downloads
          from ${visitDays} where ${matchesFilter(visitDays, filter)} and day >= ${since(days)}
         group by day
      ) counts on counted = day::date
     order by day`);
  return rows;
}

/** Returns the times of the first and the last stored view. */
export async function selectFirstAndLastView(sql: Sql, filter: VisitFilter) {
  const own = matchesFilter(visitDays, filter);
  const dayAt = (order: SQL) => sql.select({ day: visitDays.day }).from(visitDays).where(own).orderBy(order).limit(1);
  const on = (order: SQL) => and(own, eq(visitDays.day, query`(${dayAt(order)})`));
  const [[first], [last]] = await Promise.all([
    sql
      .select({ at: min(visitDays.firstAt) })
      .from(visitDays)
      .where(on(asc(visitDays.day))),
    sql
      .select({ at: max(visitDays.lastAt) })
      .from(visitDays)
      .where(on(desc(visitDays.day))),
  ]);
  return { firstAt: first?.at ?? null, lastAt: last?.at ?? null };
}

type NamedViews = { name: string; views: number };

/** Returns the most viewed pages of the last days. */
export async function selectTopPages(sql: Sql, filter: VisitFilter, { days, limit }: { days: number; limit: number }) {
  const { rows } = await sql.execute<NamedViews>(query`
    select page as name, sum(views)::int as views
      from ${visitPages} where ${matchesFilter(visitPages, filter)} and day >= ${since(days)}
     group by page order by views desc, page limit ${limit}`);
  return rows;
}

/** Returns the most frequent sources of the last days; a last entry without a name sums up all others. */
export async function selectTopSources(
  sql: Sql,
  filter: VisitFilter,
  { source, days, limit }: { source: SourceCounts['source']; days: number; limit: number },
) {
  const { rows } = await sql.execute<NamedViews>(query`
    with sums as (
      select value as name, sum(views)::int as views
        from ${visitSources} where ${matchesFilter(visitSources, filter)} and kind = ${source} and day >= ${since(days)}
       group by value
    ), top as (
      select *, row_number() over (order by views desc, name) as place from sums where name <> ''
       order by place limit ${limit}
    )
    select name, views, place from top
    union all
    select '', sum(views)::int, ${limit + 1} from sums where name not in (select name from top) having sum(views) > 0
     order by place`);
  return rows.map(({ name, views }) => ({ name, views }));
}

/** Returns the counts of each of the given targets, over the retention period. */
export const selectSums = (sql: Sql, ownerId: string, kind: VisitTarget['kind'], ids: readonly string[]) =>
  sql
    .select({
      id: visitDays.targetId,
      views: query<number>`sum(${visitDays.views})::int`,
      readers: query<number>`sum(${visitDays.readers})::int`,
      downloads: query<number>`sum(${visitDays.downloads})::int`,
      lastAt: max(visitDays.lastAt),
    })
    .from(visitDays)
    .where(and(matchesFilter(visitDays, { ownerId, kind }), inArray(visitDays.targetId, [...ids])))
    .groupBy(visitDays.targetId);

/** Returns all stored visits of a member's pages, by target, oldest day first. */
export async function selectAllVisits(sql: Sql, ownerId: string) {
  const at = (table: VisitTable) => [table.targetKind, table.targetId, table.day] as const;
  const days = await sql
    .select()
    .from(visitDays)
    .where(eq(visitDays.ownerId, ownerId))
    .orderBy(...at(visitDays));
  const pages = await sql
    .select()
    .from(visitPages)
    .where(eq(visitPages.ownerId, ownerId))
    .orderBy(...at(visitPages), visitPages.page);
  const sources = await sql
    .select()
    .from(visitSources)
    .where(eq(visitSources.ownerId, ownerId))
    .orderBy(...at(visitSources), visitSources.kind, visitSources.value);
  return { days, pages, sources };
}

/** Deletes up to `limit` rows from before a day and returns their number. */
export async function removeBefore(
  sql: Sql,
  table: VisitTable | typeof visitReaders | typeof visitOwners | typeof visitSalts,
  { day, limit }: { day: string; limit: number },
) {
  const { rowCount } = await sql.execute(query`
    delete from ${table} where ctid = any(array(select ctid from ${table} where day < ${day} limit ${limit}))`);
  return rowCount ?? 0;
}
