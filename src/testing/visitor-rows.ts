import { insertRow } from './insert-row.ts';
import type { openTestDatabase } from './test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
type Row = Record<string, unknown>;

/** Returns the values of one column that a visitor with these keys can read. */
export async function seenByVisitors(
  { asVisitor }: TestDatabase,
  table: string,
  column: string,
  keys: readonly string[] = [],
) {
  const { rows } = await asVisitor(({ sql }) => sql.execute(`select ${column}::text as found from ${table}`), keys);
  return rows.map(({ found }) => found as string).sort();
}

let planted = 0;

/** Returns another id with every call. */
export function newUuid() {
  planted += 1;
  return `00000000-0000-7000-9000-${String(planted).padStart(12, '0')}`;
}

/** Inserts rows for a member, with a verified address by default. */
export async function plantFor(database: TestDatabase, uid: string, user: Row = {}) {
  await insertRow(database, 'users', { uid, username: uid, email_verified: true, ...user });
  const record = async (kind: string, status: string, more: Row = {}) => {
    const id = newUuid();
    await insertRow(database, 'records', { id, owner_id: uid, kind, status, position: id, ...more });
    return id;
  };
  const share = async (id: string, more: Row = {}) => {
    await insertRow(database, 'shares', { id, owner_id: uid, target_kind: 'portfolio', ...more });
    return id;
  };
  const takeDown = (kind: string, id = '') =>
    insertRow(database, 'takedowns', { owner_id: uid, target_kind: kind, target_id: id });
  return { record, share, takeDown };
}
