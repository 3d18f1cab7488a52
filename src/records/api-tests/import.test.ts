import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

/** Previews a file and imports all of its items. Returns the previewed items and the records made. */
async function importAll(path: string, content: unknown, options: { verified?: boolean } = {}) {
  const collection = await openCollection(instance, path, options);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const preview = await collection.ask('POST', '/import', { content: text });
  expect([preview.status, preview.body.made]).toEqual([200, []]);
  expect((await collection.list()).items).toEqual([]);
  const take = preview.body.items.map(({ index }: { index: number }) => index);
  const { made } = (await collection.ask('POST', '/import', { content: text, take })).body;
  const records = [];
  for (const id of made) records.push((await collection.ask('GET', `/${id}`)).body);
  type ImportedItem = {
    title: string;
    warnings: { field: string; problem: string }[];
    duplicateOf: { title: string } | null;
  };
  return { collection, items: preview.body.items as ImportedItem[], records, text };
}

const RESUME = {
  basics: { name: 'Ada Lovelace' },
  projects: [
    {
      name: 'Analytical Engine',
      description: 'A machine for all calculations',
      highlights: ['Note G', 'First\nprogram'],
      keywords: ['brass', 'cards'],
      startDate: '1842-01-01',
      endDate: '1843',
      url: 'https://example.org/engine',
      roles: ['Analyst', 'Translator'],
      entity: 'Charles Babbage',
      type: 'application',
      budget: 17_000,
    },
  ],
  awards: [{ title: 'Medal', date: '1843-07-10', awarder: 'Royal Society', summary: 'For Note G' }],
  certificates: [{ name: 'Mathematics', date: '1840', issuer: 'De Morgan', url: 'https://example.org/c' }],
  publications: [
    {
      name: 'Sketch',
      publisher: 'Taylor',
      releaseDate: '1843-08',
      url: 'https://example.org/s',
      summary: 'With notes',
    },
  ],
};

