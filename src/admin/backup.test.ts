import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBlobs } from '#files/service.ts';
import { openBus } from '#platform/db/bus.ts';
import { connect } from '#platform/db/connect.ts';
import { type Database, makeDatabase } from '#platform/db/database.ts';
import { knownMigrations } from '#platform/db/migrate.ts';
import { startJobs } from '#platform/jobs.ts';
import { readSettings } from '#platform/settings.ts';
import { plantRow } from '#testing/plant-row.ts';
import { makeTestDatabase, silentLog } from '#testing/test-database.ts';
import { filesInZip, makeZip } from '#testing/zip.ts';
import type { Manifest } from './server/backup/manifest.ts';
import { openBackup } from './server/backup/read-backup.ts';
import { restoreBackup } from './server/backup/restore-backup.ts';
import { secretsOf } from './server/backup/secrets.ts';
import { productTables } from './server/backup/store.ts';
import { writeBackup } from './server/backup/write-backup.ts';

const KEY = 'the key of a data directory that tests alone know';
const MADE_AT = new Date('2026-11-22T10:00:00.000Z');

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An instance that does not run: a database, a folder for files, and jobs that nobody works off. */
async function openPlace() {
  const url = await makeTestDatabase();
  const dataDir = await makeFolder();
  const pool = await connect(url, silentLog);
  onTestFinished(() => pool.end());
  const bus = await openBus(url, silentLog);
  onTestFinished(bus.close);
  const jobs = await startJobs({ pool, bus, log: silentLog, works: false });
  onTestFinished(jobs.stop);
  return { db: makeDatabase(pool), jobs, dataDir, blobs: openBlobs({ settings: readSettings({}), dataDir }) };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

/** A place with a row in every table, and a file. */
async function openFullPlace() {
  const place = await openPlace();
  for (const { name } of await productTables(place.db.pool)) await plantRow(place.db, name, {});
  const id = randomUUID();
  const blob = `${id.slice(0, 2)}/${id}`;
  await place.blobs.put(blob, new Blob(['the bytes of a picture']));
  return { ...place, blob };
}

async function backUp({ db, blobs }: Place, settings: { SECRET?: string } = {}) {
  const file = join(await makeFolder(), 'backup.zip');
  const secrets = secretsOf({ SECRET: settings.SECRET }, KEY);
  const manifest = await writeBackup({ pool: db.pool, blobs, secrets, version: '0.1.0' }, file, MADE_AT);
  return { file, manifest };
}

async function restore(place: Place, file: string) {
  const backup = await openBackup(file);
  onTestFinished(backup.close);
  await restoreBackup(place, backup);
}

/** Every row of every table, in an order that does not depend on where it lies. */
async function contentOf({ pool }: Database) {
  const content: Record<string, unknown[]> = {};
  for (const { name } of await productTables(pool)) {
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text as row from "${name}" t order by 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

/** The catalog as far as a restore takes it apart: references, triggers, rights and the security of rows. */
async function shapeOf({ pool }: Database) {
  const ask = async (query: string) => (await pool.query(query)).rows;
  return {
    references: await ask(
      "select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    ),
    triggers: await ask(
      'select tgname, tgrelid::regclass::text, tgenabled from pg_trigger where not tgisinternal order by 1, 2',
    ),
    tables: await ask(
      "select relname, relrowsecurity, relforcerowsecurity, relacl::text from pg_class where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and relkind = 'r' order by 1",
    ),
    migrations: await ask('select hash, created_at from drizzle.__drizzle_migrations order by 2'),
  };
}

/** The backup with one of its files changed. */
async function altered(file: string, change: (files: Map<string, Buffer>) => void) {
  const files = await filesInZip(await readFile(file));
  change(files);
  const other = join(await makeFolder(), 'altered.zip');
  await writeFile(other, await makeZip(Object.fromEntries(files)));
  return other;
}

const withManifest = (file: string, change: (manifest: Manifest) => void) =>
  altered(file, (files) => {
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '') as Manifest;
    change(manifest);
    files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
  });

describe('a backup', () => {
  it('brings back every row of every table and every file, into a database of the same shape', async () => {
    const here = await openFullPlace();
    const { file } = await backUp(here);
    const there = await openPlace();
    const before = await shapeOf(there.db);
    const wanted = await contentOf(here.db);
    expect(Object.values(wanted).every((rows) => rows.length > 0)).toBe(true);

    await restore(there, file);
    const found = await contentOf(there.db);
    const noted = found.audit_events?.filter((row) => !wanted.audit_events?.includes(row)) as string[];
    expect(noted.map((row) => JSON.parse(row))).toMatchObject([
      { actor_kind: 'operator', action: 'backup-restored', details: { files: 1 } },
    ]);
    found.audit_events = found.audit_events?.filter((row) => !noted.includes(row as string)) ?? [];
    expect(found).toEqual(wanted);
    expect(await shapeOf(there.db)).toEqual(before);
    const bytes = await there.blobs.open(here.blob);
    expect(bytes && (await text(bytes))).toBe('the bytes of a picture');
  });

  it('is read by nobody but its owner, and carries the key only where that is the secret', async () => {
    const place = await openFullPlace();
    const { file } = await backUp(place);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await filesInZip(await readFile(file))).get('key')?.toString()).toBe(KEY);
    const other = await backUp(place, { SECRET: 'a secret that is kept elsewhere, by the operator' });
    const files = await filesInZip(await readFile(other.file));
    expect(files.has('key')).toBe(false);
    expect(files.get('manifest.json')?.toString()).not.toContain('kept elsewhere');
    expect(other.manifest.secret.fingerprint).not.toBe((await backUp(place)).manifest.secret.fingerprint);
  });

  it('leaves nothing behind where it can’t be written', async () => {
    const place = await openFullPlace();
    const broken = { ...place.blobs, open: () => Promise.reject(new Error('the disk is gone')) };
    const folder = await makeFolder();
    const file = join(folder, 'backup.zip');
    const source = { pool: place.db.pool, blobs: broken, secrets: secretsOf({ SECRET: undefined }, KEY), version: '' };
    await expect(writeBackup(source, file, MADE_AT)).rejects.toThrow('the disk is gone');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    await expect(stat(`${file}.part`)).rejects.toThrow('ENOENT');
    expect((await place.db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('queues the mails again that waited', async () => {
    const here = await openPlace();
    await plantRow(here.db, 'outbox', { state: 'queued' });
    await plantRow(here.db, 'outbox', { state: 'sent' });
    const there = await openPlace();
    await restore(there, (await backUp(here)).file);
    expect(await there.jobs.counts()).toMatchObject({ waiting: 1 });
  });

  it('of an older version comes up to this one', async () => {
    const here = await openPlace();
    const before = await shapeOf(here.db);
    const [oldest] = knownMigrations();
    const older = await withManifest((await backUp(here)).file, (manifest) => {
      manifest.migration = { tag: oldest?.tag ?? '', when: oldest?.when ?? 0 };
      manifest.tables = [];
    });
    await restore(here, older);
    expect(await shapeOf(here.db)).toEqual(before);
  });
});

describe('nothing is changed by', () => {
  let whole: string;
  let place: Awaited<ReturnType<typeof openFullPlace>>;
  let before: unknown;
  const refuses = async (file: string, why: RegExp) => {
    await expect(restore(place, file)).rejects.toThrow(why);
    expect(await contentOf(place.db)).toEqual(before);
  };
  const each = (name: string, why: RegExp, make: () => Promise<string>) =>
    it(name, async () => {
      place = await openFullPlace();
      before = await contentOf(place.db);
      whole = (await backUp(await openFullPlace())).file;
      await refuses(await make(), why);
    });

  each('a table that was tampered with', /users\.ndjson is not what it was/, () =>
    altered(whole, (files) => files.set('tables/users.ndjson', Buffer.from('{}\n'))),
  );
  each('a file that is missing', /files\/.* is missing/, () =>
    altered(whole, (files) => {
      for (const path of files.keys()) if (path.startsWith('files/')) files.delete(path);
    }),
  );
  each('half of a backup', /no backup of Vitrine, or it is damaged/, async () => {
    const half = join(await makeFolder(), 'half.zip');
    const bytes = await readFile(whole);
    await writeFile(half, bytes.subarray(0, bytes.length / 2));
    return half;
  });
  each('some other ZIP', /no backup of Vitrine, or it is damaged: manifest\.json is missing/, async () => {
    const other = join(await makeFolder(), 'other.zip');
    await writeFile(other, await makeZip({ 'vitrine.json': { format: 'vitrine-export' } }));
    return other;
  });
  each('a backup of a newer version', /made by a newer version of Vitrine \(9\.0\.0, 9999_later\)/, () =>
    withManifest(whole, (manifest) => {
      manifest.version = '9.0.0';
      manifest.migration = { tag: '9999_later', when: 9_999_999_999_999 };
    }),
  );
  each('a table that is not known', /"strangers" does not exist/, () =>
    withManifest(whole, (manifest) => {
      const users = manifest.tables.find(({ name }) => name === 'users');
      if (users) users.name = 'strangers';
      manifest.parts['tables/strangers.ndjson'] = manifest.parts['tables/users.ndjson'] ?? { bytes: 0, sha256: '' };
    }).then((file) =>
      altered(file, (files) =>
        files.set('tables/strangers.ndjson', files.get('tables/users.ndjson') ?? Buffer.alloc(0)),
      ),
    ),
  );
  each('rows that refer to what is not there', /violates foreign key constraint/, () =>
    withManifest(whole, (manifest) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'users');
    }),
  );
});
