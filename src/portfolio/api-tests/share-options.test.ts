import { describe, expect, it } from 'vitest';
import { verifyPassword } from '#platform/server/passwords/password-hash.ts';
import { openSharesOf, PLAIN_LINK } from '#testing/shares.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const NEVER = '00000000-0000-7000-8000-000000000000';
const HOUR_MS = 60 * 60 * 1000;

const openShares = (options: { verified?: boolean } = {}) => openSharesOf(instance, options);
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const sql = (text: string, values: unknown[]) => instance.kernel.db.pool.query(text, values);

describe('a link to a project or a CV', () => {
  it('is live for a private CV, and for a project once it is published', async () => {
    const { member, make, makeCv, makeProject, read, list } = await openShares();
    const [cv, project] = [await makeCv(), await makeProject({ status: 'draft' })];
    const toCv = await make('CV', { target: { kind: 'cv', id: cv } });
    const toProject = await make('Project', { target: { kind: 'project', id: project.toUpperCase() } });
    expect(toCv).toMatchObject({ target: { kind: 'cv', id: cv, title: 'For Turin' }, live: true });
    expect(toCv).not.toHaveProperty('hidden');
    expect(toProject).toMatchObject({
      target: { kind: 'project', id: project, title: 'Note G' },
      live: false,
      hidden: 'unpublished',
    });
    await member.call('PATCH', `/api/projects/${project}`, { revision: 1, status: 'published', title: 'Note A' });
    expect((await read(toProject.shareId)).body).toMatchObject({ target: { title: 'Note A' }, live: true });
    expect((await list()).items).toMatchObject([{ target: { title: 'Note A' } }, { target: { title: 'For Turin' } }]);
  });

  it.each(['project', 'cv'] as const)(
    'is hidden while its %s is in the trash and after it is deleted',
    async (kind) => {
      const { member, make, makeCv, makeProject, read } = await openShares();
      const id = await (kind === 'cv' ? makeCv() : makeProject());
      const path = `/api/${kind}s/${id}`;
      const { shareId } = await make('', { target: { kind, id } });
      await member.call('DELETE', path);
      expect((await read(shareId)).body).toMatchObject({
        live: false,
        hidden: 'unpublished',
        target: { id, title: expect.any(String) },
      });
      await member.call('POST', `${path}/restore`);
      expect((await read(shareId)).body).toMatchObject({ live: true });
      await member.call('DELETE', path);
      await sql('delete from records where id = $1', [id]);
      const { body } = await read(shareId);
      expect(body).toMatchObject({ live: false, hidden: 'unpublished' });
      expect(body.target).toEqual({ kind, id });
    },
  );

  it('can only be created for the member’s own existing records, without revealing others', async () => {
    const [ada, ben] = [await openShares(), await openShares()];
    const [cv, project, trashed] = [await ada.makeCv(), await ada.makeProject(), await ben.makeCv()];
    await ben.member.call('DELETE', `/api/cvs/${trashed}`);
    const own = await ben.makeCv();
    const ask = (target: object) => ben.member.call('POST', '/api/shares', { target });
    const never = await ask({ kind: 'cv', id: NEVER });
    expect(never).toMatchObject({ status: 400, body: { data: { fields: [{ path: 'target.id' }] } } });
    for (const target of [
      { kind: 'cv', id: cv },
      { kind: 'project', id: project },
      { kind: 'cv', id: trashed },
      { kind: 'project', id: own },
      { kind: 'cv', id: 'no-id' },
      { kind: 'cv', id: "' or true --" },
    ]) {
      const { status, body } = await ask(target);
      expect([target, status, body]).toEqual([target, 400, never.body]);
    }
    expect((await ben.list()).items).toEqual([]);
  });

  it.each<[field: string, body: object]>([
    ['target', {}],
    ['target', { target: 'portfolio' }],
    ['target.kind', { target: { kind: 'achievement', id: NEVER } }],
    ['target.kind', { target: { id: NEVER } }],
    ['target.id', { target: { kind: 'portfolio', id: 'x' } }],
    ['target.id', { target: { kind: 'cv' } }],
    ['target.id', { target: { kind: 'project', id: '' } }],
    ['target.id', { target: { kind: 'cv', id: 7 } }],
    ['target.id', { target: { kind: 'cv', id: 'x'.repeat(65) } }],
    ['target.id', { target: { kind: 'cv', id: null } }],
    ['target.title', { target: { kind: 'portfolio', title: 'x' } }],
  ])('rejects an invalid target with an error for the field: %s %j', async (field, body) => {
    const { member, list } = await openShares();
    const answer = await member.call('POST', '/api/shares', body);
    expect([answer.status, answer.body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
    expect((await list()).items).toEqual([]);
  });

  it('cannot change its target', async () => {
    const { make, change, makeCv, read } = await openShares();
    const made = await make('');
    const answer = await change(made.shareId, { target: { kind: 'cv', id: await makeCv() } });
    expect(answer).toMatchObject({ status: 400, body: { data: { fields: [{ path: 'target' }] } } });
    expect((await read(made.shareId)).body).toEqual(made);
  });

  it('is hidden while the member’s email address is not verified', async () => {
    const { make, makeCv } = await openShares({ verified: false });
    expect(await make('', { target: { kind: 'cv', id: await makeCv() } })).toMatchObject({
      live: false,
      hidden: 'unverified',
    });
  });
});

describe('the options of a link', () => {
  it('can be set at creation or changed one by one', async () => {
    const { make, change, read } = await openShares();
    const chosen = {
      note: '  Mary,\nby way of <b>Charles</b> ',
      expiresAt: inHours(2),
      ...{ download: false, contact: 'masked', indexing: true, notify: true },
    };
    const all = await make('For Turin', { ...chosen, password: 'difference' });
    expect(all).toEqual({ ...all, ...PLAIN_LINK, ...chosen, label: 'For Turin', hasPassword: true });

    let now: object = await make();
    for (const [name, value] of Object.entries(chosen)) {
      const { body } = await change((now as typeof all).shareId, { [name]: value });
      expect(body).toEqual({ ...now, [name]: value });
      now = body;
    }
    const { shareId } = now as typeof all;
    const back = { note: '', expiresAt: null, download: true, contact: 'shown', indexing: false, notify: false };
    expect((await change(shareId, back)).body).toEqual({ ...now, ...back });
    expect((await read(shareId)).body).toEqual({ ...now, ...back });
  });

  it.each<[field: string, body: Record<string, unknown>]>([
    ['label', { label: 'x'.repeat(81) }],
    ['label', { label: 'two\nlines' }],
    ['label', { label: 'turned \u202e' }],
    ['label', { label: 'nothing \u0000' }],
    ['label', { label: 7 }],
    ['label', { label: null }],
    ['note', { note: 'x'.repeat(501) }],
    ['note', { note: 'nothing \u0000' }],
    ['note', { note: 'half \ud800' }],
    ['note', { note: ['x'] }],
    ['note', { note: null }],
    ['password', { password: 'abc' }],
    ['password', { password: '' }],
    ['password', { password: 'x'.repeat(129) }],
    ['password', { password: 'two\nlines' }],
    ['password', { password: 'half \ud800' }],
    ['password', { password: 12345 }],
    ['password', { password: true }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', { expiresAt: '2030-01-01' }],
    ['expiresAt', { expiresAt: '2030-02-30T00:00:00Z' }],
    ['expiresAt', { expiresAt: '2030-01-01T00:00:00' }],
    ['expiresAt', { expiresAt: '9999-12-31T23:59:59-23:59' }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['expiresAt', { expiresAt: 1_900_000_000_000 }],
    ['expiresAt', { expiresAt: '' }],
    ['pinned', { pinned: 'yes' }],
    ['pinned', { pinned: null }],
    ['download', { download: 0 }],
    ['contact', { contact: 'hidden' }],
    ['indexing', { indexing: 'true' }],
    ['notify', { notify: null }],
    ['ownerId', { ownerId: 'somebody' }],
    ['shareIds', { shareIds: [] }],
    ['live', { live: true }],
    ['hasPassword', { hasPassword: false }],
    ['passwordHash', { passwordHash: 'x' }],
    ['pinnedAt', { pinnedAt: null }],
    ['openedAt', { openedAt: null }],
    ['createdAt', { createdAt: '2020-01-01T00:00:00Z' }],
  ])('reject invalid values with an error for the field: %s %j', async (field, body) => {
    const { member, make, change, list } = await openShares();
    const before = await make('For Turin');
    const made = await member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, ...body });
    for (const { status, body: response } of [await change(before.shareId, body), made]) {
      expect([status, response.data?.fields.map((fault: { path: string }) => fault.path)]).toEqual([400, [field]]);
    }
    expect((await list()).items).toEqual([before]);
  });

  it.each(['asleep', 'expired', 'live', '', null, 1])('reject the state %j', async (state) => {
    const { make, change } = await openShares();
    const { shareId } = await make();
    expect(await change(shareId, { state })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'state' }] } },
    });
  });
});

