import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { blockConnections } from '#testing/block-connections.ts';
import { eventually } from '#testing/eventually.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { FIREFOX, openBrowser, openVisitedCv, readVisits, visitPage, visitsAfter } from '#testing/visits.ts';
import { dayAt, dayFrom } from '../model/days.ts';
import { deleteOldVisits } from '../server/delete-old-visits.ts';

async function startTwo(env: Record<string, string> = {}) {
  const first = await startTestInstance({ TRUST_PROXY: '1', ...env });
  const second = await startTestInstance({ TRUST_PROXY: '1', DATABASE_URL: first.databaseUrl });
  return [first, second] as const;
}

async function makeDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Returns the files with visits that wait to be written. */
const spooledFiles = (dataDir: string) => readdir(join(dataDir, 'visits')).catch(() => []);

const rowsOf = async ({ kernel }: TestInstance, statement: string, values: unknown[] = []) =>
  (await kernel.db.pool.query(statement, values)).rows;

describe('two instances on one database', () => {
  it('write consistent sums concurrently and recognize each other’s readers', async () => {
    const [first, second] = await startTwo();
    const seen = [await openVisitedCv(first), await openVisitedCv(first), await openVisitedCv(first)];
    const readers = Array.from({ length: 12 }, () => openBrowser());
    for (let round = 0; round < 4; round += 1) {
      for (const instance of [first, second]) {
        for (const { path } of seen) {
          await Promise.all(
            readers.map(({ open }, at) => open(instance, path, { referer: `https://${'abcd'[at % 4]}.example.org/` })),
          );
        }
      }
      await Promise.all([first.visits.flush(), second.visits.flush()]);
    }
    for (const { member, id } of seen) {
      const { total, pages, referrers } = await readVisits(member, `?kind=cv&id=${id}`);
      expect(total).toEqual({ views: 96, readers: 12, downloads: 0 });
      expect(pages).toEqual([{ page: '', views: 96 }]);
      expect(referrers.map(({ views }) => views)).toEqual([24, 24, 24, 24]);
    }
    expect(await rowsOf(first, 'select from visit_salts where day = current_date')).toHaveLength(1);
  });
});

describe('counted visits', () => {
  it('are written before a restart', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, path);
    await instance.stop();
    const again = await startTestInstance({ TRUST_PROXY: '1', DATABASE_URL: instance.databaseUrl });
    const [row] = await rowsOf(
      again,
      "select views, readers from visit_days where owner_id = $1 and target_kind = 'cv'",
      [member.uid],
    );
    expect(row).toEqual({ views: 1, readers: 1 });
  });

  it('are written automatically', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, path);
    await eventually(async () => expect((await readVisits(member)).total.views).toBe(1));
  });

  it('are kept in files while the database is unavailable, even across a restart', async () => {
    const DATA_DIR = await makeDataDir();
    const instance = await startTestInstance({ TRUST_PROXY: '1', DATA_DIR });
    const { member, id, path } = await openVisitedCv(instance);
    await visitPage(instance, path);
    await visitsAfter([instance], member);

    const database = await blockConnections(instance.databaseUrl);
    const reader = openBrowser();
    expect((await reader.open(instance, path)).status, 'the page is cached').toBe(200);
    await instance.visits.flush();
    expect(await spooledFiles(DATA_DIR)).toHaveLength(1);
    await reader.open(instance, path);
    await instance.stop();
    expect(await spooledFiles(DATA_DIR)).toHaveLength(2);

    await database.open();
    await writeFile(join(DATA_DIR, 'visits', '0.json'), '[{"day":');
    const again = await startTestInstance({ TRUST_PROXY: '1', DATA_DIR, DATABASE_URL: instance.databaseUrl });
    await again.visits.flush();
    expect(await spooledFiles(DATA_DIR), 'only the damaged file').toEqual([expect.stringMatching(/^0\.json\./)]);
    const sums = await rowsOf(again, 'select views, readers from visit_days where target_id = $1', [id]);
    expect(sums).toEqual([{ views: 3, readers: 2 }]);
  });

  it('are written once the database is back, without a restart', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, path);
    await visitsAfter([instance], member);
    const database = await blockConnections(instance.databaseUrl);
    await visitPage(instance, path);
    await instance.visits.flush();
    await database.open();
    await eventually(async () => expect((await readVisits(member)).total.views).toBe(2));
  });
});

