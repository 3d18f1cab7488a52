import { describe, expect, it } from 'vitest';
import { readImagePath } from '#files/contract.ts';
import { openCvs } from '#testing/cvs.ts';
import { uploadImage } from '#testing/images.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { linkedItems } from '../model/sources/linked-items.ts';

const instance = shareTestInstance();

describe('a CV over plain HTTP', () => {
  it('is created from the profile, read, found, copied, moved and deleted', async () => {
    const ada = await openCvs(instance);
    await ada.member.call('PATCH', '/api/me', {
      profile: { location: 'London', socialLinks: { orcid: 'https://orcid.org/0', 'Note G': 'https://ada.org' } },
    });
    const photo = await uploadImage(instance, ada.member, 'images/photo.jpg');
    const { photoURL } = (await ada.member.call('PUT', '/api/me/photo', { file: photo.file })).body;
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
          image: readImagePath(photoURL)?.id,
          profiles: [
            { network: 'ORCID', url: 'https://orcid.org/0' },
            { network: 'Note G', url: 'https://ada.org' },
          ],
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

  it('is created with the work of its member, linked, latest first, without what is archived', async () => {
    const ada = await openCvs(instance);
    const other = await openCvs(instance);
    const entry = async (kind: string, fields: object, of = ada) => {
      const answer = await of.member.call('POST', '/api/entries', { kind, fields });
      expect([answer.status, answer.body]).toMatchObject([201, {}]);
      return answer.body.id as string;
    };
    const roles = (position: string, start: string) => ({ name: 'Memoirs', roles: [{ position, start }] });
    const translator = await entry('work', roles('Translator', '1842'));
    const author = await entry('work', roles('Author', '1843'));
    const archived = await entry('work', roles('Visitor', '1844'));
    await ada.member.call('POST', '/api/entries/bulk', { ids: [archived], action: 'archive' });
    const talk = await entry('talks', { title: 'On engines' });
    await entry('skills', { name: 'Gambling' }, other);
    const metrics = [{ label: 'Operations', value: '25' }];
    const project = (await ada.member.call('POST', '/api/projects', { title: 'Note G', metrics })).body;
    await ada.member.call('PATCH', '/api/me', { profile: { bio: 'Translates and annotates.' } });
    const { document } = await ada.make({ work: true });
    expect(document.basics.summary).toBe('Translates and annotates.');
    const [note] = document.sections.find(({ kind }) => kind === 'projects')?.items ?? [];
    expect(note).toMatchObject({ name: 'Note G', highlights: [{ text: 'Operations: 25' }] });
    const sources = linkedItems(document).map(({ kind, source }) => [kind, source.id]);
    expect(sources).toEqual([
      ['work', author],
      ['work', translator],
      ['talks', talk],
      ['projects', project.id],
    ]);
    for (const faulty of [{ example: 'nurse' }, { document }])
      expect((await ada.ask('POST', '', { name: 'Both', work: true, ...faulty })).status).toBe(400);
  });

  it('is created with as much of the work as it can hold', async () => {
    const ada = await openCvs(instance);
    const summary = 'Words. '.repeat(2500);
    for (const year of Array.from({ length: 24 }, (_, at) => String(1820 + at)))
      await ada.member.call('POST', '/api/entries', {
        kind: 'publications',
        fields: { title: `Note of ${year}`, date: year, summary },
      });
    const { document } = await ada.make({ work: true });
    const titles = linkedItems(document).map(({ value }) => value.title);
    expect(titles[0]).toBe('Note of 1843');
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.length).toBeLessThan(24);
  });

  it('is created from an example, with the name and email of the member', async () => {
    const ada = await openCvs(instance);
    const { document } = await ada.make({ example: 'nurse' });
    expect(document.basics).toMatchObject({ name: ada.member.name, email: ada.member.email });
    expect(document.sections.flatMap(({ items }) => items).length).toBeGreaterThan(5);
    expect((await ada.ask('POST', '', { name: 'x', example: 'astronaut' })).status).toBe(400);
    expect((await ada.ask('POST', '', { name: 'x', example: 'nurse', document })).status).toBe(400);
  });

  it.each([
    ['en-US', 'en', 'letter'],
    ['en-GB', 'en-GB', 'a4'],
    ['de', 'de', 'a4'],
  ])('uses the paper size and the English of %s, also for an example', async (requested, language, page) => {
    const ada = await openCvs(instance);
    const ask = async (body: object) =>
      (await ada.member.call('POST', '/api/cvs', body, { 'accept-language': requested })).body.document.design;
    expect(await ask({ name: 'Blank' })).toMatchObject({ language, page });
    const english = requested === 'de' ? 'en' : language;
    expect(await ask({ name: 'Nurse', example: 'nurse' })).toMatchObject({ language: english, page });
  });

  it.each([
    ['a missing name', {}, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
    ['an unknown field', { name: 'x', owner: 'me' }, 'owner'],
    ['an incomplete document', { name: 'x', document: { basics: {} } }, 'document.basics.name'],
    ['a document that is text', { name: 'x', document: '{}' }, 'document'],
    ['too many tags', { name: 'x', tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'tags'],
  ])('is rejected with the field path: %s', async (_, body, field) => {
    const ada = await openCvs(instance);
    const answer = await ada.ask('POST', '', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(answer.body.data.fields.map(({ path }: { path: string }) => path)).toContain(field);
    expect((await ada.ask('GET', '')).body.items).toEqual([]);
  });
});

it('deletes the CVs and versions of a member who leaves', async () => {
  const ada = await openCvs(instance);
  const { id } = await ada.make();
  await ada.ask('POST', `/${id}/versions`, { name: 'As sent' });
  const { uid, username, password } = ada.member;
  const deletion = await ada.member.call('DELETE', '/api/me', { username, password });
  expect(deletion.status).toBe(200);
  for (const table of ['records', 'cv_versions']) {
    const { rows } = await instance.kernel.db.pool.query(`select 1 from ${table} where owner_id = $1`, [uid]);
    expect(rows).toEqual([]);
  }
});
