import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import { root } from '#platform/server/root.ts';
import { openCvs, setName } from '#testing/cvs.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

/** Moves the last change of a CV back by some minutes. */
const passMinutes = (id: string, minutes: number) =>
  instance.kernel.db.pool.query(
    `update records set updated_at = updated_at - make_interval(mins => $2) where id = $1`,
    [id, minutes],
  );

type VersionItem = { id: string; name: string | null; revision: number; changes: object | null };

async function openCvWithHistory() {
  const ada = await openCvs(instance);
  const { id } = await ada.make();
  return {
    ...ada,
    id,
    versions: async () => (await ada.ask('GET', `/${id}/versions`)).body.items as VersionItem[],
    nameIn: async (version: string) =>
      (await ada.ask('GET', `/${id}/versions/${version}`)).body.document.basics.name as string,
  };
}

it('saves one version at the end of each editing session', async () => {
  const { id, change, versions, nameIn } = await openCvWithHistory();
  await change(id, 1, setName('One'));
  await change(id, 2, setName('Two'));
  expect(await versions()).toEqual([]);
  await passMinutes(id, 31);
  await change(id, 3, setName('Three'));
  await change(id, 4, setName('Four'));
  expect(await versions()).toMatchObject([{ name: null, revision: 3 }]);
  await passMinutes(id, 29);
  await change(id, 5, setName('Five'));
  expect(await versions()).toHaveLength(1);
  await passMinutes(id, 31);
  await change(id, 6, setName('Six'));
  const saved = await versions();
  expect(saved.map(({ revision }) => revision)).toEqual([6, 3]);
  expect(await Promise.all(saved.map((version) => nameIn(version.id)))).toEqual(['Five', 'Two']);
});

