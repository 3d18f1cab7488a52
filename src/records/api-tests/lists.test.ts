import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const SORTS = ['order', 'updated', 'title', 'date', 'expires'];

/** Creates records with duplicates in every field, so that each sort order has ties. */
async function fill(count: number) {
  const collection = await openCollection(instance, '/api/achievements');
  const content = JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      title: ['Étude', 'Engine', 'étude', 'engine', 'Zebra'][at % 5],
      date: ['', '1843', '1843-07'][at % 3],
      expires: ['', '1850', '1851-01'][at % 3],
    })),
  );
  const take = Array.from({ length: count }, (_, at) => at);
  expect((await collection.ask('POST', '/import', { content, take })).body.made).toHaveLength(count);
  return collection;
}

describe('listing records', () => {
  it.each(SORTS)('sorted by %s, returns each record once for every page size', async (sort) => {
    const { pages, list } = await fill(23);
    const whole = (await list(`?sort=${sort}&limit=100`)).items.map(({ id }) => id);
    expect(new Set(whole).size).toBe(23);
    for (const limit of [1, 7, 22, 23]) {
      expect((await pages(`sort=${sort}&limit=${limit}`)).map(({ id }) => id)).toEqual(whole);
    }
  });

  it.each(SORTS)('sorted by %s, skips and repeats nothing while records are added and changed', async (sort) => {
    const { pages, make, ask, list } = await fill(20);
    const before = (await list('?limit=100')).items.map(({ id }) => id);
    const seen = await pages(`sort=${sort}&limit=3`, async (page) => {
      await make({ title: ['Added', 'Zzz', 'engine'][page % 3], date: '1843', expires: '1850' });
      await ask('PATCH', `/${before[page]}`, { revision: 1, issuer: `Page ${page}` });
    });
    const ids = seen.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // When sorted by last update, a record that changed meanwhile moves to a page that was already read.
    const expected = sort === 'updated' ? before.filter((id) => ids.includes(id)) : before;
    expect(ids).toEqual(expect.arrayContaining(expected));
    if (sort === 'updated') expect(ids.length).toBeGreaterThan(12);
  });

  it('ignores accents and case when sorting by title', async () => {
    const { make, titles } = await openCollection(instance);
    for (const title of ['Zebra', 'élan', 'Ecole', 'Étude', 'eland', 'İstanbul', 'ıstanbul', 'Øre'])
      await make({ title });
    const sorted = await titles('?sort=title');
    expect(sorted.slice(0, 4)).toEqual(['Ecole', 'élan', 'eland', 'Étude']);
    expect(sorted.indexOf('Zebra')).toBeGreaterThan(sorted.indexOf('İstanbul'));
  });

  it('sorts by date with the newest first and the undated last, and by expiry with the soonest first', async () => {
    const { make, titles } = await openCollection(instance, '/api/achievements');
    for (const date of ['1843', '', '1843-07-10', '1852', '1843-07']) await make({ title: date || 'undated', date });
    expect(await titles('?sort=date')).toEqual(['1852', '1843-07-10', '1843-07', '1843', 'undated']);
    for (const expires of ['1860', '1855-01']) await make({ title: `until ${expires}`, expires });
    expect((await titles('?sort=expires')).slice(0, 2)).toEqual(['until 1855-01', 'until 1860']);
  });

  it('rejects invalid cursors, limits and parameters', async () => {
    const { ask, list } = await fill(3);
    const { nextCursor = '' } = await list('?limit=1&sort=title');
    expect((await ask('GET', `?sort=title&limit=1&cursor=${nextCursor}`)).status).toBe(200);
    const forged = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
    const id = '01a1ff23-c932-7abd-8322-b06eeba67c97';
    const cursors = [
      ['order', nextCursor],
      ['updated', forged('updated', 'yesterday', id)],
      ['updated', forged('updated', '2026-02-30T00:00:00.000000Z', id)],
      ['updated', forged('updated', '9999-99-99T00:00:00.000000Z', id)],
      ['title', forged('title', 'a', "' or true --")],
      ['title', forged('title', 'a')],
      ['title', forged('title', 7, id)],
      ['title', forged('title', '\0', id)],
      ['title', 'no cursor'],
    ];
    for (const [sort, cursor] of cursors) {
      expect([cursor, (await ask('GET', `?sort=${sort}&cursor=${cursor}`)).status]).toEqual([cursor, 400]);
    }
    for (const limit of ['0', '101', '-1', '1.5', 'x', '1e9']) {
      expect([limit, (await ask('GET', `?limit=${limit}`)).status]).toEqual([limit, 400]);
    }
    for (const query of ['?sort=random', '?status=unknown', '?offset=10', `?tag=${'x'.repeat(101)}`]) {
      expect([query, (await ask('GET', query)).status]).toEqual([query, 400]);
    }
  });

  it('leaves out long fields but not the cover', async () => {
    const { make, list } = await openCollection(instance);
    await make({ caseStudy: { problem: 'Weights' }, metrics: [{ label: 'Operations', value: '25' }] });
    const [item] = (await list()).items;
    expect(Object.keys(item ?? {})).toEqual(expect.arrayContaining(['cover', 'images', 'tags', 'slug']));
    for (const name of ['caseStudy', 'gallery', 'metrics', 'collaborators']) expect(item).not.toHaveProperty(name);
  });
});

