import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { makeCredential, makeIssuer, signCredential } from '#testing/badges.ts';
import { collectionOf } from '#testing/collection.ts';
import { addItem, addSection } from '#testing/cvs.ts';
import { uploadFile, uploadImage } from '#testing/images.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { makeZip, readZip } from '#testing/zip.ts';

type ExportedMember = Awaited<ReturnType<typeof addMember>>;

const open = (member: ExportedMember) => ({
  projects: collectionOf(member),
  achievements: collectionOf(member, '/api/achievements'),
});

const exportOf = async ({ url }: TestInstance, { token }: ExportedMember) => {
  const answer = await fetch(`${url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  return new Uint8Array(await answer.arrayBuffer());
};
const importInto = async (member: ExportedMember, zip: Uint8Array) =>
  (await member.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).body;

it('projects and achievements are imported in order, with everything that they refer to', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const { projects, achievements } = open(ada);
  const picture = await uploadImage(from, ada, 'images/mill.jpg');
  const report = await uploadFile(from, ada, 'evidence/report.txt', Buffer.from('Note G'));
  const engine = await projects.make({
    title: 'Engine',
    cover: picture.id,
    gallery: [{ image: picture.id, alt: 'The mill' }],
  });
  await projects.ask('PATCH', `/${engine.id}`, { revision: 1, title: 'Analytical Engine', status: 'published' });
  const thrown = await projects.make({ title: 'Loom' });
  await projects.ask('DELETE', `/${thrown.id}`);
  await projects.make({ title: 'Note G', tags: ['maths'] });
  await projects.ask('POST', `/${engine.id}/move`, { after: null });
  await achievements.make({
    title: 'Medal',
    project: engine.id,
    badge: picture.id,
    evidence: [{ label: 'R', file: report }],
  });

  const zip = await exportOf(from, ada);
  const there = await addMember(to);
  expect(await importInto(there, zip)).toEqual({
    imported: ['files', 'images', 'projects', 'achievements', 'profile'],
    warnings: [],
  });
  const own = open(there);
  expect(await own.projects.titles()).toEqual(['Analytical Engine', 'Note G']);
  expect(await own.projects.titles('?status=trash')).toEqual(['Loom']);
  const here = (await projects.ask('GET', `/${engine.id}`)).body;
  const copy = (await own.projects.ask('GET', '/analytical-engine')).body;
  const { id, cover, images, revision, updatedAt } = copy;
  expect(copy).toEqual({
    ...here,
    ...{ id, cover, images, revision, updatedAt: here.updatedAt ?? updatedAt },
    gallery: [{ image: cover, alt: 'The mill', caption: '' }],
  });
  expect([id, cover]).not.toEqual([engine.id, picture.id]);
  expect(Object.keys(images)).toEqual([cover]);
  expect((await own.projects.ask('GET', '/engine')).body.id).toBe(id);
  const [medal] = (await own.achievements.list()).items;
  expect((await own.achievements.ask('GET', `/${medal?.id}`)).body).toMatchObject({
    project: id,
    badge: cover,
    evidence: [{ label: 'R', file: `users/${there.uid}/evidence/report.txt` }],
  });

  // A second import changes nothing, in either account.
  for (const member of [there, ada]) {
    const collections = open(member);
    const readAll = async () => [
      (await collections.projects.list()).items,
      (await collections.achievements.list()).items,
    ];
    const before = await readAll();
    expect((await importInto(member, zip)).warnings).toEqual([]);
    expect(await readAll()).toEqual(before);
  }
});

it('a badge is verified again on import, for the importing member’s address', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const { achievements } = open(ada);
  const issuer = makeIssuer();
  const badge = signCredential(makeCredential({ issuer: issuer.did, email: ada.email }), issuer);
  const file = await uploadFile(from, ada, 'evidence/badge', Buffer.from(badge));
  await achievements.ask('POST', '/badge', { file, keep: true });
  const zip = await exportOf(from, ada);
  const stateFor = async (person: object) => {
    const there = await addMember(to, person);
    expect((await importInto(there, zip)).warnings).toEqual([]);
    const [item] = (await open(there).achievements.list()).items;
    expect((await importInto(there, zip)).warnings).toEqual([]);
    expect((await open(there).achievements.list()).items).toHaveLength(1);
    return (item?.proof as { state: string } | null)?.state;
  };
  expect(await stateFor({ email: ada.email })).toBe('verified');
  expect(await stateFor({})).toBe('invalid');
});

it('posts are imported with their dates, series and pictures, and stay scheduled', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const posts = collectionOf(ada, '/api/posts');
  const picture = await uploadImage(from, ada, 'images/mill.jpg');
  const block = { id: '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c11', kind: 'text', text: 'word '.repeat(690).trim() };
  const publishedAt = '2009-03-01T10:00:00.000Z';
  const planned = new Date(Date.now() + 3_600_000).toISOString();
  const old = await posts.make({
    ...{ title: 'Loom', status: 'published', publishedAt, series: 'Notes', tags: ['maths'], cover: picture.id },
    blocks: [
      block,
      { id: block.id.replace('11', '12'), kind: 'picture', width: 'wide', pictures: [{ image: picture.id }] },
    ],
  });
  await posts.make({ title: 'Note G', status: 'scheduled', publishedAt: planned });
  const zip = await exportOf(from, ada);

  const there = await addMember(to);
  expect(await importInto(there, zip)).toMatchObject({ imported: expect.arrayContaining(['posts']), warnings: [] });
  const own = collectionOf(there, '/api/posts');
  const copy = (await own.ask('GET', '/loom')).body;
  const { id, cover, images, revision } = copy;
  const exported = (await posts.ask('GET', '/loom')).body;
  const blocks = JSON.parse(JSON.stringify(exported.blocks).replaceAll(picture.id, cover));
  expect(copy).toEqual({ ...exported, id, cover, images, revision, blocks });
  expect(copy).toMatchObject({ publishedAt, minutes: 3 });
  expect([id, cover]).not.toEqual([old.id, picture.id]);
  expect((await own.ask('GET', '/note-g')).body).toMatchObject({ status: 'scheduled', publishedAt: planned });
  expect(await importInto(there, zip)).toMatchObject({ warnings: [] });
  expect(await own.titles()).toEqual(['Note G', 'Loom']);
});

it('a post that was published since its export is not imported again', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const posts = collectionOf(ada, '/api/posts');
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id } = await posts.make({ title: 'Note G', status: 'scheduled', publishedAt });
  const other = await posts.make({ title: 'Loom', summary: 'Cards', status: 'scheduled', publishedAt });
  const zip = await exportOf(from, ada);
  await posts.ask('PATCH', `/${id}`, { revision: 1, status: 'published' });
  await posts.ask('PATCH', `/${other.id}`, { revision: 1, summary: 'Cards and wheels' });
  await importInto(ada, zip);
  expect(await posts.titles('?status=published')).toEqual(['Note G']);
  // One with another text is a post of its own.
  expect(await posts.titles('?status=scheduled')).toEqual(['Loom', 'Loom']);
  // In another account, the post that is scheduled there is kept.
  const there = await addMember(to);
  await importInto(there, zip);
  const own = collectionOf(there, '/api/posts');
  await importInto(there, await exportOf(from, ada));
  expect((await own.titles()).toSorted()).toEqual(['Loom', 'Loom', 'Note G']);
});

it('posts of an edited export have a time that fits their status, or are drafts', async () => {
  const there = await addMember(await startTestInstance());
  const own = collectionOf(there, '/api/posts');
  const id = (at: number) => `01a1ff23-c932-7abd-8322-b06eeba67c${at + 10}`;
  const ahead = new Date(Date.now() + 3_600_000).toISOString();
  const edited = [
    { id: id(0), version: 1, document: { title: 'Timeless', status: 'published', publishedAt: '', minutes: -7 } },
    { id: id(1), version: 1, document: { title: 'Odd', status: 'scheduled', publishedAt: 'soon', blocks: 'none' } },
    { id: id(2), version: 1, document: { title: 'Past', status: 'scheduled', publishedAt: '2020-05-01T08:00:00Z' } },
    { id: id(3), version: 1, document: { title: 'Ahead', status: 'published', publishedAt: ahead } },
  ];
  const report = await importInto(
    there,
    await makeZip({ 'vitrine.json': { format: 'vitrine-export', version: 1 }, 'posts/1.json': edited }),
  );
  expect(report.warnings).toEqual(expect.arrayContaining(['posts/Timeless: status', 'posts/Odd: publishedAt']));
  for (const slug of ['timeless', 'odd'])
    expect((await own.ask('GET', `/${slug}`)).body).toMatchObject({ status: 'draft', minutes: 1 });
  for (const slug of ['past', 'ahead'])
    expect((await own.ask('GET', `/${slug}`)).body).toMatchObject({ status: 'draft', publishedAt: '' });
});

it('many records are exported in several files and imported in order', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const [ada, there] = [await addMember(from), await addMember(to)];
  const titles = Array.from({ length: 1200 }, (_, at) => `Engine ${at}`);
  await open(ada).projects.ask('POST', '/import', {
    content: `title\n${titles.join('\n')}\n`,
    take: titles.map((_, at) => at),
  });
  const zip = await exportOf(from, ada);
  expect(Object.keys(await readZip(zip)).filter((path) => path.startsWith('projects/'))).toHaveLength(3);
  expect((await importInto(there, zip)).imported).toContain('projects');
  expect((await open(there).projects.pages('limit=100')).map(({ title }) => title)).toEqual(titles);
});

it('a manipulated export is validated like any other input', async () => {
  const instance = await startTestInstance();
  const [ada, charles] = [await addMember(instance, { verified: false }), await addMember(instance)];
  const theirs = await open(charles).projects.make({ title: 'Theirs' });
  const picture = await uploadImage(instance, charles);
  const id = (at: number) => `01a1ff23-c932-7abd-8322-b06eeba67c${at + 10}`;
  const proof = { format: '3.0', state: 'verified', checks: [], issuer: 'me', checkedAt: '2026-01-01T00:00:00Z' };
  const zip = await makeZip({
    'vitrine.json': { format: 'vitrine-export', version: 1 },
    'projects/1.json': [
      {
        id: id(0),
        slug: '../x',
        formerSlugs: [7],
        version: 1,
        document: { title: 'x'.repeat(500), status: 'published', cover: picture.id },
      },
      {
        id: id(1),
        slug: 'new',
        formerSlugs: ['theirs', 'x y'],
        version: -5,
        createdAt: '9999-01-01T00:00:00Z',
        document: { __proto__: 1, title: 'B' },
      },
      { id: 'no id', document: {} },
      7,
    ],
    'projects/2.json': 'no JSON',
    'projects/x.json': [{ id: id(2), document: { title: 'never read' } }],
    'achievements/1.json': [
      {
        id: id(3),
        document: { title: 'Medal', proof, project: theirs.id, evidence: [{ file: 'users/x/evidence/none' }] },
      },
    ],
    'achievements/2.json': { not: 'a list' },
  });
  const report = await importInto(ada, zip);
  expect(report.imported).toEqual(['projects', 'achievements']);
  expect(report.warnings).toEqual(
    expect.arrayContaining(['projects/1.json', 'projects/2.json', 'achievements/2.json', 'achievements/Medal: proof']),
  );
  const { projects, achievements } = open(ada);
  const items = (await projects.list()).items;
  expect(items.map(({ title, status, cover, slug }) => [String(title).length, status, cover, slug])).toEqual([
    [200, 'draft', null, 'x'.repeat(60)],
    [1, 'draft', null, 'new-2'],
  ]);
  expect(Date.parse(String(items[1]?.createdAt))).toBeLessThan(Date.now() + 1000);
  const [medal] = (await achievements.list()).items;
  expect((await achievements.ask('GET', `/${medal?.id}`)).body).toMatchObject({
    proof: null,
    project: null,
    evidence: [],
  });
  expect((await open(charles).projects.ask('GET', '/theirs')).body.id).toBe(theirs.id);
});

it('a CV is imported with its picture and the project that it uses', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const picture = await uploadImage(from, ada, 'images/ada.jpg');
  const project = await open(ada).projects.make({ title: 'Engine' });
  const { id } = (await ada.call('POST', '/api/cvs', { name: 'For Turin', tags: ['maths'] })).body;
  const saved = await ada.call('PATCH', `/api/cvs/${id}`, {
    revision: 1,
    operations: [
      { do: 'set', at: ['basics'], field: 'image', value: picture.id },
      addSection('p', 'projects'),
      addItem('p', { id: 'i', name: 'Engine', source: { id: project.id, seen: { name: 'Engine' } } }),
    ],
  });
  expect(saved.status).toBe(200);
  const here = (await ada.call('GET', `/api/cvs/${id}`)).body.document;

  const there = await addMember(to);
  const report = await importInto(there, await exportOf(from, ada));
  expect(report).toMatchObject({ imported: expect.arrayContaining(['projects', 'cvs']), warnings: [] });
  const [item] = (await there.call('GET', '/api/cvs')).body.items;
  const copy = (await there.call('GET', `/api/cvs/${item.id}`)).body;
  const [own] = (await open(there).projects.list()).items;
  expect(copy).toMatchObject({ name: 'For Turin', tags: ['maths'], visibility: 'private' });
  expect(copy.document.sections[0].items[0].source.id).toBe(own?.id);
  expect(Object.keys(copy.images)).toEqual([copy.document.basics.image]);
  const renamed = JSON.parse(
    JSON.stringify(here)
      .replaceAll(picture.id, copy.document.basics.image)
      .replaceAll(project.id, own?.id ?? ''),
  );
  expect(copy.document).toEqual(renamed);
});

it('entries of the work are imported with their wordings and logos, and CVs stay linked to them', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const { id: logo } = await uploadImage(from, ada, 'images/works.jpg');
  const fields = {
    name: 'Example Works',
    logo,
    roles: [{ id: 'r', position: 'Engineer', summary: 'Built it at length' }],
  };
  const wordings = [{ name: 'short', texts: { 'r/summary': 'Built it' } }];
  const { body: job } = await ada.call('POST', '/api/entries', { kind: 'work', fields, wordings, tags: ['industry'] });
  const { body: skill } = await ada.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Logic' } });
  await ada.call('DELETE', `/api/entries/${skill.id}`);
  const { id } = (await ada.call('POST', '/api/cvs', { name: 'For Turin' })).body;
  const item = { id: 'i', name: 'Example Works', source: { id: job.id, seen: { name: 'Example Works' } } };
  const operations = [addSection('s', 'work'), addItem('s', item)];
  expect((await ada.call('PATCH', `/api/cvs/${id}`, { revision: 1, operations })).status).toBe(200);

  const there = await addMember(to);
  const report = await importInto(there, await exportOf(from, ada));
  expect(report).toMatchObject({ imported: expect.arrayContaining(['entries', 'cvs']), warnings: [] });
  const [own] = (await there.call('GET', '/api/entries')).body.items;
  expect(own).toMatchObject({
    kind: 'work',
    tags: ['industry'],
    wordings,
    fields: { ...job.fields, logo: own.fields.logo },
  });
  expect(Object.keys(own.images)).toEqual([own.fields.logo]);
  expect((await there.call('GET', '/api/entries?status=trash')).body.items).toMatchObject([{ kind: 'skills' }]);
  const [cv] = (await there.call('GET', '/api/cvs')).body.items;
  expect((await there.call('GET', `/api/cvs/uses?record=${own.id}`)).body.items).toMatchObject([{ id: cv.id }]);
  expect((await importInto(there, await exportOf(from, ada))).warnings).toEqual([]);
  expect((await there.call('GET', '/api/entries')).body.items).toHaveLength(1);
});
