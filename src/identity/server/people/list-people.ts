import type { Tx } from '#platform/server/db/database.ts';
import { decodeCursor, isDatabaseTime, isOneOf, isStorable, toPage } from '#platform/server/db/keyset.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { ListedPerson, PersonSort, PersonState } from '../../contract.ts';
import { type PeoplePageQuery, type PersonSearch, selectLastSeen, selectPeople } from './store.ts';

export type ListPeopleFilter = { q?: string | undefined; state: PersonState; sort: PersonSort };
/** A member in the list of the command line, which shows more than that of the admin area. */
export type PersonListRow = ListedPerson & { twoFactorEnabled: boolean };
type ListPeopleQuery = ListPeopleFilter & { cursor?: string | undefined; limit: number };

/** Returns a page of the members that match a filter. Callers check permissions. */
export function listPeople({ db }: Pick<Kernel, 'db'>, { q, state, sort, cursor, limit }: ListPeopleQuery) {
  const after = cursor === undefined ? undefined : keyAfter(cursor, sort);
  return db
    .readAsSystem('manage members as an admin', async (reader) => {
      const rows = await readPage(reader, { search: searchFor(q), state, sort, after, limit: limit + 1 });
      return toPage(rows, limit, ({ key, person }) => [sort, key, person.uid]);
    })
    .then(({ items, ...next }) => ({
      items: items.map(({ person: { twoFactorEnabled: _, ...person } }): ListedPerson => person),
      ...next,
    }));
}

/** Yields all members that match a filter, in batches. */
export async function* peopleInBatches(
  { db }: Pick<Kernel, 'db'>,
  { q, state, sort }: ListPeopleFilter,
  limit: number,
) {
  const search = searchFor(q);
  for (let after: PeoplePageQuery['after'], count = limit; count === limit; ) {
    const rows = await db.readAsSystem('manage members as an admin', (reader) =>
      readPage(reader, { search, state, sort, after, limit }),
    );
    yield rows.map(({ person }) => person);
    const last = rows.at(-1);
    after = last && [last.key, last.person.uid];
    count = rows.length;
  }
}

async function readPage({ sql }: Pick<Tx, 'sql'>, pageQuery: PeoplePageQuery) {
  const rows = await selectPeople(sql, pageQuery);
  const seen = await selectLastSeen(
    sql,
    rows.map(({ uid }) => uid),
  );
  return rows.map(({ key, photoUrl, createdAt, ...row }): { key: string; person: PersonListRow } => ({
    key,
    person: {
      ...row,
      photoURL: photoUrl,
      createdAt: createdAt.toISOString(),
      lastSeenAt: seen.get(row.uid)?.toISOString() ?? null,
    },
  }));
}

/**
 * Matches texts that the trigram index can find, which need three word characters in a row. Other texts are searched at
 * the beginning of names.
 */
const TRIGRAM_SEARCHABLE = /[\p{L}\p{N}\p{M}]{3}/u;

function searchFor(q = ''): PersonSearch | undefined {
  const text = q.trim().normalize('NFC');
  if (text === '') return undefined;
  return TRIGRAM_SEARCHABLE.test(text) ? { anywhere: text } : { beginning: text };
}

function keyAfter(cursor: string, sort: PersonSort) {
  const isKey = sort === 'name' ? isStorable : isDatabaseTime;
  const [, key, uid] = decodeCursor(cursor, [isOneOf(sort), isKey, isStorable]);
  return [key, uid] as const;
}