it('saves, renames and deletes a named version', async () => {
  const { id, ask, change, versions, nameIn } = await openCvWithHistory();
  await change(id, 1, setName('As sent'));
  const saved = await ask('POST', `/${id}/versions`, { name: 'Sent to Turin' });
  expect([saved.status, saved.body]).toMatchObject([201, { name: 'Sent to Turin', revision: 2 }]);
  await change(id, 2, setName('Later'));
  expect(await nameIn(saved.body.id)).toBe('As sent');
  const path = `/${id}/versions/${saved.body.id}`;
  expect((await ask('PATCH', path, { name: 'Sent on Monday' })).body.name).toBe('Sent on Monday');
  expect((await ask('PATCH', path, { name: '' })).status).toBe(400);
  expect((await ask('DELETE', path)).status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(404);
  expect(await versions()).toEqual([]);
});

it('restores a version as a new revision, and restores the replaced state in turn', async () => {
  const { id, ask, change, read, versions } = await openCvWithHistory();
  const old = (await ask('POST', `/${id}/versions`, { name: 'First' })).body.id;
  const first = (await read(id)).document;
  await change(id, 1, setName('Changed'));
  const changed = (await read(id)).document;
  expect((await ask('POST', `/${id}/versions/${old}/restore`, { revision: 1 })).status).toBe(409);
  const restored = await ask('POST', `/${id}/versions/${old}/restore`, { revision: 2 });
  expect([restored.status, restored.body]).toMatchObject([200, { revision: 3, document: first }]);
  const undone = await ask('POST', `/${id}/versions/${restored.body.kept}/restore`, { revision: 3 });
  expect(undone.body).toMatchObject({ revision: 4, document: changed });
  expect((await versions()).map(({ revision }) => revision)).toEqual([3, 2, 1]);
});

it('describes the changes since a version and between two versions', async () => {
  const { id, ask, change } = await openCvWithHistory();
  await change(id, 1, { do: 'set', at: ['basics'], field: 'summary', value: 'Wrote notes on the engine.' });
  const one = (await ask('POST', `/${id}/versions`, { name: 'One' })).body.id;
  await change(id, 2, { do: 'set', at: ['basics'], field: 'summary', value: 'Wrote seven notes on the engine.' });
  const two = (await ask('POST', `/${id}/versions`, { name: 'Two' })).body.id;
  await change(id, 3, { do: 'hide', at: ['sections', 'work'], hidden: true });
  const changesBetween = await ask('GET', `/${id}/versions/${one}/changes?to=${two}`);
  expect([changesBetween.status, changesBetween.body.changes]).toMatchObject([
    200,
    [{ did: 'changed', field: 'basics.summary', words: expect.arrayContaining([{ text: 'seven ', in: 'added' }]) }],
  ]);
  const changesSince = await ask('GET', `/${id}/versions/${one}/changes`);
  expect(changesSince.body.changes).toMatchObject([
    { did: 'changed' },
    { did: 'hidden', kind: 'section', at: ['sections', 'work'] },
  ]);
});

it('names each version by what changed in it', async () => {
  const { id, ask, change, versions } = await openCvWithHistory();
  const entry = { id: 'acme', institution: 'Acme' };
  await change(id, 1, { do: 'insert', into: ['sections', 'education'], list: 'items', item: entry, after: null });
  await ask('POST', `/${id}/versions`, { name: 'First' });
  for (const [index, text] of ['Built it', 'Ran it'].entries()) {
    const item = { id: `bullet-${index}`, text };
    const into = ['sections', 'education', 'items', 'acme'];
    await change(id, 2 + index, { do: 'insert', into, list: 'highlights', item, after: null });
  }
  await change(id, 4, setName('Ada'));
  await passMinutes(id, 31);
  await change(id, 5, setName('Ada L.'));
  expect(await versions()).toMatchObject([
    {
      name: null,
      changes: { did: 'added', kind: 'highlight', inside: 'Acme', section: 'education', count: 2, more: 1 },
    },
    { name: 'First', changes: null },
  ]);
});

it('keeps the versions of a release that did not summarize changes', async () => {
  const { id, ask, change, versions } = await openCvWithHistory();
  const old = (await ask('POST', `/${id}/versions`, { name: 'First' })).body.id;
  await queryAsOwner(instance.databaseUrl, 'alter table cv_versions drop column changes');
  const { tag } = knownMigrations().find((migration) => migration.tag.endsWith('version_changes')) ?? {};
  await queryAsOwner(instance.databaseUrl, await readFile(join(root, 'drizzle', `${tag}.sql`), 'utf8'));
  await change(id, 1, setName('Changed'));
  expect(await versions()).toEqual([expect.objectContaining({ id: old, name: 'First', changes: null })]);
  expect((await ask('POST', `/${id}/versions/${old}/restore`, { revision: 2 })).status).toBe(200);
  expect((await versions())[0]).toMatchObject({ name: null, changes: { did: 'changed', count: 1, more: 0 } });
});

it('restores one section of a version and leaves the others', async () => {
  const { id, ask, change, read } = await openCvWithHistory();
  const old = (await ask('POST', `/${id}/versions`, { name: 'First' })).body.id;
  const before = (await read(id)).document;
  await change(id, 1, setName('Changed'));
  await change(id, 2, { do: 'hide', at: ['sections', 'work'], hidden: true });
  const path = `/${id}/versions/${old}/restore`;
  for (const section of ['nowhere', '', 'w'.repeat(65), '__proto__', 7])
    expect((await ask('POST', path, { revision: 3, section })).status).toBeGreaterThanOrEqual(400);
  const restored = await ask('POST', path, { revision: 3, section: 'work' });
  expect(restored.status).toBe(200);
  expect(restored.body.document.sections).toEqual(before.sections);
  expect(restored.body.document.basics.name).toBe('Changed');
  expect((await ask('POST', path, { revision: 3, section: 'work' })).status).toBe(409);
});

it('lists versions page by page, for one CV only', async () => {
  const { id, ask, make } = await openCvWithHistory();
  const other = (await make()).id;
  const elsewhere = (await ask('POST', `/${other}/versions`, { name: 'Elsewhere' })).body.id;
  for (const name of ['A', 'B', 'C']) await ask('POST', `/${id}/versions`, { name });
  const first = (await ask('GET', `/${id}/versions?limit=2`)).body;
  expect(first.items.map(({ name }: VersionItem) => name)).toEqual(['C', 'B']);
  const second = (await ask('GET', `/${id}/versions?limit=2&cursor=${first.nextCursor}`)).body;
  expect([second.items.map(({ name }: VersionItem) => name), second.nextCursor]).toEqual([['A'], undefined]);
  expect((await ask('GET', `/${id}/versions?cursor=nonsense`)).status).toBe(400);
  for (const [method, suffix] of [
    ['GET', ''],
    ['DELETE', ''],
    ['GET', '/changes'],
  ] as const) {
    expect((await ask(method, `/${id}/versions/${elsewhere}${suffix}`)).status).toBe(404);
  }
});

it('deletes the oldest automatic versions and keeps named ones', async () => {
  const { id, ask, change } = await openCvWithHistory();
  await ask('POST', `/${id}/versions`, { name: 'Stays' });
  await instance.kernel.db.pool.query(
    `insert into cv_versions (id, owner_id, cv_id, revision, document, version, saved_at, created_at)
     select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, owner_id, id, -n, document->'document', version, now(), now()
       from records, generate_series(1, 100) n where id = $1`,
    [id],
  );
  await passMinutes(id, 31);
  await change(id, 1, setName('x'));
  const { rows } = await instance.kernel.db.pool.query(
    'select name, revision from cv_versions where cv_id = $1 order by id desc',
    [id],
  );
  expect(rows).toHaveLength(101);
  expect(rows.filter(({ name }) => name === 'Stays')).toHaveLength(1);
  expect(rows.some(({ revision }) => revision === -1)).toBe(false);
});
