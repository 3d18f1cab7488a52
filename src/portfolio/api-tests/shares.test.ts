import { describe, expect, it } from 'vitest';
import { comparableResponse, visitor } from '#testing/members.ts';
import { openSharesOf, PLAIN_LINK, type TestShare } from '#testing/shares.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const PORTFOLIO = { kind: 'portfolio' };

const openShares = () => openSharesOf(instance);

/** Returns a visitor's response without the parts that differ each time. */
const open = async (path: string) => comparableResponse(await visitor(instance).call('GET', path));
const pathOf = (share: Pick<TestShare, 'shareId'>) => `/portfolio/${share.shareId}`;

describe('a link', () => {
  it('is created with or without a label and has an unguessable address', async () => {
    const { make, list } = await openShares();
    const [first, second] = [await make('  For Turin '), await make()];
    expect(first).toEqual({
      ...PLAIN_LINK,
      shareId: expect.stringMatching(/^[0-9A-Za-z]{22}$/),
      url: `${instance.kernel.settings.APP_URL}/portfolio/${first.shareId}`,
      label: 'For Turin',
      createdAt: expect.any(String),
      live: false,
      hidden: 'unpublished',
    });
    expect(second.label).toBe('');
    expect(second.shareId).not.toBe(first.shareId);
    expect((await list()).items).toEqual([second, first]);
  });

  it('can be renamed, paused, revoked and restored independently and in any order', async () => {
    const { make, change, list, read } = await openShares();
    const made = await make('For Turin');
    const { shareId } = made;
    const revoked = { ...made, state: 'revoked', hidden: 'revoked' };
    expect((await change(shareId, { label: 'For Naples' })).body).toEqual({ ...made, label: 'For Naples' });
    expect((await change(shareId, { state: 'revoked' })).body).toEqual({ ...revoked, label: 'For Naples' });
    expect((await change(shareId, { label: '' })).body).toEqual({ ...revoked, label: '' });
    expect((await change(shareId, { state: 'active' })).body).toEqual({ ...made, label: '' });
    expect((await change(shareId, {})).body).toEqual({ ...made, label: '' });
    for (const state of ['revoked', 'revoked', 'paused', 'revoked', 'active', 'paused', 'paused', 'active', 'active']) {
      expect(await change(shareId, { state })).toMatchObject({ status: 200, body: { state } });
      expect((await read(shareId)).body).toMatchObject({ state, hidden: state === 'active' ? 'unpublished' : state });
    }
    expect((await list()).items).toEqual([{ ...made, label: '' }]);
    expect(await read(shareId)).toMatchObject({ status: 200, body: { ...made, label: '' } });
  });

  it('returns 404 once it is deleted', async () => {
    const { make, change, read, remove, list } = await openShares();
    const [remainingShare, deletedShare] = [await make('stays'), await make('goes')];
    expect((await remove(deletedShare.shareId)).body).toEqual({ status: true });
    expect((await remove(deletedShare.shareId)).status).toBe(404);
    expect((await read(deletedShare.shareId)).status).toBe(404);
    expect((await change(deletedShare.shareId, { state: 'active' })).status).toBe(404);
    expect((await list()).items).toEqual([remainingShare]);
  });

  it('has a label of arbitrary text', async () => {
    const { make, list } = await openShares();
    const label = '<script>alert(1)</script> & “ü” {name} 😀';
    await make(label);
    await make('x'.repeat(80));
    expect((await list()).items.map((share) => share.label)).toEqual(['x'.repeat(80), label]);
  });

  it('cannot be read, changed or deleted by others', async () => {
    const [ada, ben] = [await openShares(), await openShares()];
    const { shareId } = await ada.make('For Turin');
    const never = '0'.repeat(22);
    const qr = (id: string) => ben.member.call('GET', `/api/shares/${id}/qr/svg`);
    const mail = (id: string) => ben.member.call('POST', `/api/shares/${id}/mail`, { to: 'mary@example.net' });
    for (const ask of [(id: string) => ben.change(id, { state: 'revoked' }), ben.read, ben.remove, qr, mail]) {
      const [theirs, nobodys] = [await ask(shareId), await ask(never)];
      expect(theirs.status).toBe(404);
      expect(theirs.body).toEqual(nobodys.body);
    }
    expect((await ben.list()).items).toEqual([]);
    const { call } = visitor(instance);
    expect((await call('GET', '/api/shares')).status).toBe(401);
    expect((await call('POST', '/api/shares', { target: PORTFOLIO })).status).toBe(401);
    expect((await call('GET', `/api/shares/${shareId}`)).status).toBe(401);
    expect((await call('GET', `/api/shares/${shareId}/qr/png`)).status).toBe(401);
    expect((await call('POST', `/api/shares/${shareId}/mail`, { to: 'mary@example.net' })).status).toBe(401);
    expect((await call('PATCH', `/api/shares/${shareId}`, { state: 'revoked' })).status).toBe(401);
    expect((await call('DELETE', `/api/shares/${shareId}`)).status).toBe(401);
    expect((await ada.list()).items).toMatchObject([{ shareId, state: 'active' }]);
  });
});

