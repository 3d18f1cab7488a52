import { describe, expect, it } from 'vitest';
import { makeReadyBody } from '#platform/server/http/ready-body.ts';
import { selectDue } from '#records/server/due/store.ts';
import { publishDue } from '#records/service.ts';
import { openCollection, type TestCollection } from '#testing/collection.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { postKind } from '../service.ts';

const instance = shareTestInstance();
const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const openPosts = (options: { verified?: boolean } = { verified: true }, on: TestInstance = instance) =>
  openCollection(on, '/api/posts', options);

/** Runs the job as it will run in some minutes. */
const publishIn = (minutes: number, { kernel }: Pick<TestInstance, 'kernel'> = instance, kind = postKind) =>
  publishDue({ ...kernel, clock: { now: () => new Date(Date.now() + minutes * MINUTE_MS) } }, kind);

const schedule = ({ make }: TestCollection, minutes: number, title = 'Note G') =>
  make({ title, status: 'scheduled', publishedAt: inMinutes(minutes) });
const stateOf = async ({ ask }: TestCollection, id: string) => (await ask('GET', `/${id}`)).body;

describe('the job', () => {
  it('publishes a post at its time, and not before', async () => {
    const posts = await openPosts();
    const { id, publishedAt } = await schedule(posts, 60);
    await publishIn(59);
    expect(await stateOf(posts, id)).toMatchObject({ status: 'scheduled', revision: 1 });
    await publishIn(61);
    expect(await stateOf(posts, id)).toMatchObject({ status: 'published', publishedAt, revision: 2 });
    expect(await posts.titles('?status=published')).toEqual(['Note G']);
    await publishIn(62);
    expect(await stateOf(posts, id)).toMatchObject({ revision: 2 });
  });

  it('drops the cached pages of the member, and of nobody else', async () => {
    const posts = await openPosts();
    await schedule(posts, 60);
    const { pages } = instance.kernel;
    const render = (tag: string, text: string) => async () => ({
      body: makeReadyBody(200, {}, Buffer.from(text)),
      tags: [tag],
    });
    const read = async (host: string, tag: string, text: string) =>
      String((await pages.get({ host, path: '/', language: 'en' }, render(tag, text))).identity);
    const hosts = [
      [`${posts.member.uid}.example.org`, posts.member.uid],
      ['other.example.org', 'other'],
    ] as const;
    for (const [host, tag] of hosts) await read(host, tag, 'before');
    await publishIn(61);
    const texts = [];
    for (const [host, tag] of hosts) texts.push(await read(host, tag, 'after'));
    expect(texts).toEqual(['after', 'before']);
  });

  it('publishes each post once when two instances run it', async () => {
    const first = await startTestInstance();
    const second = await startTestInstance({ DATABASE_URL: first.databaseUrl });
    const posts = await openPosts({ verified: true }, first);
    const others = await openPosts({ verified: true }, first);
    for (let at = 0; at < 12; at += 1) await schedule(at % 2 ? posts : others, 60, `Note ${at}`);
    await Promise.all([publishIn(61, first), publishIn(61, second), publishIn(61, first)]);
    for (const { list } of [posts, others]) {
      const { items } = await list();
      expect(items.map(({ status, revision }) => [status, revision])).toEqual(items.map(() => ['published', 2]));
    }
  });

  it('publishes more than a batch, and the first post of every member before the second of any', async () => {
    const alone = await startTestInstance();
    const [many, one] = [await openPosts({ verified: true }, alone), await openPosts({ verified: true }, alone)];
    for (let at = 0; at < 120; at += 1) await schedule(many, 30, `Note ${at}`);
    const { id } = await schedule(one, 60);
    const due = { kind: 'post', now: new Date(Date.now() + 61 * MINUTE_MS) };
    const queue = await alone.kernel.db.asSystem('test', ({ sql }) => selectDue(sql, due, 3));
    expect(queue.map(({ ownerId }) => ownerId)).toEqual([many.member.uid, one.member.uid, many.member.uid]);
    await publishIn(61, alone);
    expect(await stateOf(one, id)).toMatchObject({ status: 'published' });
    expect((await many.ask('GET', '/facets')).body.statuses).toEqual({ published: 120 });
  });

  it('leaves a post scheduled while its member is unverified or deactivated, or while it is in the trash', async () => {
    const [unverified, deactivated, trashing] = [
      await openPosts({ verified: false }),
      await openPosts(),
      await openPosts(),
    ];
    const ids: string[] = [];
    for (const posts of [unverified, deactivated, trashing]) ids.push((await schedule(posts, 60)).id);
    const third = ids[2] ?? '';
    await setMemberActive(instance, deactivated.member, false);
    await trashing.ask('DELETE', `/${third}`);
    const statuses = async () => {
      const { rows } = await instance.kernel.db.pool.query('select id, status from records where id = any($1)', [ids]);
      return ids.map((id) => rows.find((row) => row.id === id)?.status);
    };
    await publishIn(61);
    expect(await statuses()).toEqual(['scheduled', 'scheduled', 'scheduled']);

    await instance.kernel.db.pool.query('update users set email_verified = true where uid = $1', [
      unverified.member.uid,
    ]);
    await setMemberActive(instance, deactivated.member, true);
    await trashing.ask('POST', `/${third}/restore`);
    await publishIn(61);
    expect(await statuses()).toEqual(['published', 'published', 'published']);
  });

  it('publishes the posts of others when those of one member fail, and reports the failure', async () => {
    const alone = await startTestInstance();
    const [broken, sound] = [await openPosts({ verified: true }, alone), await openPosts({ verified: true }, alone)];
    const failing = await schedule(broken, 30, 'Broken');
    const { id } = await schedule(sound, 60);
    const kind: typeof postKind = {
      ...postKind,
      applyAction: (post, action, now) => {
        if (post.title === 'Broken') throw new Error('broken on purpose');
        return postKind.applyAction(post, action, now);
      },
    };
    await expect(publishIn(61, alone, kind)).rejects.toThrow('some scheduled records could not be published');
    expect(await stateOf(sound, id)).toMatchObject({ status: 'published' });
    expect(await stateOf(broken, failing.id)).toMatchObject({ status: 'scheduled', revision: 1 });
  });
});

