import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { insertJob } from '#testing/admin-operations/jobs.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import words from '../../../messages/en/admin-jobs.json' with { type: 'json' };

const instance = shareTestInstance({ TRUST_PROXY: '1' });

const sql = async (text: string, values: unknown[] = []) => (await instance.kernel.db.pool.query(text, values)).rows;
const eventsAbout = (id: string) =>
  sql('select action, actor_kind, details from audit_events where subject_id = $1 order by id', [id]);
const stateOf = async (id: string) => (await sql('select state::text from pgboss.job where id = $1', [id]))[0]?.state;

describe('the job lists', () => {
  it('show the counts and the next run of each queue', async () => {
    const admin = await addAdmin(instance);
    await instance.kernel.db.pool.query(`delete from pgboss.job where name = 'left-lying'`);
    for (const state of ['failed', 'failed', 'created', 'active', 'completed'] as const) {
      await insertJob(instance, state);
    }
    const { status, body } = await admin.call('GET', '/api/admin/jobs/overview');
    expect(status).toBe(200);
    const kinds = new Map<string, { nextRun?: string }>(body.items.map((kind: { name: string }) => [kind.name, kind]));
    expect(kinds.get('left-lying')).toEqual({ name: 'left-lying', waiting: 1, active: 1, failed: 2, done: 1 });
    const { nextRun = '' } = kinds.get('forget-mail') ?? {};
    expect(new Date(nextRun).getUTCMinutes()).toBe(17);
    expect(Date.parse(nextRun) - Date.now()).toBeLessThanOrEqual(60 * 60 * 1000);
    expect(Date.parse(nextRun)).toBeGreaterThan(Date.now());
    expect([...kinds.keys()].filter((name) => name.startsWith('__'))).toEqual([]);
  });

  it('have a translated name for each queue', async () => {
    const names = await sql(`select name from pgboss.queue where name not like '\\_\\_%' and name <> 'left-lying'`);
    expect(Object.keys(words.kinds).toSorted()).toEqual(names.map(({ name }) => name).toSorted());
  });

  it('are filtered by state and queue and paginated, with errors and without payloads', async () => {
    const admin = await addAdmin(instance);
    const ids = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await insertJob(instance, 'failed'));
    const listedNames = [];
    for (let cursor: string | undefined = ''; cursor !== undefined && listedNames.length < 5; ) {
      const query = `limit=2&name=left-lying${cursor && `&cursor=${cursor}`}`;
      const { body } = await admin.call('GET', `/api/admin/jobs?${query}`);
      expect(body.items.length).toBeLessThanOrEqual(2);
      listedNames.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(listedNames.slice(0, 5).map(({ id }) => id)).toEqual(ids);
    expect(listedNames[0]).toEqual({
      id: ids[0],
      name: 'left-lying',
      state: 'failed',
      tries: 1,
      createdAt: expect.any(String),
      endedAt: expect.any(String),
      error: 'no paper left',
    });
    const waiting = await insertJob(instance, 'created');
    const { body } = await admin.call('GET', '/api/admin/jobs?state=waiting&limit=100');
    expect(body.items).toContainEqual({
      id: waiting,
      name: 'left-lying',
      state: 'waiting',
      tries: 0,
      createdAt: expect.any(String),
      startsAfter: expect.any(String),
    });
  });

  it('remove personal data from error messages', async () => {
    const admin = await addAdmin(instance);
    const id = await insertJob(instance, 'failed');
    const errorText = `Failed query: select 1\nparams: ada@example.org,token`;
    const cause = 'duplicate key of ada@example.org';
    await sql('update pgboss.job set output = $2 where id = $1', [id, { message: errorText }]);
    const list = async () => (await admin.call('GET', '/api/admin/jobs?name=left-lying&limit=1')).body.items[0];
    expect(await list()).toMatchObject({ id, error: 'Failed query: select 1' });
    await sql('update pgboss.job set output = $2 where id = $1', [
      id,
      { message: errorText, cause: { message: cause } },
    ]);
    expect(await list()).toMatchObject({ id, error: 'duplicate key of …' });
  });

  it.each([
    ['state', 'state=lost'],
    ['name', 'name=%27'],
    ['name', `name=${'a'.repeat(101)}`],
    ['cursor', 'cursor=nonsense'],
    ['cursor', `cursor=${Buffer.from(JSON.stringify(['2026-02-30T00:00:00.000000Z', 'x'])).toString('base64url')}`],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['colour', 'colour=red'],
  ])('reject an invalid query with the error on its field: %s by %s', async (field, query) => {
    const { status, body } = await (await addAdmin(instance)).call('GET', `/api/admin/jobs?${query}`);
    expect([status, body.data.fields]).toEqual([400, [{ path: field, message: expect.any(String) }]]);
  });

  it('are restricted to admins', async () => {
    const member = await addMember(instance);
    const id = await insertJob(instance, 'failed');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/overview'],
      ['POST', `/${id}/retry`],
      ['POST', `/${id}/cancel`],
    ] as const) {
      expect((await member.call(method, `/api/admin/jobs${path}`)).status).toBe(403);
      expect((await member.call(method, `/api/admin/jobs${path}`, undefined, { authorization: '' })).status).toBe(401);
    }
    expect(await stateOf(id)).toBe('failed');
  });
});

