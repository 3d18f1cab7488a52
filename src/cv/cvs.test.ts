import { describe, expect, it } from 'vitest';
import { cvsOf, openCvs, setName } from '#testing/cvs.ts';
import { registerMember, visitor } from '#testing/members.ts';
import { keepPicture } from '#testing/pictures.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CV_LIMITS } from './model/content.ts';
import { CV_IMPORTS } from './server/import-cv.ts';

const instance = shareTestInstance();

describe('a CV over plain HTTP', () => {
  it('is made with what is known of its member, read, found, copied, moved and thrown away', async () => {
    const ada = await openCvs(instance);
    await ada.member.call('PATCH', '/api/me', {
      profile: { location: 'London', socialLinks: { github: 'https://github.com/ada' } },
    });
    const made = await ada.make({ tags: ['maths'] });
    expect(made).toMatchObject({
      name: 'For Turin',
      tags: ['maths'],
      visibility: 'private',
      locked: false,
      document: {
        basics: {
          name: ada.member.name,
          email: ada.member.email,
          location: { display: 'London' },
          profiles: [{ network: 'github', url: 'https://github.com/ada' }],
        },
        design: { language: 'en' },
      },
    });
    expect(await ada.read(made.id)).toEqual(made);
    await ada.change(made.id, 1, { do: 'set', at: ['basics'], field: 'headline', value: 'Analyst of engines' });

    const copy = (await ada.ask('POST', `/${made.id}/duplicate`)).body;
    expect(copy).toMatchObject({ name: 'For Turin', document: { basics: { headline: 'Analyst of engines' } } });
    const names = async (query = '') =>
      (await ada.ask('GET', query)).body.items.map(({ id, name }: { id: string; name: string }) => [id, name]);
    expect(await names()).toEqual([
      [copy.id, 'For Turin'],
      [made.id, 'For Turin'],
    ]);
    expect(await names('?q=analyst&tag=maths')).toHaveLength(2);
    expect(await names('?q=flyology')).toEqual([]);
    expect((await ada.ask('GET', '')).body.items[0]).not.toHaveProperty('document');
    expect((await ada.ask('POST', `/${copy.id}/move`, { after: made.id })).status).toBe(200);
    expect((await names())[0]).toEqual([made.id, 'For Turin']);

    expect((await ada.ask('DELETE', `/${copy.id}`)).body.trashedAt).toEqual(expect.any(String));
    expect((await ada.ask('POST', `/${copy.id}/restore`)).body.trashedAt).toBeNull();
    await ada.ask('DELETE', `/${copy.id}`);
    expect((await ada.ask('DELETE', `/${copy.id}/forever`)).status).toBe(200);
    expect((await ada.ask('GET', `/${copy.id}`)).status).toBe(404);
    expect((await ada.ask('GET', '/facets')).body).toEqual({
      total: 1,
      statuses: { private: 1 },
      tags: [{ tag: 'maths', count: 1 }],
    });
  });

  it('is made like an example, with the name and address of its member', async () => {
    const ada = await openCvs(instance);
    const { document } = await ada.make({ example: 'nurse' });
    expect(document.basics).toMatchObject({ name: ada.member.name, email: ada.member.email });
    expect(document.sections.flatMap(({ items }) => items).length).toBeGreaterThan(5);
    expect((await ada.ask('POST', '', { name: 'x', example: 'astronaut' })).status).toBe(400);
    expect((await ada.ask('POST', '', { name: 'x', example: 'nurse', document })).status).toBe(400);
  });

  it('takes a whole document, and shows the stored one to whoever was slower', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const withHeadline = (headline: string) => ({ ...document, basics: { ...document.basics, headline } });
    const answers = await Promise.all(
      ['Analyst', 'Poet'].map((headline) =>
        ada.ask('PUT', `/${id}`, { revision: 1, document: withHeadline(headline) }),
      ),
    );
    const [landed, late] = answers.sort((a, b) => a.status - b.status);
    expect([landed?.status, late?.status]).toEqual([200, 409]);
    expect(landed?.body).toMatchObject({ id, revision: 2 });
    expect(late?.body).toMatchObject({ code: 'CONFLICT', data: { current: landed?.body } });
    expect(await ada.read(id)).toEqual(landed?.body);
  });

  it('takes operations, all or none, and answers shortly', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    const saved = await ada.change(id, 1, setName('Ada Lovelace'), {
      do: 'insert',
      into: ['sections', 'work'],
      list: 'items',
      item: { id: 'engine', name: 'Analytical Engine' },
      after: null,
    });
    expect([saved.status, saved.body]).toEqual([200, { id, revision: 2, updatedAt: expect.any(String) }]);
    const before = await ada.read(id);
    expect(before.document.sections.find((one) => one.id === 'work')?.items).toMatchObject([
      { id: 'engine', name: 'Analytical Engine', roles: [], visible: true },
    ]);
    const unfit = await ada.change(id, 2, setName('Nobody'), { do: 'remove', at: ['sections', 'nowhere'] });
    expect([unfit.status, unfit.body.data.fields]).toMatchObject([400, [{ path: 'operations.1' }]]);
    const wrong = await ada.change(id, 2, { do: 'set', at: ['basics'], field: 'name', value: 7 });
    expect([wrong.status, wrong.body.data.fields]).toMatchObject([400, [{ path: 'document.basics.name' }]]);
    const alien = await ada.change(id, 2, {
      do: 'insert',
      into: ['sections', 'work'],
      list: 'items',
      item: { id: 'x', salary: 1 },
      after: null,
    });
    expect([alien.status, alien.body.data.fields]).toMatchObject([
      400,
      [{ path: expect.stringMatching(/^document\.sections\.\d+\.items\.0\.salary$/) }],
    ]);
    expect(await ada.read(id)).toEqual(before);
    const late = await ada.change(id, 1, setName('Late'));
    expect([late.status, late.body.data.current]).toEqual([409, before]);
  });

  it('moves little where little was changed in much', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const text = 'Weaves algebraical patterns. '.repeat(600);
    const items = Array.from({ length: 18 }, (_, at) => ({ id: `t${at}`, visible: true, extras: [], text }));
    const large = {
      ...document,
      sections: [
        ...document.sections,
        {
          id: 'long',
          kind: 'text',
          title: '',
          showTitle: true,
          visible: true,
          area: 'main',
          columns: 1,
          keepTogether: false,
          startOnNewPage: false,
          items,
        },
      ],
    };
    expect(JSON.stringify(large).length).toBeGreaterThan(300_000);
    expect((await ada.ask('PUT', `/${id}`, { revision: 1, document: large })).status).toBe(200);
    const body = { revision: 2, operations: [setName('Ada Lovelace')] };
    const answer = await ada.ask('PATCH', `/${id}`, body);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(body).length + JSON.stringify(answer.body).length).toBeLessThan(1000);

    const beyond = {
      ...large,
      sections: [
        ...large.sections,
        { ...large.sections.at(-1), id: 'more', items: items.map((item) => ({ ...item, id: `more-${item.id}` })) },
      ],
    };
    const refused = await ada.ask('PUT', `/${id}`, { revision: 3, document: beyond });
    expect([refused.status, refused.body]).toMatchObject([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: expect.stringContaining(`${CV_LIMITS.bytes / 1024} kB`) },
    ]);
    expect((await ada.read(id)).revision).toBe(3);
  });

  it.each([
    ['a name that is missing', {}, 'name'],
    ['a name that is empty', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
    ['a field that there is none of', { name: 'x', owner: 'me' }, 'owner'],
    ['a document of another shape', { name: 'x', document: { basics: {} } }, 'document.basics.name'],
    ['a document that is text', { name: 'x', document: '{}' }, 'document'],
    ['tags that are too many', { name: 'x', tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags'],
  ])('is refused with the field: %s', async (_, body, field) => {
    const ada = await openCvs(instance);
    const answer = await ada.ask('POST', '', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.data.fields.map(({ path }: { path: string }) => path)).toContain(field);
    expect((await ada.ask('GET', '')).body.items).toEqual([]);
  });

  it('names no picture or project of somebody else’s', async () => {
    const [ada, other] = [await openCvs(instance), await registerMember(instance)];
    const theirs = (await other.call('POST', '/api/projects', { title: 'Secret' })).body.id;
    const picture = (await keepPicture(instance, other)).id;
    const { id, document } = await ada.make();
    const withImage = { ...document, basics: { ...document.basics, image: picture } };
    const refused = await ada.ask('PUT', `/${id}`, { revision: 1, document: withImage });
    expect([refused.status, refused.body.data.fields]).toMatchObject([400, [{ path: 'document.basics.image' }]]);
    const operations = [
      { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects' }, after: null },
      {
        do: 'insert',
        into: ['sections', 'p'],
        list: 'items',
        item: { id: 'i', source: { id: theirs, seen: {} } },
        after: null,
      },
    ];
    const named = await ada.ask('PATCH', `/${id}`, { revision: 1, operations });
    expect([named.status, JSON.stringify(named.body)]).toEqual([400, expect.not.stringContaining('Secret')]);
  });
});

describe('what a CV lacks', () => {
  it('is told with its place and what would mend it, and how it answers an advertisement', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    const item = { id: 'i', name: 'Engine', url: 'example.com/engine', roles: [{ id: 'r', position: 'Analyst' }] };
    await ada.change(id, 1, { do: 'insert', into: ['sections', 'work'], list: 'items', item, after: null });
    const { results } = (await ada.ask('GET', `/${id}/checks`)).body;
    type Found = { field?: string; at: string[]; fixes?: never[] };
    const unlinked = results.find(({ at, field }: Found) => field === 'url' && at.at(-1) === 'i');
    expect(unlinked.fixes).toHaveLength(1);
    expect((await ada.change(id, 2, ...unlinked.fixes)).status).toBe(200);
    const work = (await ada.read(id)).document.sections.find((one) => one.id === 'work');
    expect(work?.items[0]).toMatchObject({ url: 'https://example.com/engine' });

    const advertisement = 'Requirements:\n- Analyst with experience in Kubernetes\n- Kubernetes';
    const match = await ada.ask('POST', `/${id}/job-match`, { advertisement });
    expect(match.status).toBe(200);
    const found = Object.fromEntries(
      match.body.terms.map((one: { term: string; found: unknown[] }) => [one.term.toLowerCase(), one.found.length > 0]),
    );
    expect(found).toMatchObject({ analyst: true, kubernetes: false });
    expect((await ada.ask('POST', `/${id}/job-match`, { advertisement: 'x'.repeat(20_001) })).status).toBe(400);
  });
});

describe('a CV that names projects', () => {
  it('is offered what has changed there, takes it over or leaves it, and stays when they are gone', async () => {
    const ada = await openCvs(instance);
    const project = (await ada.member.call('POST', '/api/projects', { title: 'Engine', summary: 'Notes.' })).body;
    const { id } = await ada.make();
    const item = {
      id: 'i',
      name: 'Engine',
      description: 'Short.',
      source: { id: project.id, seen: { name: 'Engine' } },
    };
    await ada.change(
      id,
      1,
      { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects' }, after: null },
      { do: 'insert', into: ['sections', 'p'], list: 'items', item, after: null },
    );
    await ada.member.call('PATCH', `/api/projects/${project.id}`, { revision: 1, title: 'Analytical Engine' });
    const { offers, orphans } = (await ada.ask('GET', `/${id}/offers`)).body;
    expect([offers, orphans]).toMatchObject([[{ field: 'name', name: 'Engine' }, { field: 'description' }], []]);
    expect(offers[0].words).toEqual([{ text: 'Analytical ', in: 'added' }, { text: 'Engine' }]);
    const answered = await ada.change(id, 2, ...offers[0].take, ...offers[1].leave);
    expect(answered.status).toBe(200);
    expect((await ada.read(id)).document.sections[0]?.items[0]).toMatchObject({
      name: 'Analytical Engine',
      description: 'Short.',
    });
    await ada.member.call('DELETE', `/api/projects/${project.id}`);
    const later = (await ada.ask('GET', `/${id}/offers`)).body;
    expect(later).toMatchObject({ orphans: [{ name: 'Analytical Engine' }] });
    expect((await ada.change(id, 3, setName('Ada Lovelace'))).status).toBe(200);
    expect((await ada.ask('POST', `/${id}/duplicate`)).status).toBe(201);
  });

  it('is brought in by somebody else without what is not theirs', async () => {
    const [ada, other] = [await openCvs(instance), await openCvs(instance)];
    const project = (await ada.member.call('POST', '/api/projects', { title: 'Engine' })).body;
    const picture = (await keepPicture(instance, ada.member)).id;
    const { id } = await ada.make();
    const item = { id: 'i', name: 'Engine', source: { id: project.id, seen: {} } };
    await ada.change(
      id,
      1,
      { do: 'set', at: ['basics'], field: 'image', value: picture },
      { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects' }, after: null },
      { do: 'insert', into: ['sections', 'p'], list: 'items', item, after: null },
    );
    const file = JSON.stringify((await ada.ask('GET', `/${id}/export/json-resume`)).body);
    const own = await ada.bringIn(file, 'cv.json');
    expect(own.body.document).toEqual((await ada.read(id)).document);
    const theirs = await other.bringIn(file, 'cv.json');
    expect([theirs.status, theirs.body.report.format]).toEqual([201, 'vitrine']);
    expect(theirs.body.document.basics.image).toBe('');
    expect(theirs.body.document.sections[0].items[0]).toMatchObject({ name: 'Engine', source: null });
  });
});

describe('a file that is brought in', () => {
  it.each([
    ['too large for any CV', `{"basics":{"name":"${'x'.repeat(9 * 1024 * 1024)}"}}`],
    ['larger than a request may be', `{"basics":{"name":"${'x'.repeat(50 * 1024 * 1024)}"}}`],
  ])('is refused before it is looked at where it is %s', async (_, content) => {
    const ada = await openCvs(instance);
    const answer = await ada.bringIn(content);
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    expect((await ada.ask('GET', '')).body.items).toEqual([]);
  });

  it('is one of not too many an hour', async () => {
    const ada = await openCvs(instance);
    for (let at = 0; at < CV_IMPORTS.tries; at += 1) await instance.kernel.limits.count(CV_IMPORTS, ada.member.uid);
    const answer = await ada.bringIn('{"basics":{"name":"Ada Lovelace"}}');
    expect([answer.status, answer.body]).toMatchObject([429, { data: { retryAfter: expect.any(Number) } }]);
  });
});

describe('a locked CV', () => {
  it('refuses every change with a clear error until it is unlocked', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const version = (await ada.ask('POST', `/${id}/versions`, { name: 'As sent' })).body.id;
    expect((await ada.ask('PUT', `/${id}/lock`, { locked: true })).body).toMatchObject({ locked: true, revision: 2 });
    const tries = [
      await ada.ask('PUT', `/${id}`, { revision: 2, document }),
      await ada.change(id, 2, setName('x')),
      await ada.ask('PATCH', `/${id}`, { revision: 2, name: 'Another' }),
      await ada.ask('POST', `/${id}/versions/${version}/restore`, { revision: 2 }),
      await ada.ask('DELETE', `/${id}`),
      await ada.ask('POST', '/bulk', { ids: [id], action: 'trash' }),
    ];
    for (const { status, body } of tries) {
      expect([status, body]).toMatchObject([
        423,
        { code: 'LOCKED', message: 'This is locked. Unlock it to change it.' },
      ]);
    }
    expect(await ada.read(id)).toMatchObject({ revision: 2, trashedAt: null });
    expect((await ada.ask('PUT', `/${id}/visibility`, { visibility: 'link' })).status).toBe(200);
    expect((await ada.ask('PUT', `/${id}/lock`, { locked: false })).status).toBe(200);
    expect((await ada.change(id, 4, setName('Ada Lovelace'))).status).toBe(200);
  });

  it('keeps all that were to go with it out of the trash, and is counted', async () => {
    const ada = await openCvs(instance);
    const ids = [await ada.make(), await ada.make(), await ada.make()].map(({ id }) => id);
    const lock = (id: string | undefined) => ada.ask('PUT', `/${id}/lock`, { locked: true });
    const trash = async () => {
      const { status, body } = await ada.ask('POST', '/bulk', { ids, action: 'trash' });
      return [status, body.code, body.message];
    };
    await lock(ids[0]);
    expect(await trash()).toEqual([423, 'LOCKED', 'One of these is locked. Unlock it first, or leave it out.']);
    await lock(ids[1]);
    expect(await trash()).toEqual([423, 'LOCKED', '2 of these are locked. Unlock them first, or leave them out.']);
    expect((await ada.ask('GET', '')).body.items).toHaveLength(3);
  });

  it('is copied unlocked', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    await ada.ask('PUT', `/${id}/lock`, { locked: true });
    expect((await ada.ask('POST', `/${id}/duplicate`)).body).toMatchObject({ locked: false, visibility: 'private' });
  });
});

describe('who may see a CV', () => {
  it('is its member’s to say, once their address is proven', async () => {
    const [ada, unproven] = [await openCvs(instance), await openCvs(instance, { verified: false })];
    const { id } = await ada.make();
    expect((await ada.ask('PUT', `/${id}/visibility`, { visibility: 'public' })).body.visibility).toBe('public');
    expect((await ada.ask('GET', '?status=public')).body.items).toHaveLength(1);
    expect((await ada.ask('PUT', `/${id}/visibility`, { visibility: 'friends' })).status).toBe(400);
    const made = await unproven.make();
    const refused = await unproven.ask('PUT', `/${made.id}/visibility`, { visibility: 'link' });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('is nobody else until then: other members and visitors find nothing, and change nothing', async () => {
    const [ada, other] = [await openCvs(instance), await openCvs(instance)];
    const made = await ada.make();
    expect((await other.ask('GET', `/${made.id}`)).status).toBe(404);
    expect((await other.change(made.id, 1, setName('x'))).status).toBe(404);
    expect((await visitor(instance).call('GET', `/api/cvs/${made.id}`)).status).toBe(401);
    expect(await ada.read(made.id)).toEqual(made);
  });
});

it('CVs of a member who leaves are gone with their versions', async () => {
  const ada = await openCvs(instance);
  const { id } = await ada.make();
  await ada.ask('POST', `/${id}/versions`, { name: 'As sent' });
  const { uid, username, password } = ada.member;
  const left = await ada.member.call('DELETE', '/api/me', { username, password });
  expect(left.status).toBe(200);
  for (const table of ['records', 'cv_versions']) {
    const { rows } = await instance.kernel.db.pool.query(`select 1 from ${table} where owner_id = $1`, [uid]);
    expect(rows).toEqual([]);
  }
  expect(cvsOf(ada.member)).toBeDefined();
});
