import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const own = (...items: unknown[]) => JSON.stringify({ format: 'vitrine-projects', version: 1, items });
const MEGABYTE = 1024 * 1024;

async function previewImport(content: string, path = '/api/projects') {
  const collection = await openCollection(instance, path);
  return collection.ask('POST', '/import', { content });
}

const refusalOf = async (content: string) => {
  const { status, body } = await previewImport(content);
  return [status, body.data?.fields?.[0]?.path, body.data?.fields?.[0]?.message ?? body.message];
};

describe('unreadable import files', () => {
  it.each([
    [
      'truncated JSON',
      '{"projects": [{"name": "x"}',
      'This JSON file is damaged or incomplete. Export it again and retry.',
    ],
    ['invalid JSON', "{'projects': []}", 'This JSON file is damaged or incomplete. Export it again and retry.'],
    ['JSON without projects', '{"basics": {"name": "Ada"}}', 'There’s nothing to import in this file.'],
    ['invalid projects', '{"projects": [1, "x", null, []]}', 'There’s nothing to import in this file.'],
    ['projects outside a list', '{"projects": {"0": {"name": "x"}}}', 'There’s nothing to import in this file.'],
    ['an empty list', '[]', 'There’s nothing to import in this file.'],
    ['endlessly nested JSON', '['.repeat(100_000), 'The body is nested too deeply.'],
    ['deeply nested JSON', `{"projects":${'{"a":'.repeat(70)}1${'}'.repeat(70)}}`, 'The body is nested too deeply.'],
    [
      'JSON with an invalid length',
      '[{"title":"x","summary":{"length":{"toString":[]}}}]',
      'This JSON file is damaged or incomplete. Export it again and retry.',
    ],
    ['text without columns', 'Dear Mr Babbage,\nI have read your letter.\n', 'There’s nothing to import in this file.'],
    ['white space', ' \n\t\r\n ', 'There’s nothing to import in this file.'],
    ['only a header row', 'title,start\n', 'There’s nothing to import in this file.'],
    ['UTF-16 read as UTF-8', 'T\0i\0t\0l\0e\0\n\0', 'This file isn’t UTF-8 text. Save it as UTF-8 and try again.'],
    ['an image', `\ufffdPNG\r\n\u001a\n\0\0\0\rIHDR`, 'This file isn’t UTF-8 text. Save it as UTF-8 and try again.'],
    [
      'an export of another kind',
      '{"format":"vitrine-achievements","version":1,"items":[{"title":"x"}]}',
      'There’s nothing to import in this file.',
    ],
  ])('rejects %s', async (_, content, message) => {
    expect(await refusalOf(content)).toEqual([400, 'content', message]);
  });

  it('rejects files that are too large', async () => {
    const ascii = `title\n${'x'.repeat(2 * MEGABYTE - 6)}`;
    expect((await previewImport(ascii)).status).toBe(200);
    expect((await previewImport(`${ascii}x`)).status).toBe(400);
    expect((await previewImport(`title\n${'ö'.repeat(1.5 * MEGABYTE)}`)).status).toBe(413);
    expect((await previewImport('x'.repeat(6 * MEGABYTE))).status).toBe(413);
    // Only imports have the higher limit; other routes keep the default one.
    const collection = await openCollection(instance);
    expect((await collection.ask('POST', '', { title: 'x'.repeat(1.2 * MEGABYTE) })).status).toBe(413);
  });

  it('rejects content that is not text', async () => {
    const collection = await openCollection(instance);
    for (const content of [undefined, '', null, 7, ['title'], { title: 'x' }]) {
      expect([content, (await collection.ask('POST', '/import', { content })).status]).toEqual([content, 400]);
    }
  });
});

