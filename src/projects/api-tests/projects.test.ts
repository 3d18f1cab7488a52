import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

it('creates, reads, changes, finds, moves and deletes a project over plain HTTP', async () => {
  const ada = await addMember(instance);
  const made = await ada.call('POST', '/api/projects', { title: 'The Analytical Engine', tags: ['maths'] });
  expect([made.status, made.body]).toMatchObject([
    201,
    { revision: 1, slug: 'the-analytical-engine', status: 'draft' },
  ]);
  const { id } = made.body;
  expect((await ada.call('GET', `/api/projects/${id}`)).body).toEqual(made.body);

  const saved = await ada.call('PATCH', `/api/projects/${id}`, { revision: 1, title: 'Note G', role: 'Author' });
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { revision: 2, slug: 'note-g', role: 'Author', tags: ['maths'] },
  ]);
  const late = await ada.call('PATCH', `/api/projects/${id}`, { revision: 1, title: 'Late' });
  expect([late.status, late.body.data.current]).toEqual([409, saved.body]);
  expect((await ada.call('GET', '/api/projects/the-analytical-engine')).body.slug).toBe('note-g');

  const second = (await ada.call('POST', '/api/projects', { title: 'Difference Engine' })).body;
  const titles = async (query = '') =>
    (await ada.call('GET', `/api/projects${query}`)).body.items.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(['Difference Engine', 'Note G']);
  expect((await ada.call('POST', `/api/projects/${second.id}/move`, { after: id })).status).toBe(200);
  expect(await titles()).toEqual(['Note G', 'Difference Engine']);
  expect(await titles('?sort=title')).toEqual(['Difference Engine', 'Note G']);
  expect(await titles('?q=engin')).toEqual(['Difference Engine']);
  expect(await titles('?q=authors')).toEqual(['Note G']);
  expect(await titles('?tag=maths&status=draft')).toEqual(['Note G']);

  const bulk = await ada.call('POST', '/api/projects/bulk', { ids: [id, second.id], action: 'publish' });
  expect(bulk.body.items).toHaveLength(2);
  expect(await titles('?status=published')).toHaveLength(2);

  expect((await ada.call('DELETE', `/api/projects/${id}`)).body.trashedAt).toEqual(expect.any(String));
  expect(await titles()).toEqual(['Difference Engine']);
  expect(await titles('?status=trash')).toEqual(['Note G']);
  expect((await ada.call('GET', '/api/projects/facets')).body).toEqual({
    total: 1,
    statuses: { published: 1, trash: 1 },
    tags: [],
  });
  expect((await ada.call('POST', `/api/projects/${id}/restore`)).body.trashedAt).toBeNull();
  const copy = await ada.call('POST', `/api/projects/${id}/duplicate`);
  expect([copy.status, copy.body]).toMatchObject([201, { slug: 'note-g-2', status: 'draft' }]);
  expect((await ada.call('DELETE', `/api/projects/${id}/forever`)).status).toBe(404);
  await ada.call('DELETE', `/api/projects/${id}`);
  expect((await ada.call('DELETE', `/api/projects/${id}/forever`)).status).toBe(200);
  expect((await ada.call('GET', `/api/projects/${id}`)).status).toBe(404);
});
