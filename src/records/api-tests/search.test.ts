import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const q = (text: string) => `?q=${encodeURIComponent(text)}`;

describe('finding records', () => {
  it.each([
    ['en', 'The Analytical Engines', ['engine', 'analytic', 'ENGINES', 'analytical engine']],
    ['de', 'Größere Häuser und Brücken', ['haus', 'Brücke', 'GRÖSSERE', 'größer brücken']],
    ['es', 'Máquinas que calculaban', ['máquina', 'calcular', 'calculando']],
    ['fr', 'Les premières machines à calculer', ['machine', 'calculs', 'premier']],
    ['tr', 'İstanbul’daki kitaplar', ['kitap', 'İstanbul', 'kitaplarımız']],
    ['ar', 'المكتبات والكتب', ['مكتبة', 'المكتبات']],
  ])('finds inflected words in %s', async (language, title, queries) => {
    const { make, titles } = await openCollection(instance);
    const headers = { 'accept-language': language };
    await make({ title }, headers);
    await make({ title: 'Note G' }, headers);
    for (const query of queries) expect([query, await titles(q(query), headers)]).toEqual([query, [title]]);
  });

  it('finds prefixes of words in any order', async () => {
    const { make, titles } = await openCollection(instance);
    await make({ title: 'Bernoulli numbers', summary: 'Computed by the engine' });
    await make({ title: 'Jacquard loom' });
    for (let length = 1; length <= 'bernoulli'.length; length += 1) {
      expect(await titles(q('bernoulli'.slice(0, length)))).toEqual(['Bernoulli numbers']);
    }
    for (const query of ['num ber', 'engi bern', 'BERNOULLI  comp', 'jacq']) {
      expect([query, (await titles(q(query))).length]).toEqual([query, 1]);
    }
    for (const query of ['bernoulli loom', 'xern', 'ernoulli']) expect(await titles(q(query))).toEqual([]);
  });

  it('finds words in every text field', async () => {
    const { make, titles } = await openCollection(instance);
    await make({
      title: 'Titleword',
      summary: 'Summaryword',
      role: 'Roleword',
      client: 'Clientword',
      tags: ['tagword'],
      stack: ['stackword'],
      links: [{ label: 'labelword', url: 'https://example.org' }],
      caseStudy: {
        problem: 'problemword',
        approach: '**approachword**',
        outcome: '- [outcomeword](https://example.org)',
      },
      metrics: [{ label: 'metricword', value: 'valueword' }],
      collaborators: [{ name: 'nameword' }],
    });
    for (const field of 'title summary role client tag stack label problem approach outcome metric value name'.split(
      ' ',
    )) {
      expect([field, await titles(q(`${field}word`))]).toEqual([field, ['Titleword']]);
    }
    const achievements = await openCollection(instance, '/api/achievements');
    await achievements.make({
      title: 'Medal',
      issuer: 'Issuerword',
      description: 'descriptionword',
      credentialId: 'RS-1843',
      evidence: [{ label: 'evidenceword', url: 'https://example.org' }],
      metric: { label: 'metricword', value: '25' },
      tags: ['tagword'],
    });
    for (const word of ['issuerword', 'descriptionword', 'rs-1843', '1843', 'evidenceword', 'metricword', 'tagword']) {
      expect([word, await achievements.titles(q(word))]).toEqual([word, ['Medal']]);
    }
  });

  it('finds words with special characters', async () => {
    const { make, titles } = await openCollection(instance);
    const written = [
      'Node.js',
      'C++ and C#',
      'e-mail@example.org',
      'TCP/IP',
      'and/or',
      "Babbage's",
      '<b>bold</b>',
      '1.2.3',
      'a_b',
      'не&или',
      'x:*',
    ];
    for (const title of written) await make({ title });
    for (const title of written)
      expect([title, await titles(q(title))]).toEqual([title, expect.arrayContaining([title])]);
    for (const [query, title] of [
      ['node.j', 'Node.js'],
      ['js', 'Node.js'],
      ['mail', 'e-mail@example.org'],
      ['bold', '<b>bold</b>'],
      ['или', 'не&или'],
    ] as const)
      expect([query, await titles(q(query))]).toEqual([query, [title]]);
  });

  it('no longer finds text that was changed or trashed', async () => {
    const { make, titles, ask } = await openCollection(instance);
    const { id } = await make({ title: 'Loom' });
    await ask('PATCH', `/${id}`, { revision: 1, title: 'Engine' });
    expect([await titles(q('loom')), await titles(q('engine'))]).toEqual([[], ['Engine']]);
    await ask('DELETE', `/${id}`);
    expect([await titles(q('engine')), await titles(`${q('engine')}&status=trash`)]).toEqual([[], ['Engine']]);
  });
});

describe('search queries', () => {
  it('returns everything for white space and nothing for punctuation alone', async () => {
    const { make, titles } = await openCollection(instance);
    await make();
    for (const query of ['', ' ', '\t\n']) expect(await titles(q(query))).toEqual(['Note G']);
    for (const query of ['***', '&', '()', '😀', '!!', "'", '\\'])
      expect([query, await titles(q(query))]).toEqual([query, []]);
  });

  it('treats operators and stop words as plain words', async () => {
    const { make, titles } = await openCollection(instance);
    await make({ title: 'The and or not' });
    await make({ title: 'Silver' });
    await make({ title: 'Gold' });
    expect(await titles(q('gold or silver'))).toEqual([]);
    expect(await titles(q('the'))).toEqual(['The and or not']);
    for (const query of ['gold & !silver', "gold:A'", 'gold <-> ', '(gold', 'gold\\', '"gold', '-gold'])
      expect([query, (await titles(q(query))).length <= 1]).toEqual([query, true]);
  });

  it('rejects queries that are too long and tolerates invalid characters', async () => {
    const { ask, make, titles } = await openCollection(instance);
    await make({ title: 'a'.repeat(200) });
    expect(await titles(q('a'.repeat(200)))).toHaveLength(1);
    for (const length of [201, 1000]) {
      const answer = await ask('GET', q('a'.repeat(length)));
      expect([answer.status, answer.body.data.fields]).toEqual([400, [{ path: 'q', message: expect.any(String) }]]);
    }
    expect([414, 431]).toContain((await ask('GET', q('x '.repeat(5000)))).status);
    expect([400, 200]).toContain((await ask('GET', '?q=%00')).status);
    expect([400, 200]).toContain((await ask('GET', '?q=%ED%A0%80')).status);
  });

  it('finds the beginning of texts of the maximum length', async () => {
    const { make, titles } = await openCollection(instance);
    const long = (word: (at: number) => string) =>
      Array.from({ length: 5000 }, (_, at) => word(at))
        .join(' ')
        .slice(0, 20_000);
    const texts = [
      long((at) => `w${at.toString(36)}ing`),
      long((at) => String.fromCodePoint(0x20000 + at)),
      'x'.repeat(20_000),
      '解'.repeat(20_000),
      long((at) => `${at}.${at}@${at}.org`),
    ];
    for (const [at, text] of texts.entries()) {
      await make({
        title: `Long ${at}`,
        caseStudy: { problem: `begin${at} ${text}`.slice(0, 20_000), approach: text, outcome: text },
      });
      expect(await titles(q(`begin${at}`))).toEqual([`Long ${at}`]);
    }
  });
});