describe('many links', () => {
  it('are listed page by page, newest first, even with equal timestamps', async () => {
    const { member, make, list } = await openShares();
    for (const label of ['1', '2', '3', '4', '5']) await make(label);
    await instance.kernel.db.pool.query("update shares set created_at = '2026-01-01' where owner_id = $1", [
      member.uid,
    ]);
    await make('6');
    const all = (await list()).items;
    expect(all.map(({ label }) => label).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(all[0]?.label).toBe('6');
    const first = await list('?limit=4');
    const second = await list(`?limit=4&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(all);
    expect(second.nextCursor).toBeUndefined();
  });

  it.each([
    'limit=0',
    'limit=101',
    'cursor=x',
    `cursor=${btoa('["now","x"]')}`,
    `cursor=${btoa('["2026-02-30T00:00:00.000Z","x"]')}`,
    'page=2',
  ])('cannot be listed with %s', async (query) => {
    const { member } = await openShares();
    expect((await member.call('GET', `/api/shares?${query}`)).status).toBe(400);
  });

  it('are limited to two hundred, even with concurrent requests', async () => {
    const { member, make, remove } = await openShares();
    await instance.kernel.db.pool.query(
      `insert into shares (id, owner_id, label, target_kind, created_at)
       select 'planted' || n || $1, $1, '', 'portfolio', now() from generate_series(1, 198) n`,
      [member.uid],
    );
    const ask = () => member.call('POST', '/api/shares', { target: PORTFOLIO });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 402, 402]);
    const made = answers.find(({ status }) => status === 201)?.body;
    expect(answers.find(({ status }) => status === 402)?.body).toMatchObject({
      code: 'QUOTA_EXCEEDED',
      message: 'You can add up to 200 items',
    });
    await remove(made.shareId);
    await make();
  });
});

describe('opening a link', () => {
  it('shows the site while it is published and the link active, else the response of an unknown link', async () => {
    const { make, change, remove, publish, list, member } = await openShares();
    const share = await make('For Turin');
    const never = await open(pathOf({ shareId: '0'.repeat(22) }));
    expect(never.status).toBe(404);
    const gone = async () => {
      const answer = await open(pathOf(share));
      return { ...answer, body: answer.body.replaceAll(share.shareId, '0'.repeat(22)) };
    };
    expect(await gone(), 'before the site is published').toEqual(never);

    await publish();
    expect((await list()).items, 'no other link was created').toMatchObject([{ shareId: share.shareId, live: true }]);
    const there = await open(pathOf(share));
    expect([there.status, there.body]).toEqual([200, expect.stringContaining('Ada Lovelace')]);
    expect(there.body).not.toContain('For Turin');

    expect((await change(share.shareId, { state: 'revoked' })).body.live).toBe(false);
    expect(await gone(), 'revoked').toEqual(never);
    expect((await change(share.shareId, { state: 'active' })).body.live).toBe(true);
    expect((await open(pathOf(share))).status).toBe(200);

    await member.call('POST', '/api/site/unpublish');
    expect((await list()).items[0]?.live).toBe(false);
    expect(await gone(), 'with the site unpublished').toEqual(never);
    await publish();
    expect((await open(pathOf(share))).status).toBe(200);
    await remove(share.shareId);
    expect(await gone(), 'deleted').toEqual(never);
  });

  it.each(['x', '0'.repeat(21), '0'.repeat(23), 'a'.repeat(60), '%00', '..%2f', "'--"])(
    'returns an error for the invalid id %s',
    async (shareId) => {
      expect([400, 404]).toContain((await open(`/portfolio/${shareId}`)).status);
    },
  );

  it('returns 404 once its member deleted the account', async () => {
    const { member, make, publish } = await openShares();
    const share = await make();
    await publish();
    expect((await open(pathOf(share))).status).toBe(200);
    expect((await member.call('DELETE', '/api/me')).status).toBe(200);
    expect((await open(pathOf(share))).status).toBe(404);
    for (const table of ['shares', 'sites']) {
      const { rowCount } = await instance.kernel.db.pool.query(`select from ${table} where owner_id = $1`, [
        member.uid,
      ]);
      expect(rowCount, table).toBe(0);
    }
  });

  it('is possible after publishing, which creates a first link', async () => {
    const { publish, list } = await openShares();
    await publish();
    expect((await list()).items).toMatchObject([{ label: '', state: 'active', live: true }]);
    await publish();
    expect((await list()).items).toHaveLength(1);
  });

  it('is possible even if all existing links have other targets, unless the limit is reached', async () => {
    const { member, make, makeCv, publish, list } = await openShares();
    await make('CV', { target: { kind: 'cv', id: await makeCv() } });
    await publish();
    expect((await list()).items).toMatchObject([{ label: '', target: PORTFOLIO, live: true }, { label: 'CV' }]);

    const full = await openShares();
    const toCv = await full.make('CV', { target: { kind: 'cv', id: await full.makeCv() } });
    await instance.kernel.db.pool.query(
      `insert into shares (id, owner_id, label, target_kind, target_id, created_at)
       select 'full' || n || $1, $1, '', 'cv', $2, now() from generate_series(1, 199) n`,
      [full.member.uid, toCv.target.id],
    );
    await full.publish();
    expect((await full.member.call('GET', '/api/site')).body).toMatchObject({
      publishedAt: expect.any(String),
      addresses: [{ kind: 'name' }],
    });
    expect((await member.call('GET', '/api/site')).body.addresses).toMatchObject([{ kind: 'name' }, { kind: 'share' }]);
  });

  it('uses the oldest active link without restrictions as the address of the site', async () => {
    const { member, make, change, publish } = await openShares();
    const links = [
      await make('locked', { password: 'difference' }),
      await make('until', { expiresAt: '2031-05-01T10:00:00Z' }),
      await make('paused'),
      await make('pinned later'),
      await make('open'),
    ];
    await publish();
    await change(links[2]?.shareId ?? '', { state: 'paused' });
    expect(await change(links[3]?.shareId ?? '', { pinned: true })).toMatchObject({ status: 200 });
    const { addresses } = (await member.call('GET', '/api/site')).body;
    expect(addresses[1]).toEqual({ kind: 'share', url: links[4]?.url, canonical: false });
  });
});