describe('a schedule', () => {
  it.each([
    ['without a time', { publishedAt: '' }, 'Fill in this field'],
    ['in the past', { publishedAt: '2020-01-01T00:00:00Z' }, 'Enter a date in the future'],
    ['a moment ago', { publishedAt: inMinutes(-1) }, 'Enter a date in the future'],
    [
      'more than five years ahead',
      { publishedAt: inMinutes(5.1 * 366 * 24 * 60) },
      'Choose a time within the next 5 years',
    ],
    ['at the end of time', { publishedAt: '9999-12-31T23:59:59Z' }, 'Choose a time within the next 5 years'],
  ])('%s is refused, in a new post and in an existing one', async (_, fields, message) => {
    const posts = await openPosts();
    const { id } = await posts.make();
    for (const answer of [
      await posts.ask('POST', '', { title: 'x', status: 'scheduled', ...fields }),
      await posts.ask('PATCH', `/${id}`, { revision: 1, status: 'scheduled', ...fields }),
    ])
      expect([answer.status, answer.body.data.fields]).toEqual([400, [{ path: 'publishedAt', message }]]);
    expect((await posts.list()).items).toMatchObject([{ id, revision: 1, status: 'draft' }]);
  });

  it('needs a title', async () => {
    const posts = await openPosts();
    const { id } = await posts.make();
    const change = { status: 'scheduled', publishedAt: inMinutes(60), title: ' ' };
    expect((await posts.ask('PATCH', `/${id}`, { revision: 1, ...change })).body.data.fields).toMatchObject([
      { path: 'title' },
    ]);
  });

  it('can be changed and taken back, and then leaves no time', async () => {
    const posts = await openPosts();
    const { id } = await schedule(posts, 60);
    const later = inMinutes(90);
    expect((await posts.ask('PATCH', `/${id}`, { revision: 1, publishedAt: later })).body).toMatchObject({
      ...{ status: 'scheduled', publishedAt: later },
    });
    const past = await posts.ask('PATCH', `/${id}`, { revision: 2, publishedAt: inMinutes(-5) });
    expect([past.status, past.body.data.fields]).toMatchObject([400, [{ path: 'publishedAt' }]]);
    const draft = await posts.ask('PATCH', `/${id}`, { revision: 2, status: 'draft' });
    expect(draft.body).toMatchObject({ status: 'draft', publishedAt: '' });
    await publishIn(120);
    expect(await stateOf(posts, id)).toMatchObject({ status: 'draft' });
  });

  it('whose time has passed can still be written on, and be published by hand', async () => {
    const posts = await openPosts({ verified: false });
    const { id } = await schedule(posts, 60);
    await instance.kernel.db.pool.query(
      `update records set happened = '2026-01-01T00:00:00.000Z',
         document = document || '{"publishedAt": "2026-01-01T00:00:00.000Z"}' where id = $1`,
      [id],
    );
    expect((await posts.ask('PATCH', `/${id}`, { revision: 1, summary: 'More' })).status).toBe(200);
    const refused = await posts.ask('PATCH', `/${id}`, { revision: 2, status: 'published' });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('of an outdated revision is a conflict', async () => {
    const posts = await openPosts();
    const { id } = await posts.make();
    await posts.ask('PATCH', `/${id}`, { revision: 1, summary: 'First' });
    const late = { revision: 1, status: 'scheduled', publishedAt: inMinutes(60) };
    expect((await posts.ask('PATCH', `/${id}`, late)).status).toBe(409);
  });
});

describe('publishing', () => {
  it('gives a post the present as its time, however it is published', async () => {
    const posts = await openPosts();
    const start = Date.now();
    const made = await posts.make({ status: 'published' });
    const saved = await posts.make();
    await posts.ask('PATCH', `/${saved.id}`, { revision: 1, status: 'published' });
    const listed = await posts.make();
    const planned = await schedule(posts, 60);
    await posts.ask('POST', '/bulk', { ids: [listed.id, planned.id], action: 'publish' });
    for (const { id } of [made, saved, listed, planned]) {
      const { status, publishedAt } = await stateOf(posts, id);
      expect(status).toBe('published');
      expect(Date.parse(publishedAt)).toBeGreaterThanOrEqual(start);
      expect(Date.parse(publishedAt)).toBeLessThanOrEqual(Date.now());
    }
  });

  it('takes an old date, which stays when the post is a draft for a while', async () => {
    const posts = await openPosts();
    const { id } = await posts.make({ status: 'published', publishedAt: '2009-03-01T10:00:00.000Z' });
    await posts.ask('PATCH', `/${id}`, { revision: 1, publishedAt: '2008-03-01T10:00:00Z' });
    await posts.ask('POST', '/bulk', { ids: [id], action: 'draft' });
    await posts.ask('POST', '/bulk', { ids: [id], action: 'publish' });
    expect(await stateOf(posts, id)).toMatchObject({ status: 'published', publishedAt: '2008-03-01T10:00:00.000Z' });
  });

  it('with a date in the future is refused', async () => {
    const posts = await openPosts();
    const { id } = await posts.make({ status: 'published' });
    const answer = await posts.ask('PATCH', `/${id}`, { revision: 1, publishedAt: inMinutes(60) });
    expect([answer.status, answer.body.data.fields]).toEqual([
      400,
      [{ path: 'publishedAt', message: 'Choose a time in the past, or schedule the post' }],
    ]);
  });

  it('needs a verified email address, and a schedule does not', async () => {
    const posts = await openPosts({ verified: false });
    const { id } = await posts.make();
    expect((await posts.ask('PATCH', `/${id}`, { revision: 1, status: 'published' })).status).toBe(403);
    expect((await posts.ask('POST', '/bulk', { ids: [id], action: 'publish' })).status).toBe(403);
    expect((await posts.ask('POST', '', { title: 'x', status: 'published' })).status).toBe(403);
    const planned = { revision: 1, status: 'scheduled', publishedAt: inMinutes(60) };
    expect((await posts.ask('PATCH', `/${id}`, planned)).status).toBe(200);
  });
});
