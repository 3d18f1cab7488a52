import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { openCollection } from '#testing/collection.ts';
import { uploadImage } from '#testing/images.ts';
import { expectRefused, type RefusedValues } from '#testing/refused-values.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const id = (at: number) => `0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c${at + 10}`;
const textOf = (words: number) => ({ id: id(0), kind: 'text', text: 'word '.repeat(words).trim() });
const openPosts = (options: { verified?: boolean } = { verified: true }) =>
  openCollection(instance, '/api/posts', options);
const text = (length: number) => 'x'.repeat(length);

const POST = {
  title: 'Sur la machine analytique — 🧮',
  slug: 'machine-analytique',
  summary: 'An engine that weaves algebraical patterns.',
  status: 'draft',
  tags: ['maths', 'Ω'],
  series: 'Notes',
  coverAlt: 'Brass wheels',
  coverFocus: { x: 20, y: 100 },
  blocks: [
    { id: id(1), kind: 'heading', text: 'سبع أوراق' },
    { id: id(2), kind: 'text', text: '<script>alert(1)</script>' },
  ],
  originalUrl: 'https://example.org/notes?g=1#top',
};

describe('a post', () => {
  it('keeps every field as it was written', async () => {
    const { ask, make, member } = await openPosts();
    const { id: cover } = await uploadImage(instance, member, 'images/mill.jpg');
    const made = await make({ ...POST, cover });
    expect(made).toMatchObject({ ...POST, cover, publishedAt: '', minutes: 1 });
    expect((await ask('GET', '/machine-analytique')).body).toEqual(made);
    const changed = { series: 'Letters', tags: [], cover: null, coverFocus: null, blocks: [] };
    const saved = await ask('PATCH', `/${made.id}`, { revision: 1, ...changed });
    expect(saved.body).toMatchObject({ ...POST, ...changed, revision: 2 });
  });

  it('has a reading time from its words, whoever counts', async () => {
    const { ask, make } = await openPosts();
    const made = await make({ blocks: [textOf(690)] });
    expect(made.minutes).toBe(3);
    const saved = await ask('PATCH', `/${made.id}`, { revision: 1, blocks: [textOf(1150)] });
    expect(saved.body.minutes).toBe(5);
    expect((await ask('PATCH', `/${made.id}`, { revision: 2, minutes: 1 })).status).toBe(400);
  });

  it('is found by its text, and listed without it', async () => {
    const { list, make } = await openPosts();
    await make({ blocks: [{ id: id(1), kind: 'text', text: 'The Jacquard loom' }] });
    await make({ title: 'Another one' });
    const { items } = await list('?q=jacquard');
    expect(items.map(({ title }) => title)).toEqual(['Note G']);
    expect(items[0]).not.toHaveProperty('blocks');
  });

  it('is listed by series', async () => {
    const { ask, make, titles } = await openPosts();
    for (const [title, series] of [
      ['A', 'Notes'],
      ['B', 'Letters'],
      ['C', 'Notes'],
      ['D', ''],
    ] as const)
      await make({ title, series });
    expect((await ask('GET', '/series')).body.items).toEqual([
      { name: 'Letters', count: 1 },
      { name: 'Notes', count: 2 },
    ]);
    expect(await titles('?kind=Notes')).toEqual(['C', 'A']);
    const other = await addMember(instance);
    expect((await other.call('GET', '/api/posts/series')).body.items).toEqual([]);
  });

  it('keeps its URL once it is published, and former URLs lead to it', async () => {
    const { ask, make } = await openPosts();
    const made = await make({ title: 'First' });
    await ask('PATCH', `/${made.id}`, { revision: 1, title: 'Second' });
    const published = await ask('PATCH', `/${made.id}`, { revision: 2, status: 'published' });
    expect(published.body.slug).toBe('second');
    expect((await ask('PATCH', `/${made.id}`, { revision: 3, title: 'Third' })).body.slug).toBe('second');
    expect((await ask('GET', '/first')).body.id).toBe(made.id);
  });

  it('is a draft without a date when it is duplicated', async () => {
    const { ask, make } = await openPosts();
    const made = await make({ status: 'published', publishedAt: '2020-01-01T00:00:00Z' });
    expect((await ask('POST', `/${made.id}/duplicate`)).body).toMatchObject({ status: 'draft', publishedAt: '' });
  });

  it('restores the text of a version, and neither its status nor its date', async () => {
    const { ask, make } = await openPosts();
    const made = await make({ blocks: [textOf(690)] });
    await instance.kernel.db.pool.query(
      `update records set updated_at = updated_at - interval '1 hour' where id = $1`,
      [made.id],
    );
    const published = (await ask('PATCH', `/${made.id}`, { revision: 1, status: 'published', blocks: [] })).body;
    const [version] = (await ask('GET', `/${made.id}/versions`)).body.items;
    const restored = await ask('POST', `/${made.id}/versions/${version.id}/restore`, { revision: 2 });
    expect(restored.status).toBe(200);
    expect((await ask('GET', `/${made.id}`)).body).toMatchObject({
      ...{ status: 'published', publishedAt: published.publishedAt, blocks: [textOf(690)], minutes: 3 },
    });
  });
});

const INVALID_VALUES: Record<string, RefusedValues> = {
  title: [[''], ['   '], [text(201)], [7], [null], ['a\nb'], ['\u202eevil'], ['\ud800'], ['a\0b']],
  summary: [[text(301)], [false], ['a\u2028b']],
  series: [[text(121)], [null], ['a\nb']],
  coverAlt: [[text(501)], [null]],
  status: [['archived'], ['Published'], [null], [0]],
  publishedAt: [
    ['tomorrow'],
    ['2026-12-01'],
    ['2026-13-01T00:00:00Z'],
    ['2026-12-01T09:00:00+02:00'],
    ['1e999'],
    [1_764_579_600_000],
    [null],
    [{}],
  ],
  tags: [['maths'], [[''], 'tags.0'], [[text(41)], 'tags.0'], [Array.from({ length: 31 }, (_, at) => `${at}`)]],
  originalUrl: [['nowhere'], ['javascript:alert(1)'], ['data:text/html,x'], [`https://example.org/${text(2000)}`]],
  cover: [['x'], [7], ['0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c99']],
  coverFocus: [['center'], [{ x: 101, y: 0 }, 'coverFocus.x']],
  blocks: [
    ['x'],
    // Posts have no fields that blocks could be the places of.
    [[{ id: 'problem', kind: 'field' }], 'blocks.0.kind'],
    [[{ id: id(1), kind: 'text', text: text(20_001) }], 'blocks.0.text'],
    [[textOf(1), textOf(1)]],
    [Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), kind: 'divider' }))],
  ],
};

describe('input that doesn’t fit is refused with its field', () => {
  it.each(Object.entries(INVALID_VALUES))('%s', async (field, values) =>
    expectRefused(await openPosts(), field, values),
  );
});
