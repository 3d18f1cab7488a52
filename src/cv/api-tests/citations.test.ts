import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { type Member, send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

const BIBTEX = String.raw`@article{sketch,
  title = {Sketch of the {Analytical} Engine}, author = {Menabrea, L. F. and Lovelace, Ada},
  journal = {Scientific Memoirs}, volume = 3, pages = {666--731}, year = 1843, month = sep,
  doi = {10.5555/memoirs.1843.666}
}
@article{broken, title = {Broken, year = 1844}
@book{letters, title = {Letters to {\"O}rsted}, year = {1845}}
`;
const NEW_ENTRY = { state: 'new', existing: null, merged: null, changes: [], ids: {} };

const match = async ({ call }: Pick<Member, 'call'>, content: string) =>
  (await call('POST', '/api/entries/matches', { content })).body;
const states = (items: { state: string }[]) => items.map(({ state }) => state);

async function exported({ token }: Member, format: string) {
  const answer = await fetch(`${instance.url}/api/entries/export/${format}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('a list of publications', () => {
  it('is read for review, with the entries that cannot be, and nothing is stored', async () => {
    const ada = await addMember(instance);
    expect(await match(ada, BIBTEX)).toMatchObject({
      items: [
        {
          ...{ kind: 'publications', ...NEW_ENTRY },
          fields: {
            ...{
              kind: 'article',
              title: 'Sketch of the Analytical Engine',
              authors: ['L. F. Menabrea', 'Ada Lovelace'],
            },
            ...{ publisher: 'Scientific Memoirs', volume: '3', pages: '666–731', date: '1843-09' },
          },
        },
        { fields: { title: 'Letters to Örsted', kind: 'book' }, state: 'new' },
      ],
      problems: [{ line: 6, key: 'broken', problem: 'malformed' }],
    });
    expect((await ada.call('GET', '/api/entries')).body.items).toEqual([]);
  });

  it('is imported once: by DOI, or by title and year', async () => {
    const ada = await addMember(instance);
    const { items } = await match(ada, BIBTEX);
    const entries = items.map(({ kind, fields }: { kind: string; fields: object }) => ({ kind, fields }));
    expect((await ada.call('POST', '/api/entries/batch', { entries })).body).toMatchObject({ created: 2 });
    expect(states((await match(ada, BIBTEX)).items)).toEqual(['same', 'same']);
    const ris = (doi: string, title: string, year: string) =>
      `TY  - JOUR\nTI  - ${title}\nPY  - ${year}\nDO  - ${doi}\nJO  - Scientific Memoirs\nVL  - 3\nER  - \n`;
    const variants = [
      ris('https://doi.org/10.5555/MEMOIRS.1843.666', 'A sketch', '1843'),
      ris('', 'sketch of the analytical engine', '1843'),
      ris('10.5555/other', 'Sketch of the Analytical Engine', '1843'),
      ris('', 'Sketch of the Analytical Engine', '1900'),
    ];
    for (const [at, state] of ['similar', 'similar', 'new', 'new'].entries())
      expect(states((await match(ada, variants[at] ?? '')).items)).toEqual([state]);
  });

  it('keeps the names of authors as the member wrote them', async () => {
    const ada = await addMember(instance);
    const fields = { title: 'Sketch of the Analytical Engine', authors: ['A. Lovelace'], date: '1843' };
    await ada.call('POST', '/api/entries', { kind: 'publications', fields });
    const { items } = await match(ada, BIBTEX);
    expect(items[0]).toMatchObject({ state: 'similar', merged: { authors: ['A. Lovelace'], kind: 'article' } });
  });

  it('is read in Latin-1, and from programs that end lines in their own way', async () => {
    const ada = await addMember(instance);
    const bytes = Buffer.from('\ufeff@misc{a,\r\n  title = {Über Örsted}\r\n}\r\n'.slice(1), 'latin1');
    const { items } = await match(ada, bytes.toString('base64'));
    expect(items).toMatchObject([{ fields: { title: 'Über Örsted' } }]);
    expect((await match(ada, '\ufeff@misc{a, title = {B}}')).items).toHaveLength(1);
  });

  it('has a thousand entries at most', async () => {
    const ada = await addMember(instance);
    const list = Array.from({ length: 1100 }, (_, at) => `@misc{k${at}, title = {Title ${at}}, year = 1843}`).join(
      '\n',
    );
    const { items, problems } = await match(ada, list);
    expect(items).toHaveLength(1000);
    expect(problems).toEqual([{ line: 1001, key: 'k1000', problem: 'tooMany' }]);
  });

  it('is exported as BibTeX and RIS, from which the import gets the same publications', async () => {
    const ada = await addMember(instance);
    const { items } = await match(ada, BIBTEX);
    for (const { kind, fields } of items) await ada.call('POST', '/api/entries', { kind, fields });
    const archived = { kind: 'publications', status: 'archived', fields: { title: 'Archivedword' } };
    await ada.call('POST', '/api/entries', archived);
    const mary = await addMember(instance);
    await mary.call('POST', '/api/entries', { kind: 'publications', fields: { title: 'Maryword' } });
    for (const [format, type] of [
      ['bib', 'application/x-bibtex; charset=utf-8'],
      ['ris', 'application/x-research-info-systems; charset=utf-8'],
    ] as const) {
      const { headers, text } = await exported(ada, format);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`vitrine-publications-\\d{4}-\\d\\d-\\d\\d\\.${format}`),
      );
      expect(text).not.toMatch(/Archivedword|Maryword/);
      const read = await match(ada, text);
      expect([states(read.items), read.problems]).toEqual([['same', 'same'], []]);
    }
    expect((await exported(ada, 'docx')).status).toBe(400);
  });

  it('is not compared with that of another member', async () => {
    const [ada, mary] = [await addMember(instance), await addMember(instance)];
    await ada.call('POST', '/api/entries', {
      kind: 'publications',
      fields: { title: 'Sketch of the Analytical Engine' },
    });
    expect(states((await match(mary, BIBTEX)).items)).toEqual(['new', 'new']);
    expect((await exported(mary, 'bib')).text).toBe('');
  });

  it('is refused if it is none, with the formats that can be imported', async () => {
    const ada = await addMember(instance);
    const { status, body } = await ada.call('POST', '/api/entries/matches', {
      content: 'doi:10.5555/memoirs.1843.666',
    });
    expect([status, body.data.fields[0]]).toMatchObject([
      400,
      { path: 'content', message: expect.stringContaining('BibTeX and RIS') },
    ]);
  });

  it('is refused to signed-out callers', async () => {
    expect((await send(instance, 'POST', '/api/entries/matches', { body: { content: BIBTEX } })).status).toBe(401);
    for (const format of ['bib', 'ris'])
      expect((await fetch(`${instance.url}/api/entries/export/${format}`)).status).toBe(401);
  });
});

describe('a hostile list of publications', () => {
  const strings = Array.from({ length: 60 }, (_, at) => `@string{s${at + 1} = s${at} # s${at}}`).join('\n');
  it.each([
    ['of unclosed braces', `@misc{a, title = {${'{'.repeat(5_000_000)}`],
    ['of abbreviations', `@string{s0 = "${'x'.repeat(1000)}"}\n${strings}\n@misc{a, title = s60}`],
    ['of one name', `@misc{a, title = {b}, author = {${'A '.repeat(2_000_000)}}}`],
  ])('%s is answered', async (_, content) => {
    const ada = await addMember(instance);
    const { status } = await ada.call('POST', '/api/entries/matches', { content });
    expect([200, 400]).toContain(status);
    expect((await ada.call('GET', '/api/entries')).status).toBe(200);
  });
});