describe('the password of a link', () => {
  const hashOf = async (shareId: string): Promise<string> =>
    (await sql('select password_hash from shares where id = $1', [shareId])).rows[0]?.password_hash;

  it('can be set, changed and removed, and is never returned', async () => {
    const { make, change, read, list } = await openShares();
    const password = 'Ünlocks it: 數學';
    const made = await make('', { password });
    const { shareId } = made;
    const first = await hashOf(shareId);
    expect(made.hasPassword).toBe(true);
    expect(await verifyPassword(first, password)).toBe(true);
    expect(await verifyPassword(first, password.normalize('NFD')), 'in another Unicode normalization').toBe(true);
    expect(await verifyPassword(first, `${password} `)).toBe(false);
    for (const body of [made, (await read(shareId)).body, await list()]) {
      expect(JSON.stringify(body)).not.toContain(first.slice(0, 20));
      expect(JSON.stringify(body)).not.toContain('nlocks');
    }
    await change(shareId, { label: 'For Turin' });
    expect(await hashOf(shareId), 'option omitted').toBe(first);
    await change(shareId, { password });
    const second = await hashOf(shareId);
    expect(second, 'an equal password gets a new salt').not.toBe(first);
    expect((await change(shareId, { password: null })).body.hasPassword).toBe(false);
    expect(await hashOf(shareId)).toBeNull();
    expect((await change(shareId, { password: null })).status, 'removed twice').toBe(200);
  });

  it('never matches a malformed hash', async () => {
    for (const hash of ['', ':', 'salt', 'salt:', 'salt:00', ':00']) expect(await verifyPassword(hash, '')).toBe(false);
  });
});

