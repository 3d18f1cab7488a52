import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const open = () => openCollection(instance, '/api/projects', { verified: true });

describe('project slugs', () => {
  it('derives a unique slug from the title, in any script', async () => {
    const { make } = await open();
    expect((await make({ title: 'The Analytical Engine' })).slug).toBe('the-analytical-engine');
    expect((await make({ title: 'the  analytical ENGINE!' })).slug).toBe('the-analytical-engine-2');
    expect((await make({ title: 'المحرك التحليلي' })).slug).toBe('المحرك-التحليلي');
    expect((await make({ title: '...' })).slug).toBe('untitled');
    const long = 'engine '.repeat(28);
    const slugs = [];
    for (let count = 0; count < 4; count += 1) slugs.push((await make({ title: long })).slug);
    expect(new Set(slugs).size).toBe(4);
  });

  it('allows two members to use the same slug', async () => {
    const [ada, charles] = [await open(), await open()];
    expect([(await ada.make()).slug, (await charles.make()).slug]).toEqual(['note-g', 'note-g']);
  });

  it('never uses a reserved slug', async () => {
    const { make, ask } = await open();
    for (const title of ['New', 'Facets', 'import', 'Export', 'bulk', 'edit']) {
      const { id, slug } = await make({ title });
      expect(slug).toBe(`${title.toLowerCase()}-2`);
      expect((await ask('GET', `/${slug}`)).body.id).toBe(id);
    }
    const uuid = '01a1ff23-c932-7abd-8322-b06eeba67c97';
    expect((await make({ title: uuid })).slug).toBe(`${uuid}-2`);
    for (const slug of ['new', 'export', uuid]) {
      const answer = await ask('POST', '', { title: 'x', slug });
      expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'slug']);
    }
  });

  it('follows the title until the project is published', async () => {
    const { make, ask } = await open();
    const { id } = await make({ title: 'Draft engine' });
    const save = async (revision: number, fields: object) =>
      (await ask('PATCH', `/${id}`, { revision, ...fields })).body.slug;
    expect(await save(1, { title: 'Better engine' })).toBe('better-engine');
    expect(await save(2, { status: 'published' })).toBe('better-engine');
    expect(await save(3, { title: 'Best engine' })).toBe('better-engine');
    expect(await save(4, { slug: 'chosen' })).toBe('chosen');
  });

  it('keeps former slugs pointing to the project', async () => {
    const { make, ask } = await open();
    const { id } = await make({ title: 'First' });
    await ask('PATCH', `/${id}`, { revision: 1, title: 'Second' });
    await ask('PATCH', `/${id}`, { revision: 2, title: 'Third' });
    for (const slug of ['first', 'second', 'third']) {
      expect((await ask('GET', `/${slug}`)).body).toMatchObject({ id, slug: 'third' });
    }
    expect((await make({ title: 'First' })).slug).toBe('first-2');
    const refused = await ask('POST', '', { title: 'x', slug: 'second' });
    expect([refused.status, refused.body.data.fields]).toEqual([
      400,
      [{ path: 'slug', message: 'You’re already using this URL for another item' }],
    ]);
    // A record may take one of its own former slugs again.
    expect((await ask('PATCH', `/${id}`, { revision: 3, slug: 'first' })).body.slug).toBe('first');
  });

  it('frees a slug when its project is permanently deleted', async () => {
    const { make, ask } = await open();
    const { id } = await make();
    await ask('DELETE', `/${id}`);
    expect((await make()).slug).toBe('note-g-2');
    await ask('DELETE', `/${id}/forever`);
    expect((await make()).slug).toBe('note-g');
  });

  it('rejects slugs that are not hyphenated words', async () => {
    const { ask } = await open();
    const none = [
      '',
      '-a',
      'a-',
      'a--b',
      'a b',
      'a/b',
      '..',
      'a%2fb',
      '<b>',
      'x'.repeat(61),
      'a\u0000',
      '😀',
      7,
      null,
      ['a'],
    ];
    for (const slug of none) {
      const answer = await ask('POST', '', { title: 'x', slug });
      expect([slug, answer.status, answer.body.data?.fields[0].path]).toEqual([slug, 400, 'slug']);
    }
  });

  it('gives a slug to only one of many concurrent requests', async () => {
    const { ask } = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('POST', '', { title: 'Engine' })));
    expect(answers.map(({ body }) => body.slug).sort()).toEqual([
      'engine',
      ...Array.from({ length: 7 }, (_, at) => `engine-${at + 2}`),
    ]);
    const renames = answers.map(({ body }) => ask('PATCH', `/${body.id}`, { revision: 1, slug: 'the-one' }));
    const statuses = (await Promise.all(renames)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  });

  it('does not resolve slugs of other members', async () => {
    const [ada, charles] = [await open(), await open()];
    await ada.make({ title: 'Hers alone' });
    expect((await charles.ask('GET', '/hers-alone')).status).toBe(404);
  });
});