describe('a visitor', () => {
  it('leaves no IP address or user agent in any table, log or file', async () => {
    const DATA_DIR = await makeDataDir();
    const { log, lines } = recordingLog();
    const instance = await startTestInstance({ TRUST_PROXY: '1', DATA_DIR }, { log });
    const { member, path } = await openVisitedCv(instance);
    const reader = openBrowser(`${FIREFOX} unmistakable/77`, '203.0.113.77');
    await reader.open(instance, path, { referer: 'https://example.org/search?q=whereabouts', 'cf-ipcountry': 'IT' });
    await reader.open(instance, `${path}.pdf`);
    expect((await visitsAfter([instance], member)).total).toEqual({ views: 1, readers: 1, downloads: 1 });

    const tables = await rowsOf(
      instance,
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const storedTexts = [lines.join('\n')];
    for (const { name } of tables) storedTexts.push(JSON.stringify(await rowsOf(instance, `select * from ${name}`)));
    const database = await blockConnections(instance.databaseUrl);
    expect((await reader.open(instance, path)).status, 'the page is cached').toBe(200);
    await instance.visits.flush();
    const files = await spooledFiles(DATA_DIR);
    expect(files).toHaveLength(1);
    for (const file of files) storedTexts.push(await readFile(join(DATA_DIR, 'visits', file), 'utf8'));
    await database.open();

    const all = storedTexts.join('\n');
    expect(all, 'the referring host is stored').toContain('example.org');
    for (const trace of ['203.0.113.77', 'unmistakable', 'Firefox/143', 'whereabouts'])
      expect(all).not.toContain(trace);
  });

  it('has different keys for different members', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const reader = openBrowser();
    for (const { path } of [await openVisitedCv(instance), await openVisitedCv(instance)])
      await reader.open(instance, path);
    await instance.visits.flush();
    const keys = (await rowsOf(instance, 'select key from visit_readers')).map(({ key }) => key);
    expect(new Set(keys).size, 'one per CV and one per member').toBe(4);
  });
});

describe('the nightly cleanup', () => {
  it('deletes visitor keys after their day and all other data after its retention period', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const { member, path } = await openVisitedCv(instance);
    await visitPage(instance, path, { referer: 'https://example.org/' });
    await visitsAfter([instance], member);
    const today = dayAt(instance.kernel.clock.now().getTime());
    const sample: Record<string, string> = {
      visit_salts: "day, salt) values ($1, 'salt'",
      visit_readers: "day, key) values ($1, 'key'",
      visit_owners: `day, key, owner_id) values ($1, 'key', '${member.uid}'`,
      visit_pages: `day, owner_id, target_kind, target_id, page, views) values ($1, '${member.uid}', 'site', '', '', 1`,
      visit_sources: `day, owner_id, target_kind, target_id, kind, value, views) values ($1, '${member.uid}', 'site', '', 'country', 'IT', 1`,
      visit_days: `day, owner_id, target_kind, target_id, views, readers, downloads, first_at, last_at) values ($1, '${member.uid}', 'site', '', 1, 1, 0, now(), now()`,
    };
    const daysOf = async (table: string) =>
      (await rowsOf(instance, `select day::text from ${table} order by day`)).map(({ day }) => day);
    const retentionDays: Record<string, number> = {
      visit_salts: 0,
      visit_readers: 0,
      visit_owners: 0,
      visit_pages: 400,
      visit_sources: 400,
      visit_days: 1095,
    };
    for (const [table, days] of Object.entries(retentionDays)) {
      for (const age of [days + 1, ...(days > 0 ? [days] : [])]) {
        await rowsOf(instance, `insert into ${table} (${sample[table]})`, [dayFrom(today, -age)]);
      }
    }
    await deleteOldVisits(instance.kernel);
    for (const [table, days] of Object.entries(retentionDays)) {
      // In the last hour of a day the salt of the next day is stored as well.
      const left = new Set((await daysOf(table)).filter((day) => day <= today));
      expect([table, [...left]]).toEqual([table, days > 0 ? [dayFrom(today, -days), today] : [today]]);
    }
  });
});