describe('the expiry of a link', () => {
  it('must be in the future, in any time zone, and hides the link once reached', async () => {
    const { make, makeCv, change, read } = await openShares();
    const target = { kind: 'cv', id: await makeCv() };
    const { shareId } = await make('', { target, expiresAt: '2031-01-01T00:30:00+02:00' });
    expect((await read(shareId)).body).toMatchObject({ expiresAt: '2030-12-31T22:30:00.000Z', live: true });
    const past = inHours(-1);
    await sql('update shares set expires_at = $2 where id = $1', [shareId, past]);
    expect((await read(shareId)).body).toMatchObject({ state: 'active', live: false, hidden: 'expired' });

    const renamed = await change(shareId, { label: 'For Turin', expiresAt: past });
    expect(renamed, 'unchanged expiry').toMatchObject({ status: 200, body: { hidden: 'expired', expiresAt: past } });
    const refused = await change(shareId, { label: 'lost', expiresAt: inHours(-2) });
    expect(refused.body.data.fields).toEqual([{ path: 'expiresAt', message: 'Enter a date in the future' }]);
    expect((await read(shareId)).body).toMatchObject({ label: 'For Turin', expiresAt: past });
    expect((await change(shareId, { expiresAt: inHours(1) })).body.live).toBe(true);
    await sql('update shares set expires_at = $2 where id = $1', [shareId, past]);
    expect((await change(shareId, { expiresAt: null })).body).toMatchObject({ live: true, expiresAt: null });
  });
});

describe('a pinned link', () => {
  const pinOf = async (shareId: string) =>
    (await sql('select pinned, pinned_version, pinned_at from shares where id = $1', [shareId])).rows[0];

  it('stores a copy, can be pinned again and can be unpinned', async () => {
    const { make, makeCv, change, read } = await openShares();
    const { shareId } = await make('', { target: { kind: 'cv', id: await makeCv() }, pinned: true });
    const first = await pinOf(shareId);
    expect(first).toMatchObject({ pinned: expect.any(Object), pinned_version: expect.any(Number) });
    const { body } = await read(shareId);
    expect(body.pinnedAt).toBe(first.pinned_at.toISOString());
    expect(body).not.toHaveProperty('pinned');
    await change(shareId, { label: 'For Turin' });
    expect(await pinOf(shareId), 'option omitted').toEqual(first);
    const repinned = (await change(shareId, { pinned: true })).body;
    expect(repinned.pinnedAt > body.pinnedAt).toBe(true);
    expect((await change(shareId, { pinned: false })).body.pinnedAt).toBeNull();
    expect(await pinOf(shareId)).toEqual({ pinned: null, pinned_version: null, pinned_at: null });
  });

  it('stays live without its source, and keeps its copy if there is nothing to pin', async () => {
    const { member, make, change, publish, read } = await openShares();
    const refused = await member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, pinned: true });
    expect(refused.status, 'nothing is published').toBeGreaterThanOrEqual(400);
    expect(refused.status).toBeLessThan(500);
    await publish();
    const { shareId } = await make('', { pinned: true });
    const pin = await pinOf(shareId);
    await member.call('POST', '/api/site/unpublish');
    expect((await read(shareId)).body.live).toBe(true);
    const repinned = await change(shareId, { pinned: true, label: 'lost' });
    expect(repinned.status).toBe(refused.status);
    expect(await pinOf(shareId)).toEqual(pin);
    expect((await change(shareId, { pinned: false })).body).toMatchObject({ label: '', hidden: 'unpublished' });
  });
});
