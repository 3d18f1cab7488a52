import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import { root } from '#platform/server/root.ts';
import { addMember } from '#testing/add-member.ts';
import { addItem, addSection, openCvs } from '#testing/cvs.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { itemOfAchievement, itemOfEntry, itemOfProject } from '../model/sources/source-fields.ts';

const instance = shareTestInstance();

type ItemInput = { id: string } & Record<string, unknown>;

const JOB = {
  name: 'Example Works',
  location: 'Sampletown',
  roles: [{ position: 'Engineer', start: '2021-03', ongoing: true, highlights: [{ text: 'Built the **engine**' }] }],
};

describe('the entries of a member’s work', () => {
  it('are created, read, changed, found, moved, archived and deleted over plain HTTP', async () => {
    const ada = await addMember(instance);
    const made = await ada.call('POST', '/api/entries', { kind: 'work', fields: JOB, tags: ['industry'] });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        ...{ revision: 1, kind: 'work', status: 'active', tags: ['industry'] },
        fields: { name: 'Example Works', url: '', roles: [{ id: expect.any(String), position: 'Engineer' }] },
      },
    ]);
    const { id, fields } = made.body;
    expect((await ada.call('GET', `/api/entries/${id}`)).body).toEqual(made.body);
    const changed = { ...fields, name: 'Sample Works' };
    const saved = await ada.call('PATCH', `/api/entries/${id}`, { revision: 1, fields: changed });
    expect([saved.status, saved.body]).toMatchObject([200, { revision: 2, fields: changed, tags: ['industry'] }]);
    const late = await ada.call('PATCH', `/api/entries/${id}`, { revision: 1, tags: [] });
    expect([late.status, late.body.data.current]).toEqual([409, saved.body]);

    const school = (
      await ada.call('POST', '/api/entries', { kind: 'education', fields: { institution: 'Example University' } })
    ).body;
    const idsOf = async (query = '') =>
      (await ada.call('GET', `/api/entries${query}`)).body.items.map((entry: { id: string }) => entry.id);
    expect(await idsOf()).toEqual([school.id, id]);
    expect((await ada.call('POST', `/api/entries/${school.id}/move`, { after: id })).status).toBe(200);
    expect(await idsOf()).toEqual([id, school.id]);
    expect(await idsOf('?kind=education')).toEqual([school.id]);
    expect(await idsOf('?q=engine')).toEqual([id]);
    expect(await idsOf('?tag=industry')).toEqual([id]);
    expect(await idsOf('?sort=title')).toEqual([id, school.id]);
    expect(await idsOf('?sort=date')).toEqual([id, school.id]);

    await ada.call('POST', '/api/entries/bulk', { ids: [id], action: 'archive' });
    expect(await idsOf('?status=archived')).toEqual([id]);
    expect((await ada.call('GET', '/api/entries/facets?kind=work')).body).toEqual({
      ...{ total: 1, statuses: { archived: 1 }, tags: [{ tag: 'industry', count: 1 }] },
      kinds: { work: 1, education: 1 },
    });
    expect((await ada.call('POST', `/api/entries/${id}/duplicate`)).status).toBe(201);
    await ada.call('DELETE', `/api/entries/${id}`);
    expect(await idsOf('?status=trash')).toEqual([id]);
    expect((await ada.call('POST', `/api/entries/${id}/restore`)).body.trashedAt).toBeNull();
    await ada.call('DELETE', `/api/entries/${id}`);
    expect((await ada.call('DELETE', `/api/entries/${id}/forever`)).status).toBe(200);
    expect((await ada.call('GET', `/api/entries/${id}`)).status).toBe(404);
  });

  it('are created many at once, and those that exist are found instead', async () => {
    const ada = await addMember(instance);
    const { body: existing } = await ada.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    const entries = [
      { kind: 'work', fields: existing.fields },
      { kind: 'skills', fields: { name: 'Mathematics' } },
    ];
    const first = await ada.call('POST', '/api/entries/batch', { entries });
    expect([first.status, first.body]).toEqual([200, { ids: [existing.id, expect.any(String)], created: 1 }]);
    const second = await ada.call('POST', '/api/entries/batch', { entries });
    expect(second.body).toEqual({ ids: first.body.ids, created: 0 });
    await ada.call('POST', '/api/entries/bulk', { ids: [existing.id], action: 'archive' });
    await ada.call('PATCH', `/api/entries/${existing.id}`, { revision: 2, tags: ['industry'] });
    expect((await ada.call('POST', '/api/entries/batch', { entries })).body).toEqual(second.body);
    // An entry in the trash can't be linked, so it is created again.
    await ada.call('DELETE', `/api/entries/${existing.id}`);
    const again = (await ada.call('POST', '/api/entries/batch', { entries })).body;
    expect([again.created, again.ids[0] === existing.id]).toEqual([1, false]);
    const many = Array.from({ length: 501 }, (_, at) => ({ kind: 'skills', fields: { name: `Skill ${at}` } }));
    expect((await ada.call('POST', '/api/entries/batch', { entries: many })).status).toBe(400);
    expect((await ada.call('POST', '/api/entries/batch', { entries: many.slice(1) })).body.created).toBe(500);
    const bad = [...many.slice(1, 3), { kind: 'skills', fields: { name: 'x'.repeat(501) } }];
    const counted = async () => (await ada.call('GET', '/api/entries/facets')).body.total;
    const before = await counted();
    expect((await ada.call('POST', '/api/entries/batch', { entries: bad })).status).toBe(400);
    expect(await counted()).toBe(before);
  });

  it('refuse what does not belong to their kind, with its place', async () => {
    const ada = await addMember(instance);
    const faults = async (body: object) => {
      const answer = await ada.call('POST', '/api/entries', body);
      return [answer.status, answer.body.data?.fields?.map(({ path }: { path: string }) => path)];
    };
    expect(await faults({ kind: 'poems', fields: {} })).toEqual([400, ['kind']]);
    expect(await faults({ kind: 'skills', fields: { name: 7 } })).toEqual([400, ['fields.name']]);
    expect(await faults({ kind: 'skills', fields: { institution: 'A' } })).toEqual([400, ['fields.institution']]);
    expect(await faults({ kind: 'skills', fields: { name: 'x'.repeat(501) } })).toEqual([400, ['fields.name']]);
    expect(await faults({ kind: 'work', fields: { roles: 'none' } })).toEqual([400, ['fields.roles']]);
    expect(await faults({ kind: 'work', fields: { logo: '0190f5f6-0000-7000-8000-000000000000' } })).toEqual([
      400,
      ['fields.logo'],
    ]);
    const { body: skill } = await ada.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Logic' } });
    const moved = await ada.call('PATCH', `/api/entries/${skill.id}`, { revision: 1, kind: 'work' });
    expect([moved.status, moved.body.data.fields]).toMatchObject([400, [{ path: 'kind' }]]);
    const huge = {
      kind: 'work',
      fields: { roles: Array.from({ length: 10 }, () => ({ summary: 'x'.repeat(19_000) })) },
    };
    expect((await ada.call('POST', '/api/entries', huge)).status).toBe(413);
  });

  it('are refused to other members and to signed-out callers', async () => {
    const ada = await addMember(instance);
    const eve = await addMember(instance);
    const { body: entry } = await ada.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    for (const [method, path, body] of [
      ['GET', `/${entry.id}`, undefined],
      ['PATCH', `/${entry.id}`, { revision: 1, tags: ['mine'] }],
      ['DELETE', `/${entry.id}`, undefined],
      ['POST', `/${entry.id}/duplicate`, undefined],
      ['POST', '/bulk', { ids: [entry.id], action: 'trash' }],
    ] as const)
      expect((await eve.call(method, `/api/entries${path}`, body)).status, `${method} ${path}`).toBe(404);
    expect((await eve.call('GET', '/api/entries')).body.items).toEqual([]);
    expect((await ada.call('GET', `/api/entries/${entry.id}`)).body).toEqual(entry);
  });
});