describe('filtering records', () => {
  it('combines filters for status, tag, kind and text', async () => {
    const { make, titles, ask } = await openCollection(instance, '/api/achievements');
    await make({ title: 'Medal', kind: 'award', tags: ['maths', 'Royal'], visible: true });
    await make({ title: 'Degree', kind: 'certification', tags: ['maths'] });
    await make({ title: 'Lecture', kind: 'talk', visible: true });
    expect(await titles('?tag=maths')).toEqual(['Degree', 'Medal']);
    expect(await titles('?tag=Royal&status=visible')).toEqual(['Medal']);
    expect(await titles('?tag=royal')).toEqual([]);
    expect(await titles('?status=hidden')).toEqual(['Degree']);
    expect(await titles('?kind=talk')).toEqual(['Lecture']);
    expect(await titles('?kind=award&tag=maths&status=visible&q=med&sort=title')).toEqual(['Medal']);
    expect(await titles('?kind=award&status=hidden')).toEqual([]);
    expect((await ask('GET', '/facets')).body).toEqual({
      total: 3,
      statuses: { visible: 2, hidden: 1 },
      tags: [
        { tag: 'maths', count: 2 },
        { tag: 'Royal', count: 1 },
      ],
    });
  });

  it('paginates within a filter', async () => {
    const { make, pages } = await openCollection(instance);
    for (let at = 0; at < 9; at += 1) await make({ title: `Engine ${at}`, tags: at % 2 ? ['odd'] : ['even'] });
    for (const query of ['tag=even&limit=2', 'q=engine&tag=even&limit=2', 'q=eng&tag=even&limit=2&sort=title']) {
      expect((await pages(query)).map(({ title }) => Number(String(title).at(-1)) % 2)).toEqual([0, 0, 0, 0, 0]);
    }
  });

  it('never returns records of other members', async () => {
    const [ada, charles] = [await openCollection(instance), await openCollection(instance)];
    await ada.make({ title: 'Secret engine', tags: ['secret'], start: '1843' });
    for (const query of ['', '?q=secret', '?q=se', '?tag=secret', '?q=engine&tag=secret&sort=date', '?status=draft']) {
      expect([query, (await charles.list(query)).items]).toEqual([query, []]);
      expect((await ada.list(query)).items).toHaveLength(1);
    }
    expect((await charles.ask('GET', '/facets')).body).toEqual({ total: 0, statuses: {}, tags: [] });
    const { nextCursor = '' } = await ada.make({ title: 'Another' }).then(() => ada.list('?limit=1&q=e'));
    if (nextCursor) expect((await charles.list(`?q=e&cursor=${nextCursor}`)).items).toEqual([]);
  });
});