describe('imported items with errors', () => {
  it('removes only invalid values, each with a warning', async () => {
    const { body } = await previewImport(
      own({
        title: 'Engine',
        summary: 'x'.repeat(1000),
        start: '1843',
        end: '1842',
        status: 'secret',
        featured: 'perhaps',
        tags: ['maths', '', 7, { a: 1 }, 'x'.repeat(50)],
        stack: 'brass',
        links: [{ url: 'javascript:alert(1)' }, { url: 'example.org/x', label: 'ok' }, 'https://a.example', null],
        cover: 'no picture',
        gallery: [{ image: '00000000-0000-4000-8000-000000000000', alt: 'x' }],
        caseStudy: { problem: 'a\ud800b\u0001', result: 'x' },
        metrics: [{ label: 'x' }, { label: 'Operations', value: 25 }],
        role: 'Ana\u202elyst',
        id: '01a1ff23-c932-7abd-8322-b06eeba67c97',
        ownerId: 'ada',
      }),
    );
    expect(body.items).toHaveLength(1);
    const warnings = body.items[0].warnings
      .map(({ field, problem }: Record<string, string>) => `${field} ${problem}`)
      .sort();
    expect(warnings).toEqual([
      'caseStudy.problem cleaned',
      'caseStudy.result unknownField',
      'cover other',
      'end endsBeforeStart',
      'featured other',
      'gallery.0.image noSuchImage',
      'id unknownField',
      'links.0.url invalidUrl',
      'links.1.url addressCompleted',
      'links.2 other',
      'metrics.0 other',
      'ownerId unknownField',
      'role cleaned',
      'status other',
      'summary tooLong',
      'tags.3 other',
      'tags.4 tooLong',
    ]);
    const collection = await openCollection(instance);
    const content = own({
      title: 'Engine',
      tags: ['a', '', 7, { a: 1 }],
      stack: 'brass',
      metrics: [{ label: 'x' }, { label: 'n', value: 25 }],
      links: [{ url: 'javascript:x' }, { url: 'example.org', label: 'ok' }],
    });
    const { made } = (await collection.ask('POST', '/import', { content, take: [0] })).body;
    expect((await collection.ask('GET', `/${made[0]}`)).body).toMatchObject({
      tags: ['a', '7'],
      stack: ['brass'],
      metrics: [{ label: 'n', value: '25' }],
      links: [{ label: 'ok', url: 'https://example.org' }],
    });
  });

  it('takes a missing title from other fields or the item number', async () => {
    const { body } = await previewImport(
      own({ summary: 'A letter\nto Babbage' }, { role: 7 }, { title: '\u202e \u0000' }, { title: {} }, { title: 25 }),
    );
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(['A letter', '#2', '#3', '#4', '25']);
  });

  it('treats special property names as unknown fields', async () => {
    const { status, body } = await previewImport(
      '[{"title":"Engine","__proto__":{"status":"published"},"constructor":{"prototype":{"x":1}},"toString":"x"}]',
    );
    expect([status, body.items[0].title]).toEqual([200, 'Engine']);
    expect(body.items[0].warnings.map(({ field }: { field: string }) => field).sort()).toEqual([
      '__proto__',
      'constructor',
      'toString',
    ]);
    const table = await previewImport('title,__proto__,constructor\nEngine,x,y\n');
    expect(table.body.items[0].warnings).toHaveLength(2);
  });

  it('stores formulas as text and escapes them in CSV', async () => {
    const collection = await openCollection(instance);
    const title = '=HYPERLINK("https://evil.example","x")';
    const { made } = (await collection.ask('POST', '/import', { content: own({ title }), take: [0] })).body;
    expect((await collection.ask('GET', `/${made[0]}`)).body.title).toBe(title);
    const csv: string = (await collection.ask('GET', '/export/csv')).body;
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
  });

  it('removes an expiration date before the date of the achievement', async () => {
    const item = { title: 'Medal', date: '1843-07-10', expires: '1842' };
    const content = JSON.stringify({ format: 'vitrine-achievements', version: 1, items: [item] });
    const collection = await openCollection(instance, '/api/achievements');
    const { items, made } = (await collection.ask('POST', '/import', { content, take: [0] })).body;
    expect(items[0].warnings).toEqual([{ field: 'expires', problem: 'expiresBeforeDate' }]);
    expect((await collection.ask('GET', `/${made[0]}`)).body).toMatchObject({ date: '1843-07-10', expires: '' });
  });

  it('drops a proof that was not checked here', async () => {
    const proof = { format: '3.0', state: 'verified', checks: [], issuer: 'me', checkedAt: '2026-01-01T00:00:00Z' };
    const content = JSON.stringify({ format: 'vitrine-achievements', version: 1, items: [{ title: 'Medal', proof }] });
    const collection = await openCollection(instance, '/api/achievements');
    const { items, made } = (await collection.ask('POST', '/import', { content, take: [0] })).body;
    expect(items[0].warnings).toEqual([{ field: 'proof', problem: 'other' }]);
    expect((await collection.ask('GET', `/${made[0]}`)).body.proof).toBeNull();
  });

  it('imports arbitrary values as valid records', async () => {
    const names = [
      'title',
      'summary',
      'start',
      'end',
      'ongoing',
      'status',
      'tags',
      'links',
      'gallery',
      'caseStudy',
      'metrics',
      'cover',
      'collaborators',
      'slug',
    ];
    const collection = await openCollection(instance, '/api/projects', { verified: true });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 4 })), {
          minLength: 1,
          maxLength: 20,
        }),
        async (items) => {
          const content = own(...items.map((item) => ({ ...item, mark: 1 })));
          const take = items.map((_, at) => at);
          const answer = await collection.ask('POST', '/import', { content, take });
          expect([answer.status, answer.body.made?.length]).toEqual([200, items.length]);
        },
      ),
      { seed: 1815, numRuns: 15 },
    );
    for (const { id } of await collection.pages('limit=100'))
      expect((await collection.ask('GET', `/${id}`)).status).toBe(200);
  }, 60_000);
});
