import { describe, expect, it } from 'vitest';
import { collectionOf, openCollection } from '#testing/collection.ts';
import { signInAgain } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeRepairDraft } from '../server/exchange/repair-draft.ts';
import { documentOf, type RecordKind } from '../server/record-kind.ts';

const instance = shareTestInstance();

describe('saving a record', () => {
  it('changes only the fields that are sent', async () => {
    const { make, ask } = await openCollection(instance);
    const made = await make({ role: 'Author', tags: ['maths'] });
    const saved = await ask('PATCH', `/${made.id}`, { revision: 1, summary: 'Notes', tags: [] });
    const { updatedAt } = saved.body;
    expect(saved.body).toEqual({ ...made, revision: 2, summary: 'Notes', tags: [], updatedAt });
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(String(made.updatedAt)));
  });

  it('rejects an outdated revision and returns the current record', async () => {
    const { make, ask, member } = await openCollection(instance);
    const elsewhere = collectionOf(await signInAgain(instance, member));
    const { id } = await make();
    const theirs = (await elsewhere.ask('PATCH', `/${id}`, { revision: 1, role: 'Author' })).body;
    for (const revision of [1, 3, 1000]) {
      const late = await ask('PATCH', `/${id}`, { revision, role: 'Editor' });
      expect([late.status, late.body]).toEqual([
        409,
        {
          code: 'CONFLICT',
          status: 409,
          message: 'This has changed since you opened it. Reload and try again.',
          data: { current: theirs },
        },
      ]);
    }
    expect((await ask('GET', `/${id}`)).body).toEqual(theirs);
  });

  it('accepts only one of many concurrent saves', async () => {
    const { make, ask } = await openCollection(instance);
    const { id } = await make();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => ask('PATCH', `/${id}`, { revision: 1, role: `Author ${at}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 24 }, () => 409)]);
    expect((await ask('GET', `/${id}`)).body.revision).toBe(2);
  });

  it.each([0, -1, 1.5, '1', null, undefined, 1e20])('rejects the revision %j', async (revision) => {
    const { make, ask } = await openCollection(instance);
    const { id } = await make();
    const answer = await ask('PATCH', `/${id}`, { revision, role: 'Author' });
    expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'revision']);
  });

  it('rejects fields that only the server writes', async () => {
    const { make, ask } = await openCollection(instance);
    const { id } = await make();
    for (const name of ['ownerId', 'createdAt', 'updatedAt', 'trashedAt', 'images', 'position', 'proof', '__proto__']) {
      const body = JSON.parse(`{"revision":1,"${name}":"x"}`);
      const answer = await ask('PATCH', `/${id}`, body);
      expect([answer.status, answer.body.data.fields]).toEqual([
        400,
        [{ path: name, message: 'This field doesn’t exist' }],
      ]);
    }
    const achievements = await openCollection(instance, '/api/achievements');
    expect((await achievements.ask('POST', '', { title: 'x', proof: null })).status).toBe(400);
  });

  it('returns 404 for trashed and deleted records', async () => {
    const { make, ask } = await openCollection(instance);
    const { id } = await make();
    await ask('DELETE', `/${id}`);
    expect((await ask('PATCH', `/${id}`, { revision: 2, role: 'Author' })).status).toBe(404);
    expect((await ask('POST', `/${id}/duplicate`)).status).toBe(404);
    await ask('DELETE', `/${id}/forever`);
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
      ['DELETE', '/forever'],
    ] as const) {
      expect((await ask(method, `/${id}${rest}`)).status).toBe(404);
    }
  });
});

describe('duplicating a record', () => {
  it('copies the content into a new draft', async () => {
    const { make, ask } = await openCollection(instance, '/api/projects', { verified: true });
    const made = await make({ status: 'published', featured: true, role: 'Author' });
    const copy = (await ask('POST', `/${made.id}/duplicate`)).body;
    const { id, slug, createdAt, updatedAt } = copy;
    expect(copy).toEqual({ ...made, id, slug, createdAt, updatedAt, status: 'draft', featured: false });
    expect([id, slug]).not.toEqual([made.id, made.slug]);
  });
});

describe('documents of an older version', () => {
  it('migrates a document when it is read, listed and saved', async () => {
    const { make, ask, list } = await openCollection(instance);
    const { id } = await make();
    const { pool } = instance.kernel.db;
    await pool.query(
      `update records set version = 0, document = '{"title": "Note G", "tags": ["old"]}' where id = $1`,
      [id],
    );
    const response = (await ask('GET', `/${id}`)).body;
    expect(response).toMatchObject({
      title: 'Note G',
      tags: ['old'],
      metrics: [],
      caseStudy: { problem: '' },
      cover: null,
      coverAlt: '',
      coverFocus: null,
    });
    expect((await list()).items[0]).toMatchObject({ title: 'Note G', tags: ['old'], stack: [] });
    expect((await ask('PATCH', `/${id}`, { revision: 1, role: 'Author' })).body).toEqual({
      ...response,
      role: 'Author',
      revision: 2,
      updatedAt: expect.any(String),
    });
    const { rows } = await pool.query('select version from records where id = $1', [id]);
    expect(rows).toEqual([{ version: 5 }]);
  });

  it('upgrades an older document and leaves a current one unchanged', () => {
    const kind = {
      version: 4,
      upgrade: (document: Record<string, unknown>, version: number) => ({ ...document, from: version }),
    } as unknown as RecordKind<{ from: number }>;
    expect(documentOf(kind, { document: { a: 1 }, version: 2 })).toEqual({ a: 1, from: 2 });
    expect(documentOf(kind, { document: { a: 1 }, version: 4 })).toEqual({ a: 1 });
  });
});

it('does not pollute prototypes through field names', () => {
  const draft = makeRepairDraft(JSON.parse('{"__proto__": {"polluted": true}, "title": "x"}'), { title: '' });
  draft.set(['__proto__', 'polluted'], 'yes');
  draft.remove(['constructor', 'prototype']);
  draft.set(['constructor', 'name'], 'x');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(Object.getPrototypeOf(draft.root)).toBe(Object.prototype);
});