describe('a CV made from entries', () => {
  it('is offered their changes, takes them, and keeps the entry when its original is deleted', async () => {
    const ada = await openCvs(instance);
    const { body: job } = await ada.member.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    const { id } = await ada.make();
    const item = itemOfEntry('i', job) as unknown as ItemInput;
    const added = await ada.change(id, 1, addSection('s', 'work'), addItem('s', item));
    expect(added.status).toBe(200);
    expect((await ada.ask('GET', `/${id}/offers`)).body).toEqual({ offers: [], orphans: [], wordings: [] });
    expect((await ada.ask('GET', `/uses?record=${job.id}`)).body.items).toMatchObject([{ id }]);

    const [role] = job.fields.roles;
    const highlights = [...role.highlights, { text: 'Sold it' }];
    const fields = { ...job.fields, location: 'Exampleville', roles: [{ ...role, highlights }] };
    await ada.member.call('PATCH', `/api/entries/${job.id}`, { revision: 1, fields });
    const { offers } = (await ada.ask('GET', `/${id}/offers`)).body;
    expect(offers).toMatchObject([
      { field: 'location', change: 'changed' },
      { field: 'highlights', change: 'added' },
    ]);
    expect((await ada.change(id, 2, ...offers[1].take)).status).toBe(200);
    expect((await ada.ask('GET', `/${id}/offers`)).body.offers).toMatchObject([{ field: 'location' }]);

    await ada.member.call('DELETE', `/api/entries/${job.id}`);
    expect((await ada.ask('GET', `/${id}/offers`)).body).toMatchObject({
      offers: [],
      orphans: [{ name: 'Example Works', inTrash: true }],
    });
    await ada.member.call('DELETE', `/api/entries/${job.id}/forever`);
    expect((await ada.ask('GET', `/${id}/offers`)).body.orphans).toMatchObject([{ inTrash: false }]);
    const { body: kept } = await ada.ask('POST', `/${id}/versions`, { name: 'Linked' });
    const { document } = await ada.read(id);
    expect(document.sections[0]?.items).toMatchObject([{ name: 'Example Works', location: 'Sampletown' }]);
    expect((await ada.fetchFile(`${id}/export/pdf`)).status).toBe(200);
    const at = ['sections', 's', 'items', 'i'];
    await ada.change(id, 3, { do: 'set', at, field: 'source', value: null });
    const restored = await ada.ask('POST', `/${id}/versions/${kept.id}/restore`, { revision: 4 });
    expect([restored.status, restored.body.document.sections[0].items[0].source]).toEqual([200, null]);
  });

  it('is shown in another wording of them, whole or entry by entry', async () => {
    const ada = await openCvs(instance);
    const { body: job } = await ada.member.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    const key = `${job.fields.roles[0].highlights[0].id}/text`;
    const wordings = [{ name: 'short', texts: { [key]: 'Built' } }];
    const saved = await ada.member.call('PATCH', `/api/entries/${job.id}`, { revision: 1, wordings });
    expect([saved.status, saved.body.wordings]).toEqual([200, wordings]);
    const { id } = await ada.make();
    const item = itemOfEntry('i', saved.body) as unknown as ItemInput;
    await ada.change(id, 1, addSection('s', 'work'), addItem('s', item));
    const at = ['sections', 's', 'items', 'i'];
    expect((await ada.ask('GET', `/${id}/offers`)).body.wordings).toEqual([{ at, names: ['short'] }]);
    const { operations } = (await ada.ask('POST', `/${id}/wording`, { wording: 'short' })).body;
    expect((await ada.change(id, 2, ...operations)).status).toBe(200);
    const textOf = async () =>
      JSON.stringify((await ada.read(id)).document.sections[0]?.items).match(/"text":"([^"]*)"/)?.[1];
    expect([(await ada.read(id)).document.wording, await textOf()]).toEqual(['short', 'Built']);
    const back = (await ada.ask('POST', `/${id}/wording`, { wording: '', at })).body.operations;
    await ada.change(id, 3, ...back);
    expect([(await ada.read(id)).document.wording, await textOf()]).toEqual(['short', 'Built the **engine**']);
    const eve = await openCvs(instance);
    expect((await eve.ask('POST', `/${id}/wording`, { wording: 'short' })).status).toBe(404);
    for (const bad of [
      [
        { name: 'short', texts: {} },
        { name: 'short', texts: {} },
      ],
      [{ name: '', texts: {} }],
      [{ name: 'a' }],
    ])
      expect((await ada.member.call('PATCH', `/api/entries/${job.id}`, { revision: 2, wordings: bad })).status).toBe(
        400,
      );
  });

  it('is shown as it was after an upgrade from a release without wordings', async () => {
    const ada = await openCvs(instance);
    const { body: job } = await ada.member.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    const { id } = await ada.make();
    await ada.change(id, 1, addSection('s', 'work'), addItem('s', itemOfEntry('i', job) as unknown as ItemInput));
    const asBefore = `update records set version = 5, document = document - 'wordings' #- '{document,wording}' where id = any($1)`;
    await instance.kernel.db.pool.query(asBefore, [[job.id, id]]);
    expect((await ada.member.call('GET', `/api/entries/${job.id}`)).body).toMatchObject({
      wordings: [],
      fields: job.fields,
    });
    expect((await ada.ask('GET', `/${id}/offers`)).body).toEqual({ offers: [], orphans: [], wordings: [] });
    expect((await ada.read(id)).document.wording).toBe('');
  });

  it('that are projects and achievements have wordings of their summary and description', async () => {
    const ada = await openCvs(instance);
    const project = (
      await ada.member.call('POST', '/api/projects', {
        ...{ title: 'Engine', summary: 'Built at length', tags: ['Full'] },
        wordings: [{ name: 'short', texts: { summary: 'Built' } }],
      })
    ).body;
    const achievement = (
      await ada.member.call('POST', '/api/achievements', {
        ...{ title: 'Medal', description: 'For the engine that was built at length' },
        wordings: [{ name: 'short', texts: { description: 'For the engine' } }],
      })
    ).body;
    const { id } = await ada.make();
    await ada.change(
      ...([id, 1, addSection('p', 'projects'), addSection('a', 'achievements')] as const),
      addItem('p', itemOfProject('i', project) as unknown as ItemInput),
      addItem('a', itemOfAchievement('j', achievement) as unknown as ItemInput),
    );
    const { wordings } = (await ada.ask('GET', `/${id}/offers`)).body;
    expect(wordings.map(({ names }: { names: string[] }) => names)).toEqual([['short'], ['short']]);
    const { operations } = (await ada.ask('POST', `/${id}/wording`, { wording: 'short' })).body;
    await ada.change(id, 2, ...operations);
    const items = (await ada.read(id)).document.sections.flatMap((section) => section.items as object[]);
    expect(items).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ id: 'i', description: 'Built' }),
        expect.objectContaining({ id: 'j', summary: 'For the engine' }),
      ]),
    );
    expect((await ada.ask('GET', `/${id}/offers`)).body.offers).toEqual([]);
    expect(itemOfProject('k', project, { wording: 'short' })).toMatchObject({ description: 'Built' });

    const asBefore = `update records set version = 1, document = document - 'wordings' where id = any($1)`;
    await instance.kernel.db.pool.query(asBefore, [[project.id, achievement.id]]);
    expect((await ada.member.call('GET', `/api/projects/${project.id}`)).body).toMatchObject({
      ...{ wordings: [], summary: 'Built at length', tags: ['Full'] },
    });
    expect((await ada.member.call('GET', `/api/achievements/${achievement.id}`)).body).toMatchObject({ wordings: [] });
    expect((await ada.ask('GET', `/${id}/offers`)).body.offers).toHaveLength(2);
  });

  it('is found by them after an upgrade from a release that did not keep references', async () => {
    const ada = await openCvs(instance);
    const project = (await ada.member.call('POST', '/api/projects', { title: 'Engine' })).body.id;
    await ada.member.call('POST', '/api/achievements', { title: 'Medal', project });
    const { id } = await ada.make();
    const item = { id: 'i', name: 'Engine', source: { id: project, seen: {} } };
    await ada.change(id, 1, addSection('p', 'projects'), addItem('p', item));
    await ada.make();
    await queryAsOwner(instance.databaseUrl, 'alter table records drop column refers_to');
    const { tag } = knownMigrations().find((migration) => migration.tag.endsWith('record_references')) ?? {};
    await queryAsOwner(instance.databaseUrl, await readFile(join(root, 'drizzle', `${tag}.sql`), 'utf8'));
    expect((await ada.ask('GET', `/uses?record=${project}`)).body.items).toMatchObject([{ id }]);
    expect((await ada.change(id, 2, { do: 'hide', at: ['sections', 'p'], hidden: true })).status).toBe(200);
  });

  it('tells where it is used: in CVs, in their letters, on the site and behind links', async () => {
    const ada = await openCvs(instance);
    const { body: job } = await ada.member.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    const { id } = await ada.make({ name: 'For Turin' });
    await ada.change(id, 1, addSection('s', 'work'), addItem('s', itemOfEntry('i', job) as unknown as ItemInput));
    const [bullet] = job.fields.roles[0].highlights;
    const quote = { id: 'q', of: `${bullet.id}/text`, text: bullet.text };
    await ada.change(id, 2, {
      ...{ do: 'insert', into: [], list: 'letters', after: null },
      item: { id: 'l', name: 'To the duke', text: bullet.text, quotes: [quote] },
    });
    await ada.change(id, 3, {
      ...{ do: 'insert', into: [], list: 'letters', after: null },
      item: { id: 'm', name: 'To nobody', text: bullet.text },
    });
    const uses = async () => (await ada.ask('GET', `/uses?record=${job.id}`)).body;
    const items = [{ id, name: 'For Turin', letters: ['To the duke'] }];
    expect(await uses()).toEqual({ items, links: [], onSite: false });
    const share = async (label: string, more = {}) => {
      const target = { kind: 'cv', id };
      return (await ada.member.call('POST', '/api/shares', { label, target, ...more })).body.shareId;
    };
    const [first, second] = [await share('Turin'), await share('Milan')];
    const mary = await openCvs(instance);
    const { id: theirs } = await mary.make();
    await mary.member.call('POST', '/api/shares', { label: 'Theirs', target: { kind: 'cv', id: theirs } });
    expect((await uses()).links).toEqual([
      { id: second, label: 'Milan', cv: id },
      { id: first, label: 'Turin', cv: id },
    ]);
    await ada.member.call('PATCH', `/api/shares/${first}`, { state: 'revoked' });
    expect((await uses()).links).toMatchObject([{ id: second }]);
    await ada.member.call('POST', '/api/entries/bulk', { ids: [job.id], action: 'publish' });
    expect((await uses()).onSite).toBe(true);
  });

  it('is exported with the others as a JSON Resume, which the import recognizes', { timeout: 60_000 }, async () => {
    const ada = await openCvs(instance);
    const add = (fields: object) => ada.member.call('POST', '/api/entries', fields);
    await add({ kind: 'work', fields: JOB });
    await add({ kind: 'skills', fields: { name: 'Logic' } });
    await add({ kind: 'skills', status: 'archived', fields: { name: 'Archivedword' } });
    const mary = await openCvs(instance);
    await mary.member.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Maryword' } });
    const answer = await fetch(`${instance.url}/api/entries/export/json`, {
      headers: { authorization: `Bearer ${ada.member.token}` },
    });
    expect(answer.headers.get('content-disposition')).toMatch(/vitrine-work-\d{4}-\d\d-\d\d\.json/);
    const content = await answer.text();
    expect(content).not.toMatch(/Archivedword|Maryword/);
    expect(JSON.parse(content)).toMatchObject({ skills: [{ name: 'Logic' }] });
    const { items } = (await ada.member.call('POST', '/api/entries/matches', { content })).body;
    expect(items.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
      ['work', 'same'],
      ['skills', 'same'],
    ]);
  });

  it('tells only its owner what it is made from', async () => {
    const ada = await openCvs(instance);
    const eve = await addMember(instance);
    const { body: job } = await ada.member.call('POST', '/api/entries', { kind: 'work', fields: JOB });
    expect((await eve.call('GET', `/api/cvs/uses?record=${job.id}`)).body).toEqual({
      items: [],
      links: [],
      onSite: false,
    });
    const { id } = await ada.make();
    const item = itemOfEntry('i', job) as unknown as ItemInput;
    const stolen = await openCvs(instance);
    const { id: theirs } = await stolen.make();
    for (const [cvs, cv, status] of [
      [ada, id, 200],
      [stolen, theirs, 400],
    ] as const) {
      const answer = await cvs.change(cv, 1, addSection('s', 'work'), addItem('s', item));
      expect(answer.status).toBe(status);
    }
  });
});
