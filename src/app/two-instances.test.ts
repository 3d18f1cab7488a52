import { describe, expect, it } from 'vitest';
import { sweepBlobsJob } from '#files/server/sweep.ts';
import { makeReadyBody } from '#platform/server/http/ready-body.ts';
import type { Job } from '#platform/server/jobs.ts';
import { eventually } from '#testing/eventually.ts';
import { storageOf } from '#testing/storage.ts';
import { startTestInstance } from '#testing/test-instance.ts';

const body = (text: string) => makeReadyBody(200, { 'content-type': 'text/html' }, Buffer.from(text));
const PAGE = { host: 'ada.example.org', path: '/', language: 'en' };

async function startTwo() {
  const first = await startTestInstance();
  const second = await startTestInstance({ DATABASE_URL: first.databaseUrl });
  return [first, second] as const;
}

describe('two instances on one database', () => {
  it('refuse to start with different secrets', async () => {
    const { databaseUrl } = await startTestInstance();
    const other = { DATABASE_URL: databaseUrl, SECRET: 'another secret than that of the first instance' };
    await expect(startTestInstance(other)).rejects.toThrow(
      /belongs to an instance with a different secret.*secret replace/,
    );
  });

  it('log a warning if they store files in different folders, and delete none of the other’s', async () => {
    const first = await startTestInstance({ ROLE: 'web' });
    const { ask, multipart, objectOf } = await storageOf(first);
    expect((await multipart('kept.txt', { contentType: 'text/plain' }, 'bytes')).status).toBe(200);
    const lines: string[] = [];
    const destination = { write: (line: string) => void lines.push(line) };
    const second = await startTestInstance({ DATABASE_URL: first.databaseUrl }, { destination });
    expect(lines.join()).toContain('the files of this database are in another folder or bucket');
    const { db, jobs } = second.kernel;
    await db.asSystem('prepare a test', async (tx) => jobs.enqueue(tx, sweepBlobsJob, {}));
    await eventually(async () => expect(await jobs.counts()).toMatchObject({ waiting: 0, active: 0 }));
    expect((await ask('GET', `${objectOf('kept.txt')}?alt=media`)).status).toBe(200);
  });

  it('both receive the messages of either', async () => {
    const [first, second] = await startTwo();
    const heard: string[] = [];
    for (const [name, instance] of Object.entries({ first, second })) {
      await instance.kernel.bus.subscribe('test_news', {
        onMessage: (payload) => heard.push(`${name}: ${payload}`),
        onReconnect: () => {},
      });
    }
    await first.kernel.db.asSystem('prepare a test', async (tx) => first.kernel.bus.publish(tx, 'test_news', 'hello'));
    await eventually(() => expect(heard.sort()).toEqual(['first: hello', 'second: hello']));
  });

  it('both drop a page whose owner changed something on one of them', async () => {
    const [first, second] = await startTwo();
    const render = (text: string) => async () => ({ body: body(text), tags: ['ada'] });
    for (const { kernel } of [first, second]) await kernel.pages.get(PAGE, render('before'));
    await first.kernel.db.asSystem('prepare a test', async (tx) => first.kernel.pages.invalidate(tx, 'ada'));

    const here = await first.kernel.pages.get(PAGE, render('after'));
    expect(here.identity.toString()).toBe('after');
    await eventually(async () => {
      const there = await second.kernel.pages.get(PAGE, render('after'));
      expect(there.identity.toString()).toBe('after');
    });
  });

  it('run each job only once', async () => {
    const [first, second] = await startTwo();
    const count: Job<{ number: number }> = { name: 'test-count', retryLimit: 0, retryDelay: 1, expireIn: 30 };
    const done: number[] = [];
    for (const { kernel } of [first, second]) {
      await kernel.jobs.register(count);
      await kernel.jobs.work(count, async ({ data }) => {
        done.push(data.number);
      });
    }
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await first.kernel.db.asSystem('prepare a test', async (tx) => {
      for (const number of numbers) first.kernel.jobs.enqueue(tx, count, { number });
    });
    await eventually(async () => expect((await first.kernel.jobs.counts()).waiting).toBe(0));
    await eventually(async () => expect((await first.kernel.jobs.counts()).active).toBe(0));
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('share one rate limit', async () => {
    const [first, second] = await startTwo();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { url } = attempt % 2 === 0 ? first : second;
      const answer = await fetch(`${url}/api/admin/health`, { headers: { authorization: 'SetUp guessed' } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('show on one the data saved on the other', async () => {
    const [first, second] = await startTwo();
    const sent = await fetch(`${first.url}/api/admin/mail/test`, {
      method: 'POST',
      headers: { ...first.operator, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'ada@example.org' }),
    });
    const { id } = await sent.json();
    const seen = await (await fetch(`${second.url}/api/admin/mail`, { headers: second.operator })).json();
    expect(seen.items.map((mail: { id: string }) => mail.id)).toEqual([id]);
  });
});