describe('importing a JSON Resume', () => {
  it('imports projects and warns of unknown fields', async () => {
    const { items, records } = await importAll('/api/projects', RESUME);
    expect(items).toEqual([
      {
        index: 0,
        title: 'Analytical Engine',
        summary: 'A machine for all calculations',
        start: '1842-01-01',
        end: '1843',
        duplicateOf: null,
        warnings: [{ field: 'budget', problem: 'unknownField' }],
      },
    ]);
    expect(records).toMatchObject([
      {
        title: 'Analytical Engine',
        slug: 'analytical-engine',
        summary: 'A machine for all calculations',
        caseStudy: { problem: '', approach: '', outcome: '- Note G\n- First program' },
        stack: ['brass', 'cards'],
        tags: ['application'],
        role: 'Analyst, Translator',
        client: 'Charles Babbage',
        links: [{ label: '', url: 'https://example.org/engine' }],
        status: 'draft',
        ongoing: false,
      },
    ]);
  });

  it('imports awards, certificates and publications', async () => {
    const { items, records } = await importAll('/api/achievements', RESUME);
    expect(items.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(records).toMatchObject([
      { title: 'Medal', kind: 'award', issuer: 'Royal Society', date: '1843-07-10', description: 'For Note G' },
      { title: 'Mathematics', kind: 'certification', issuer: 'De Morgan', credentialUrl: 'https://example.org/c' },
      { title: 'Sketch', kind: 'publication', issuer: 'Taylor', date: '1843-08', description: 'With notes' },
    ]);
  });

  it('keeps a long description in full in the case study', async () => {
    const description = `Weaves ${'algebraical patterns '.repeat(20)}`.trim();
    const { records, items } = await importAll('/api/projects', { projects: [{ name: 'x', description }] });
    expect(records[0]).toMatchObject({
      summary: description.slice(0, 160).trim(),
      caseStudy: { problem: description },
    });
    expect(items[0]?.warnings).toEqual([{ field: 'summary', problem: 'tooLong' }]);
  });
});

describe('importing a table', () => {
  it.each([
    ['en', ',', 'Title,Start,End,Tags,Figures,Status'],
    ['de', ';', 'Titel;Beginn;Ende;Schlagwörter;Kennzahlen;Status'],
    ['es', ';', 'Título;Inicio;Fin;Etiquetas;Cifras;Estado'],
    ['fr', '\t', 'titre\tDébut\tFIN\tétiquettes\tchiffres\tStatut'],
    ['tr', '|', 'Başlık|Başlangıç|Bitiş|Etiketler|Rakamlar|Durum'],
    ['ar', ',', 'العنوان,البداية,النهاية,الوسوم,الأرقام,الحالة'],
    ['machine', ',', 'title,start,end,tags,metrics,status'],
  ])('recognizes columns by their headings in %s, with any delimiter', async (_, delimiter, head) => {
    const row = ['Note G', '10.07.1843', 'August 1843', '"maths; cards"', '"Operations: 25\nPages: 66"', 'Archived'];
    const { items, records } = await importAll('/api/projects', `\ufeff${head}\r\n${row.join(delimiter)}\r\n`);
    expect(records).toMatchObject([
      {
        title: 'Note G',
        start: '1843-07-10',
        end: '1843-08',
        tags: ['maths', 'cards'],
        metrics: [
          { label: 'Operations', value: '25' },
          { label: 'Pages', value: '66' },
        ],
        status: 'archived',
      },
    ]);
    expect(items[0]?.warnings.map(({ problem }) => problem)).toEqual(['dateRead', 'dateRead']);
  });

  it('recognizes an ongoing project in every language', async () => {
    for (const end of ['present', 'heute', 'Actualidad', 'aujourd’hui', 'Halen', 'حتى الآن', 'NOW']) {
      const { records } = await importAll('/api/projects', `title,start,end\nEngine,1843,${end}\n`);
      expect([end, records[0].end, records[0].ongoing]).toEqual([end, '', true]);
    }
  });

  it('links an achievement to a project by its title', async () => {
    const collection = await openCollection(instance, '/api/achievements');
    const project = (await collection.member.call('POST', '/api/projects', { title: 'Analytical Engine' })).body.id;
    const content = 'title,project,kind\nMedal,analytical ENGINE,award\nOther,Difference Engine,medal\n';
    const { items, made } = (await collection.ask('POST', '/import', { content, take: [0, 1] })).body;
    expect((await collection.ask('GET', `/${made[0]}`)).body).toMatchObject({ project, kind: 'award' });
    expect((await collection.ask('GET', `/${made[1]}`)).body).toMatchObject({ project: null, kind: 'other' });
    expect(items[1].warnings).toEqual([
      { field: 'kind', problem: 'unknownKind' },
      { field: 'project', problem: 'noSuchRecord' },
    ]);
  });
});

describe('importing records', () => {
  it('detects duplicates by title and date', async () => {
    const { collection, text, records } = await importAll('/api/projects', 'title,start\nÉtude,1843\nEngine,1842\n');
    const again = await collection.ask('POST', '/import', {
      content: text.replace('Étude', 'etude!').replace('1842', '1841'),
    });
    expect(again.body.items.map((item: { duplicateOf: unknown }) => item.duplicateOf)).toEqual([
      { id: records[0].id, title: 'Étude' },
      null,
    ]);
    await collection.ask('DELETE', `/${records[0].id}`);
    expect((await collection.ask('POST', '/import', { content: text })).body.items[0].duplicateOf).toBeNull();
  });

  it('imports only the selected items, once each, after existing records', async () => {
    const collection = await openCollection(instance);
    await collection.make({ title: 'There' });
    const content = 'title\nA\nB\nC\nD\n';
    const { made, items } = (await collection.ask('POST', '/import', { content, take: [3, 1, 1] })).body;
    expect([made.length, items.length]).toEqual([2, 4]);
    expect(await collection.titles()).toEqual(['There', 'D', 'B']);
    expect((await collection.ask('POST', '/import', { content, take: [] })).body.made).toEqual([]);
    for (const take of [[4], [-1], [0.5], ['0'], 'all', Array.from({ length: 2001 }, () => 0)]) {
      expect([take, (await collection.ask('POST', '/import', { content, take })).status]).toEqual([take, 400]);
    }
    expect(await collection.titles()).toHaveLength(3);
  });

  it('imports published records as drafts while the email address is unverified', async () => {
    const content = 'title,status\nEngine,published\n';
    const unverified = await importAll('/api/projects', content);
    expect(unverified.records).toMatchObject([{ status: 'draft' }]);
    expect(unverified.items[0]?.warnings).toEqual([{ field: 'status', problem: 'asDraft' }]);
    const verified = await importAll('/api/projects', content, { verified: true });
    expect(verified.records).toMatchObject([{ status: 'published' }]);
  });

  it('imports thousands of records with unique slugs, up to the limit', async () => {
    const content = `title\n${'Engine\n'.repeat(2000)}`;
    const { records, collection } = await importQuickly(content);
    expect(records).toBe(2000);
    const slugs = (await collection.pages('limit=100&sort=title')).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(2000);
    const more = await collection.ask('POST', '/import', { content: `${content}Engine\n` });
    expect([more.status, more.body.data.fields]).toEqual([
      400,
      [{ path: 'content', message: 'You can add up to 2,000 items' }],
    ]);
  });
});

async function importQuickly(content: string) {
  const collection = await openCollection(instance);
  const take = Array.from({ length: 2000 }, (_, at) => at);
  const answer = await collection.ask('POST', '/import', { content, take });
  return { collection, records: answer.body.made.length };
}
