import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { uploadImage } from '#testing/images.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

const PROJECTS = [
  {
    title: 'Engine, "analytical"',
    summary: '=1+1',
    role: '@analyst',
    client: '-Babbage',
    start: '1842',
    end: '',
    ongoing: true,
    status: 'archived',
    featured: true,
    tags: ['a, b'],
    stack: ['brass', 'steam; coal'.replace(';', ',')],
    links: [
      { label: 'Notes', url: 'https://example.org/a,b;c' },
      { label: '', url: 'https://example.org/' },
    ],
    caseStudy: { problem: 'Line 1\nLine 2', approach: '- one\n- two', outcome: '' },
    metrics: [
      { label: 'Ratio', value: '1:2' },
      { label: '', value: '25' },
    ],
    collaborators: [
      { name: 'Charles Babbage', url: 'https://example.org/cb' },
      { name: 'Luigi Menabrea', url: '' },
    ],
  },
  { title: 'المحرك', tags: [], start: '1843-07-10', end: '1843-08' },
];

const without = (record: Record<string, unknown>) => {
  const { id, revision, createdAt, updatedAt, trashedAt, images, ...rest } = record;
  return rest;
};

async function openFilled(path = '/api/projects', items: object[] = PROJECTS) {
  const collection = await openCollection(instance, path);
  for (const item of items.toReversed()) await collection.make(item);
  const { id } = await collection.make({ title: 'Thrown away' });
  await collection.ask('DELETE', `/${id}`);
  return collection;
}

async function listAll({ list, ask }: Awaited<ReturnType<typeof openFilled>>) {
  const { items } = await list('?limit=100');
  return Promise.all(items.map(async ({ id }) => without((await ask('GET', `/${id}`)).body)));
}

/** Imports another member's export into a new account and returns that account's collection. */
async function importInto(content: string, path = '/api/projects') {
  const collection = await openCollection(instance, path);
  const preview = await collection.ask('POST', '/import', { content });
  expect([preview.status, preview.body.items?.flatMap((item: { warnings: unknown[] }) => item.warnings)]).toEqual([
    200,
    [],
  ]);
  await collection.ask('POST', '/import', { content, take: preview.body.items.map((_: unknown, at: number) => at) });
  return collection;
}

describe('exporting records', () => {
  it.each(['json', 'csv'])('round-trips through %s in the same order', async (format) => {
    const collection = await openFilled();
    const { body, headers } = await collection.ask('GET', `/export/${format}`);
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="vitrine-projects-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
    );
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect(await listAll(await importInto(text))).toEqual(await listAll(collection));
    expect(text).not.toContain('Thrown away');
  });

  it('round-trips achievements and links them to the project of the same title', async () => {
    const path = '/api/achievements';
    const collection = await openCollection(instance, path);
    const project = (await collection.member.call('POST', '/api/projects', { title: 'Engine' })).body.id;
    await collection.make({
      title: 'Medal',
      kind: 'award',
      expires: '1850',
      metric: { label: 'Operations', value: '25' },
      evidence: [{ label: 'Report', url: 'https://example.org/r' }],
      visible: false,
      project,
    });
    const target = await openCollection(instance, path);
    const targetProject = (await target.member.call('POST', '/api/projects', { title: 'Engine' })).body.id;
    const content = (await collection.ask('GET', '/export/csv')).body;
    await target.ask('POST', '/import', { content, take: [0] });
    expect(await listAll(target)).toEqual(
      (await listAll(collection)).map((record) => ({ ...record, project: targetProject })),
    );
    await collection.ask('POST', '/import', {
      content: JSON.stringify((await collection.ask('GET', '/export/json')).body),
      take: [0],
    });
    const [first, second] = await listAll(collection);
    expect(second).toEqual(first);
  });

  it('writes CSV with a byte order mark, translated headings and escaped formulas', async () => {
    const collection = await openFilled();
    const answer = await fetch(`${instance.url}/api/projects/export/csv`, {
      headers: { authorization: `Bearer ${collection.member.token}`, 'accept-language': 'de' },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const text = bytes.toString();
    expect(text.slice(1).split('\r\n')[0]).toMatch(/^Titel,Slug,Zusammenfassung,Rolle,Auftraggeber,Beginn,Ende,/);
    expect(text).toContain(`"Engine, ""analytical"""`);
    for (const cell of [`"'=1+1"`, `"'@analyst"`, `"'-Babbage"`]) expect(text).toContain(cell);
    expect(text).not.toMatch(/(?:^|,|\r\n)"?[=+@-]/);
  });

  it('keeps images in JSON only for the member who owns them', async () => {
    const collection = await openCollection(instance);
    const { id: cover } = await uploadImage(instance, collection.member);
    await collection.make({ title: 'Engine', cover, gallery: [{ image: cover, alt: 'x', caption: '' }] });
    const content = JSON.stringify((await collection.ask('GET', '/export/json')).body);
    await collection.ask('POST', '/import', { content, take: [0] });
    expect((await listAll(collection)).map((record) => record.cover)).toEqual([cover, cover]);
    const target = await openCollection(instance);
    const { items } = (await target.ask('POST', '/import', { content, take: [0] })).body;
    expect(items[0].warnings).toEqual([
      { field: 'cover', problem: 'noSuchImage' },
      { field: 'gallery.0.image', problem: 'noSuchImage' },
    ]);
    expect(await listAll(target)).toMatchObject([{ cover: null, gallery: [] }]);
  });

  it('exports empty collections and collections of several pages', async () => {
    const emptyCollection = await openCollection(instance);
    expect((await emptyCollection.ask('GET', '/export/json')).body).toEqual({
      format: 'vitrine-projects',
      version: 5,
      items: [],
    });
    expect((await emptyCollection.ask('GET', '/export/csv')).body.split('\r\n')).toHaveLength(2);
    const content = `title\n${Array.from({ length: 401 }, (_, at) => `Engine ${at}`).join('\n')}`;
    await emptyCollection.ask('POST', '/import', { content, take: Array.from({ length: 401 }, (_, at) => at) });
    const { items } = (await emptyCollection.ask('GET', '/export/json')).body;
    expect(items.map(({ title }: { title: string }) => title)).toEqual(content.split('\n').slice(1));
  });

  it('rejects other formats and exports nothing of other members', async () => {
    const [ada, charles] = [await openFilled(), await openCollection(instance)];
    for (const format of ['xml', 'CSV', '', '../json']) {
      expect([400, 404]).toContain((await ada.ask('GET', `/export/${encodeURIComponent(format)}`)).status);
    }
    expect((await charles.ask('GET', '/export/json')).body.items).toEqual([]);
  });
});
