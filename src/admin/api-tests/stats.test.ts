import { describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#admin/model/days.ts';
import { addAdmin } from '#testing/add-member.ts';
import { inDays } from '#testing/dashboards.ts';
import { eventually } from '#testing/eventually.ts';
import { insertRow } from '#testing/insert-row.ts';
import type { Member } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import { countInstance } from '../server/stats/count-instance.ts';

/** Starts an instance with an admin who reads its statistics over HTTP. */
async function openInstance(env: Record<string, string> = {}) {
  const instance = await startTestInstance(env);
  const admin = await addAdmin(instance);
  const { kernel } = instance;
  const query = (text: string, values: unknown[] = []) => kernel.db.pool.query(text, values);
  return {
    instance,
    admin,
    query,
    readStats: async (rest = '') => {
      const { status, body } = await admin.call('GET', `/api/admin/stats${rest}`);
      expect([status, body]).toMatchObject([200, { days: expect.any(Array) }]);
      return body;
    },
    count: () => countInstance(kernel),
    /** Backdates the last count by two minutes. */
    age: () => query("update instance_days set counted_at = counted_at - interval '2 minutes'"),
    /** Adds members who joined at noon of a day. */
    join: (count: number, days: number) =>
      query(
        `insert into users (uid, email, display_name, created_at)
         select uid, uid || '@example.org', 'Ada Lovelace', $2::timestamp at time zone 'utc'
           from (select gen_random_uuid()::text as uid from generate_series(1, $1)) newcomers`,
        [count, `${inDays(days)} 12:00`],
      ),
    view: (days: number, views: number, kind = 'all') =>
      insertRow(kernel.db, 'visit_days', {
        ...{ owner_id: admin.uid, target_kind: kind, target_id: '', day: inDays(days) },
        ...{ views, readers: 1, downloads: 1 },
      }),
  };
}

const today = () => dayAt(new Date());
const callOk = async ({ call }: Member, method: string, path: string, body?: object) => {
  const answer = await call(method, `/api${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};
const NO_EVENTS = { newPeople: 0, views: 0, downloads: 0, mailsSent: 0, mailsFailed: 0, jobsDone: 0, jobsFailed: 0 };

describe('the statistics of an instance', () => {
  it('are available at once on a new instance, with a row per day', async () => {
    const { readStats } = await openInstance();
    const { totals, before, days, waiting, isCounting, countedAt, instance } = await readStats();
    expect(totals).toEqual({
      ...{ people: 1, cvs: 0, projects: 0, achievements: 0 },
      ...{ sites: 0, shares: 0, domains: 0, storageBytes: 0 },
    });
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ ...NO_EVENTS, ...totals, day: addDays(today(), -29), people: 0 });
    expect(days.at(-1)).toMatchObject({ day: today(), people: 1, newPeople: 1 });
    expect(before).toMatchObject({ people: 0 });
    expect(waiting).toEqual({ reports: 0, domains: 0, mails: 0, jobs: 0, invitations: 0 });
    expect([isCounting, Date.parse(countedAt)]).toEqual([false, expect.any(Number)]);
    expect(instance).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.versions.node,
      startedAt: expect.any(String),
      freeBytes: expect.any(Number),
    });
  });

  it('count content of members, except trashed and unpublished content', async () => {
    const { instance, admin, readStats, count } = await openInstance();
    for (const name of ['For Turin', 'For Naples']) await callOk(admin, 'POST', '/cvs', { name });
    await callOk(admin, 'POST', '/achievements', { title: 'Presented at court' });
    await callOk(admin, 'POST', '/projects', { title: 'Note G' });
    const { id } = await callOk(admin, 'POST', '/projects', { title: 'Flyology' });
    await callOk(admin, 'DELETE', `/projects/${id}`);
    await callOk(admin, 'POST', '/site/publish');
    const share = { label: 'For Turin', target: { kind: 'portfolio' } };
    await callOk(admin, 'POST', '/shares', share);
    const { shareId } = await callOk(admin, 'POST', '/shares', share);
    await callOk(admin, 'PATCH', `/shares/${shareId}`, { state: 'revoked' });
    for (const [host, state] of [
      ['ada.example.org', 'authorized'],
      ['www.ada.example.org', 'failing'],
      ['new.ada.example.org', 'pending'],
    ]) {
      const hostname = { owner_id: admin.uid, host, state, seen: '[]', authorized_at: new Date() };
      await insertRow(instance.kernel.db, 'hostnames', hostname);
    }
    await count();
    const { totals } = await readStats();
    expect(totals).toMatchObject({ people: 1, cvs: 2, projects: 1, achievements: 1, sites: 1, shares: 2, domains: 2 });
    await callOk(admin, 'POST', '/site/unpublish');
    await count();
    expect((await readStats()).totals).toMatchObject({ sites: 0 });
  });

  it('include past days as far as creation dates are known', async () => {
    const { readStats, join, view } = await openInstance();
    await join(2, -120);
    await join(3, -40);
    await join(4, -3);
    await view(-200, 50);
    await view(-40, 5);
    await view(-1, 7);
    await view(-1, 1000, 'site');
    const year = await readStats('?days=365');
    expect(year.before).toBeNull();
    expect(year.days).toHaveLength(90);
    expect(year.days[0]).toMatchObject({ day: inDays(-89), people: 2, newPeople: 0, views: 0 });
    expect(year.days.at(-41)).toMatchObject({ day: inDays(-40), people: 5, newPeople: 3, views: 5, downloads: 1 });
    const week = await readStats('?days=7');
    expect(week.before).toMatchObject({ people: 5 });
    expect(week.days.map((day: Record<string, unknown>) => [day.day, day.people, day.newPeople, day.views])).toEqual([
      [inDays(-6), 5, 0, 0],
      [inDays(-5), 5, 0, 0],
      [inDays(-4), 5, 0, 0],
      [inDays(-3), 9, 4, 0],
      [inDays(-2), 9, 0, 0],
      [inDays(-1), 9, 0, 7],
      [inDays(0), 10, 1, 0],
    ]);
  });

  it('keep the totals of past days and update their events', async () => {
    const { readStats, join, count, query, view } = await openInstance();
    await join(4, -2);
    await count();
    await query("delete from users where display_name = 'Ada Lovelace' and created_at < now() - interval '1 day'");
    await view(-1, 3);
    await count();
    const { totals, days } = await readStats('?days=7');
    expect(totals.people).toBe(1);
    expect(days.slice(-3)).toMatchObject([
      { people: 4, newPeople: 4 },
      { people: 4, views: 3 },
      { people: 1, newPeople: 1 },
    ]);
  });

  it('fill days without a count and complete their events later', async () => {
    const { readStats, join, count, query, age } = await openInstance();
    await join(4, -9);
    await count();
    await join(2, -2);
    await query('delete from instance_days where day > $1', [inDays(-4)]);
    await query('update instance_days set counted_at = now()');
    const people = async () =>
      (await readStats('?days=7')).days.map((day: Record<string, unknown>) => [day.people, day.newPeople]);
    const before = [4, 0];
    expect(await people()).toEqual([before, before, before, before, before, before, before]);
    await age();
    await readStats();
    await eventually(async () =>
      expect(await people()).toEqual([before, before, before, before, [6, 2], [6, 0], [7, 1]]),
    );
    await query('delete from instance_days where day > $1', [inDays(-20)]);
    expect((await readStats('?days=7')).days[0], 'no count within the period').toMatchObject({ people: 0 });
  });

  it('are shown at once if outdated, and refreshed in the background', async () => {
    const { readStats, join, age } = await openInstance();
    await readStats();
    await join(5, 0);
    expect(await readStats(), 'fresh').toMatchObject({ isCounting: false, totals: { people: 1 } });
    await age();
    expect(await readStats()).toMatchObject({ isCounting: true, totals: { people: 1 } });
    await eventually(async () => expect(await readStats()).toMatchObject({ isCounting: false, totals: { people: 6 } }));
  });

  it('are counted by one job despite concurrent requests', async () => {
    const { readStats, count, age, query } = await openInstance({ ROLE: 'web' });
    await count();
    await age();
    const responses = await Promise.all(Array.from({ length: 8 }, () => readStats()));
    expect(responses.map(({ isCounting }) => isCounting)).not.toContain(false);
    const { rows } = await query("select state from pgboss.job where name = 'count-instance'");
    expect(rows).toEqual([{ state: 'created' }]);
  });

  it('are consistent if two instances count concurrently', async () => {
    const { instance, readStats, join } = await openInstance();
    const second = await startTestInstance({ DATABASE_URL: instance.databaseUrl });
    await join(3, -1);
    await Promise.all([instance, second, instance, second].map(({ kernel }) => countInstance(kernel)));
    const { days } = await readStats('?days=90');
    expect(new Set(days.map(({ day }: { day: string }) => day)).size).toBe(90);
    expect(days.slice(-2)).toMatchObject([
      { people: 3, newPeople: 3 },
      { people: 4, newPeople: 1 },
    ]);
  });

  it('count sent and failed emails and finished jobs', async () => {
    const { instance, readStats, query, count } = await openInstance({ ROLE: 'web' });
    const { db } = instance.kernel;
    const mail = (at: string, state: string) =>
      insertRow(db, 'outbox', { state, created_at: at, ...(state === 'sent' ? { sent_at: at } : {}) });
    await mail(`${inDays(-1)}T10:00:00Z`, 'sent');
    await mail(`${inDays(0)}T00:00:00Z`, 'sent');
    await mail(`${inDays(0)}T00:00:00Z`, 'failed');
    for (const state of ['completed', 'completed', 'failed', 'created']) {
      await query(
        `insert into pgboss.job (name, state, completed_on)
         values ('forget-visits', $1::pgboss.job_state, case when $1 = 'created' then null else now() end)`,
        [state],
      );
    }
    await count();
    const { days, waiting } = await readStats('?days=7');
    expect(days.slice(-2)).toMatchObject([
      { mailsSent: 1, mailsFailed: 0, jobsDone: 0, jobsFailed: 0 },
      { mailsSent: 1, mailsFailed: 1, jobsDone: 2, jobsFailed: 1 },
    ]);
    expect(waiting).toMatchObject({ mails: 1, jobs: 1 });
  });
});

describe('the pending tasks', () => {
  it('are counted on each request, up to a maximum', async () => {
    const { instance, admin, readStats } = await openInstance();
    const { db } = instance.kernel;
    const soon = new Date(Date.now() + 60_000);
    const insert = (table: string, row: Record<string, unknown>) => insertRow(db, table, row);
    await readStats();
    for (const state of ['open', 'open', 'upheld', 'dismissed']) {
      await insert('reports', { owner_id: admin.uid, target_kind: 'site', state });
    }
    for (const state of ['verified', 'authorized', 'revoked']) {
      await insert('hostnames', { owner_id: admin.uid, host: `${state}.example.org`, state });
    }
    await insert('invitations', { expires_at: soon });
    await insert('invitations', { expires_at: new Date(0) });
    await insert('invitations', { expires_at: soon, used_at: new Date() });
    await insert('invitations', { expires_at: soon, withdrawn_at: new Date() });
    for (let mail = 0; mail < 101; mail += 1) await insert('outbox', { state: 'failed' });
    const { waiting } = await readStats();
    expect(waiting).toEqual({ reports: 2, domains: 1, mails: 100, jobs: 0, invitations: 1 });
  });
});

describe('a request for the statistics', () => {
  const instance = shareTestInstance();
  const open = () => addAdmin(instance);

  it.each(['days=8', 'days=', 'days=all', 'days=7&days=30', 'days=1e1', 'days=%3Cb%3E7%3C%2Fb%3E'])(
    'is rejected with the error on its field: %s',
    async (query) => {
      const admin = await open();
      const { status, body } = await admin.call('GET', `/api/admin/stats?${query}`);
      expect([status, body]).toMatchObject([400, { data: { fields: [{ path: 'days' }] } }]);
    },
  );

  it('is rejected with an unknown field', async () => {
    const admin = await open();
    expect((await admin.call('GET', '/api/admin/stats?weeks=2')).status).toBe(400);
  });

  it('returns no personal data', async () => {
    const { call, ...admin } = await open();
    const responseText = JSON.stringify((await call('GET', '/api/admin/stats')).body);
    for (const secret of [admin.uid, admin.email, admin.username, admin.name])
      expect(responseText).not.toContain(secret);
  });
});
