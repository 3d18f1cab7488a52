import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepLooseBlobs } from '#files/server/sweep.ts';
import { shareDomains } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';
import { fillAccount, MARKER } from '#testing/fill-account.ts';
import { makeAdmin, registerMember } from '#testing/members.ts';

const location = shareDomains({ USERNAME_CHANGE_DAYS: '0' });

type TextColumn = { table: string; column: string };
type Leftover = TextColumn & { term: string; row: Record<string, unknown> };

/** The data kept on purpose, with the reason and the retention period. */
const RETAINED_TABLES: readonly { why: string; until: string; is: (found: Leftover, uid: string) => boolean }[] = [
  {
    why: 'the log proves what admins did; the id identifies nobody',
    until: 'permanently',
    is: ({ table, column, term }, uid) =>
      table === 'public.audit_events' && ['actor_id', 'subject_id', 'owner_id'].includes(column) && term === uid,
  },
  {
    why: 'without a mail server, the mail that confirms the deletion can only be read in the outbox',
    until: 'the outbox is purged after 30 days',
    is: ({ table, row }) => table === 'public.outbox' && row.template === 'account-deleted',
  },
];

async function textColumns(): Promise<TextColumn[]> {
  const { rows } = await location.instance.kernel.db.pool.query<TextColumn>(
    `select n.nspname || '.' || c.relname as table, a.attname::text as column
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped
        and a.atttypid::regtype::text in ('text', 'text[]', 'json', 'jsonb', 'bytea', 'character varying', 'tsvector')
      order by 1, 2`,
  );
  return rows;
}

/** Returns every row that contains one of these terms, ignoring case. */
async function findInTables(terms: readonly string[]) {
  const found: Leftover[] = [];
  for (const { table, column } of await textColumns()) {
    const [schema, name] = table.split('.');
    const { rows } = await location.instance.kernel.db.pool.query<{ term: string; row: Record<string, unknown> }>(
      `select term, to_jsonb(t) as row from "${schema}"."${name}" t, unnest($1::text[]) term
        where strpos(lower(t."${column}"::text), lower(term)) > 0
           or strpos(t."${column}"::text, encode(convert_to(term, 'utf8'), 'hex')) > 0`,
      [terms],
    );
    found.push(...rows.map((row) => ({ table, column, ...row })));
  }
  return found;
}

/** Returns every file in the data directory whose name or content contains one of these terms. */
async function findInFiles(terms: readonly string[]) {
  const { dataDir } = location.instance.kernel;
  const found: string[] = [];
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = (await readFile(path)).toString('latin1').toLowerCase();
    found.push(
      ...terms.filter((term) => (path + bytes).includes(term.toLowerCase())).map((term) => `${path}: ${term}`),
    );
  }
  return found;
}

const countFiles = async () => {
  const folder = join(location.instance.kernel.dataDir, 'files');
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.name !== 'place-id',
  ).length;
};

let filledAccount: Awaited<ReturnType<typeof fillAccount>>;
beforeAll(async () => {
  const admin = await registerMember(location.instance);
  await makeAdmin(location.instance, admin);
  filledAccount = await fillAccount(location, admin);
}, 60_000);

describe('a deleted account', () => {
  it('leaves nothing that names its member, after every feature was used', async () => {
    const { instance } = location;
    const { member, names } = filledAccount;
    const terms = [...names, MARKER];
    const before = await findInTables(terms);
    expect(new Set(before.map(({ term }) => term))).toEqual(new Set(terms));
    expect(new Set(before.map(({ table }) => table)).size).toBeGreaterThan(20);
    expect(await findInFiles([MARKER])).not.toEqual([]);

    await eventually(async () => expect(await instance.kernel.jobs.counts()).toMatchObject({ waiting: 0, active: 0 }));
    expect((await member.call('DELETE', '/api/me')).status).toBe(200);
    await sweepLooseBlobs(instance.files);

    const left = (await findInTables(terms)).filter(
      (found) => !RETAINED_TABLES.some(({ is }) => is(found, member.uid)),
    );
    expect(left.map(({ table, column, term, row }) => ({ table, column, term, row }))).toEqual([]);
    expect(await findInFiles(terms)).toEqual([]);
    expect(await countFiles()).toBe(0);
  });
});