describe('a failed job', () => {
  it('can be retried, which is recorded', async () => {
    const admin = await addAdmin(instance);
    const id = await insertJob(instance, 'failed');
    const { status, body } = await admin.call('POST', `/api/admin/jobs/${id}/retry`);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, state: 'waiting' })]);
    expect(await stateOf(id)).toBe('retry');
    expect(await eventsAbout(id)).toEqual([
      { action: 'job-retried', actor_kind: 'admin', details: { kind: 'left-lying' } },
    ]);
    const again = await admin.call('POST', `/api/admin/jobs/${id}/retry`);
    expect([again.status, again.body.message]).toEqual([409, 'This job hasn’t failed, so there’s nothing to retry.']);
    expect(await eventsAbout(id)).toHaveLength(1);
  });

  it('is done after a successful retry', async () => {
    const job = { name: 'mended', retryLimit: 0, retryDelay: 0, expireIn: 60 };
    let isBroken = true;
    await instance.kernel.jobs.register(job);
    await instance.kernel.jobs.work(job, async () => {
      if (isBroken) throw new Error('out of order');
    });
    await instance.kernel.db.asSystem('prepare a test', async (tx) => instance.kernel.jobs.enqueue(tx, job, {}));
    const admin = await addAdmin(instance);
    const first = async (state: string) =>
      (await admin.call('GET', `/api/admin/jobs?name=mended&state=${state}`)).body.items[0];
    const failed = await eventually(async () => {
      const one = await first('failed');
      expect(one).toMatchObject({ error: 'out of order', tries: 1 });
      return one;
    });
    isBroken = false;
    await admin.call('POST', `/api/admin/jobs/${failed.id}/retry`);
    await eventually(async () => expect(await first('done')).toMatchObject({ id: failed.id, tries: 2 }));
    await sql(`delete from pgboss.job where name = 'mended'`);
    await sql(`delete from pgboss.queue where name = 'mended'`);
  });

  it('is retried together with the other failed jobs of its queue', async () => {
    const admin = await addAdmin(instance);
    await sql(`delete from pgboss.job where name = 'left-lying'`);
    const ids = [await insertJob(instance, 'failed'), await insertJob(instance, 'failed')];
    const waiting = await insertJob(instance, 'created');
    const answer = await admin.call('POST', '/api/admin/jobs/retry', { name: 'left-lying' });
    expect([answer.status, answer.body]).toEqual([200, { count: 2 }]);
    expect(await Promise.all([...ids, waiting].map(stateOf))).toEqual(['retry', 'retry', 'created']);
    expect(await eventsAbout('left-lying')).toMatchObject([{ action: 'job-retried', details: { count: 2 } }]);
    for (const name of ['nothing', 'left-lying']) {
      expect((await admin.call('POST', '/api/admin/jobs/retry', { name })).body).toEqual({ count: 0 });
    }
    for (const body of [{}, { name: 1 }, { name: "'; drop" }, { name: 'a', id: 'b' }]) {
      expect((await admin.call('POST', '/api/admin/jobs/retry', body)).status).toBe(400);
    }
  });
});

describe('a waiting job', () => {
  it('can be cancelled, which is recorded', async () => {
    const admin = await addAdmin(instance);
    const id = await insertJob(instance, 'created');
    const { status, body } = await admin.call('POST', `/api/admin/jobs/${id}/cancel`);
    expect([status, body]).toEqual([200, expect.objectContaining({ id, state: 'cancelled' })]);
    expect(JSON.stringify(body)).not.toContain('only the job knows');
    expect(await stateOf(id)).toBe('cancelled');
    expect(await eventsAbout(id)).toMatchObject([{ action: 'job-cancelled' }]);
    const again = await admin.call('POST', `/api/admin/jobs/${id}/cancel`);
    expect([again.status, again.body.message]).toEqual([409, 'This job has already finished.']);
  });

  it('can be cancelled, unlike running, finished and unknown jobs', async () => {
    const admin = await addAdmin(instance);
    const active = await insertJob(instance, 'active');
    const running = await admin.call('POST', `/api/admin/jobs/${active}/cancel`);
    expect([running.status, running.body.message]).toEqual([409, expect.stringContaining('already running')]);
    const done = await insertJob(instance, 'completed');
    expect((await admin.call('POST', `/api/admin/jobs/${done}/cancel`)).status).toBe(409);
    expect(await Promise.all([active, done].map(stateOf))).toEqual(['active', 'completed']);
    for (const operation of ['cancel', 'retry']) {
      const nobodys = await admin.call('POST', `/api/admin/jobs/00000000-0000-7000-8000-000000000000/${operation}`);
      expect(nobodys.status).toBe(404);
      expect((await admin.call('POST', `/api/admin/jobs/1/${operation}`)).status).toBe(400);
    }
  });

  it('marks its email as failed when cancelled', async () => {
    const server = await startMailServer();
    await server.close();
    const ownInstance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await addAdmin(ownInstance);
    const mailId = (await admin.call('POST', '/api/admin/mail/test', { to: 'reader@example.org' })).body.id;
    const { id } = await eventually(async () => {
      const { rows } = await ownInstance.kernel.db.pool.query<{ id: string }>(
        `select id from pgboss.job where name = 'deliver-mail' and state = 'retry' and data->>'mailId' = $1`,
        [mailId],
      );
      return rows[0] ?? expect.unreachable();
    });
    expect((await admin.call('POST', `/api/admin/jobs/${id}/cancel`)).status).toBe(200);
    expect((await admin.call('GET', `/api/admin/mail/${mailId}`)).body).toMatchObject({
      state: 'failed',
      canBeRetried: true,
      lastError: 'Canceled by an admin',
    });
  });
});
