import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
type BulkResult = { id: string; revision: number; status: string; statusBefore: string };

describe('bulk actions', () => {
  it('publishes, archives and drafts records, and returns the previous status of each', async () => {
    const { make, ask, list } = await openCollection(instance, '/api/projects', { verified: true });
    const ids = [];
    for (const status of ['draft', 'published', 'archived']) ids.push((await make({ status })).id);
    const { items } = (await ask('POST', '/bulk', { ids, action: 'publish' })).body as { items: BulkResult[] };
    expect(items.map(({ status, revision }) => [status, revision])).toEqual(ids.map(() => ['published', 2]));
    expect((await list('?status=published')).items).toHaveLength(3);

    const ACTIONS: Record<string, string> = { draft: 'draft', published: 'publish', archived: 'archive' };
    for (const [before, changed] of Map.groupBy(items, ({ statusBefore }) => statusBefore)) {
      await ask('POST', '/bulk', { ids: changed.map(({ id }) => id), action: ACTIONS[before] });
    }
    expect((await list('?sort=order')).items.map(({ status }) => status)).toEqual(['archived', 'published', 'draft']);
  });

  it('moves records to the trash and restores them', async () => {
    const { make, ask, titles } = await openCollection(instance);
    const ids = [(await make({ title: 'A' })).id, (await make({ title: 'B' })).id];
    const trashed = await ask('POST', '/bulk', { ids, action: 'trash' });
    expect(trashed.body.items).toMatchObject([{ status: 'trash', statusBefore: 'draft' }, { status: 'trash' }]);
    expect([await titles(), await titles('?status=trash')]).toEqual([[], ['B', 'A']]);
    await ask('POST', '/bulk', { ids, action: 'restore' });
    expect(await titles()).toEqual(['B', 'A']);
  });

  it('changes nothing if one record is missing, trashed or owned by another member', async () => {
    const [ada, charles] = [await openCollection(instance), await openCollection(instance)];
    const { id } = await ada.make();
    const trashed = (await ada.make()).id;
    await ada.ask('DELETE', `/${trashed}`);
    const others = [(await charles.make()).id, '00000000-0000-4000-8000-000000000000'];
    for (const other of others) {
      for (const action of ['archive', 'trash', 'restore']) {
        expect((await ada.ask('POST', '/bulk', { ids: [id, other], action })).status).toBe(404);
      }
    }
    expect((await ada.ask('POST', '/bulk', { ids: [id, trashed], action: 'archive' })).status).toBe(404);
    expect((await ada.ask('GET', `/${id}`)).body).toMatchObject({ revision: 1, status: 'draft', trashedAt: null });
    expect((await charles.ask('GET', `/${others[0]}`)).body).toMatchObject({ revision: 1, trashedAt: null });
  });

  it('publishes nothing while the email address is unverified', async () => {
    const { make, ask, list } = await openCollection(instance);
    const ids = [(await make()).id, (await make()).id];
    const answer = await ask('POST', '/bulk', { ids, action: 'publish' });
    expect([answer.status, answer.body.message]).toEqual([403, 'Verify your email address first.']);
    expect((await list('?status=draft')).items).toHaveLength(2);
    for (const path of ['', `/${ids[0]}`]) {
      const [method, fields] = path ? ['PATCH', { revision: 1 }] : ['POST', { title: 'x' }];
      expect((await ask(method as string, path, { ...(fields as object), status: 'published' })).status).toBe(403);
    }
    expect((await ask('POST', '/bulk', { ids, action: 'archive' })).status).toBe(200);
  });

  it('rejects empty and oversized lists and unknown actions', async () => {
    const { make, ask } = await openCollection(instance);
    const { id } = await make();
    const cases = [
      { ids: [], action: 'archive' },
      { ids: Array.from({ length: 501 }, () => id), action: 'archive' },
      { ids: [id], action: 'delete' },
      { ids: [id], action: 'show' },
      { ids: ['x'], action: 'archive' },
      { ids: id, action: 'archive' },
      { ids: [id] },
      { ids: [id], action: 'archive', status: 'published' },
    ];
    for (const body of cases) expect([body, (await ask('POST', '/bulk', body)).status]).toEqual([body, 400]);
    const twice = await ask('POST', '/bulk', { ids: [id, id, id.toUpperCase()], action: 'archive' });
    expect([twice.status, twice.body.items]).toMatchObject([200, [{ id, revision: 2 }]]);
  });

  it('shows and hides achievements', async () => {
    const { make, ask, titles } = await openCollection(instance, '/api/achievements');
    const ids = [(await make({ title: 'Medal' })).id];
    await ask('POST', '/bulk', { ids, action: 'hide' });
    expect([await titles('?status=hidden'), (await ask('GET', `/${ids[0]}`)).body.visible]).toEqual([['Medal'], false]);
    await ask('POST', '/bulk', { ids, action: 'show' });
    expect(await titles('?status=visible')).toEqual(['Medal']);
    expect((await ask('POST', '/bulk', { ids, action: 'publish' })).status).toBe(400);
  });
});
