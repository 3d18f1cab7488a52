import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

const JOB = {
  name: 'Example Works',
  location: 'London',
  roles: [{ position: 'Engineer', start: '2021-03', ongoing: true }],
};
const RESUME = JSON.stringify({
  work: [
    { name: 'Example Works', position: 'Engineer', startDate: '2021-03', highlights: ['Built it'] },
    { name: 'Other Works', position: 'Apprentice', startDate: '2019' },
  ],
  skills: [{ name: 'Logic' }],
});

describe('entries of a file', () => {
  it('are matched with the member’s work without storing anything, and merged as the answer says', async () => {
    const ada = await addMember(instance);
    const job = (await ada.call('POST', '/api/entries', { kind: 'work', fields: JOB })).body;
    await ada.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Logic' } });
    const match = async () => (await ada.call('POST', '/api/entries/matches', { content: RESUME })).body.items;
    const items = await match();
    expect(items).toMatchObject([
      {
        ...{ kind: 'work', state: 'similar', existing: { id: job.id, revision: 1 } },
        merged: { location: 'London', roles: [{ position: 'Engineer', highlights: [{ text: 'Built it' }] }] },
        changes: [{ did: 'added', kind: 'highlight' }],
      },
      { kind: 'work', state: 'new', existing: null, merged: null, changes: [] },
      { kind: 'skills', state: 'same' },
    ]);
    expect((await ada.call('GET', '/api/entries')).body.items).toHaveLength(2);
    const [{ existing, merged }] = items;
    expect(
      (await ada.call('PATCH', `/api/entries/${existing.id}`, { ...existing, id: undefined, fields: merged })).status,
    ).toBe(200);
    expect((await match()).map(({ state }: { state: string }) => state)).toEqual(['same', 'new', 'same']);
  });

  it('are not matched with another member’s, nor with the trash', async () => {
    const [ada, grace] = [await addMember(instance), await addMember(instance)];
    const { id } = (await ada.call('POST', '/api/entries', { kind: 'work', fields: JOB })).body;
    const stateFor = async ({ call }: typeof ada) =>
      (await call('POST', '/api/entries/matches', { content: RESUME })).body.items[0].state;
    expect([await stateFor(ada), await stateFor(grace)]).toEqual(['similar', 'new']);
    await ada.call('DELETE', `/api/entries/${id}`);
    expect(await stateFor(ada)).toBe('new');
  });

  it('are new if a merge would have more words than an entry may', async () => {
    const ada = await addMember(instance);
    const keywords = (mark: string) => Array.from({ length: 60 }, (_, at) => `${mark} ${at}`);
    await ada.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Logic', keywords: keywords('old') } });
    const content = JSON.stringify({ skills: [{ name: 'Logic', keywords: keywords('new') }] });
    const { items } = (await ada.call('POST', '/api/entries/matches', { content })).body;
    expect(items).toMatchObject([{ state: 'new', merged: null }]);
  });

  it('may come as a list, with the ids of their nodes by those of the entry that the member has', async () => {
    const ada = await addMember(instance);
    const role = (id: string) => ({
      id,
      position: 'Engineer',
      start: '2021',
      highlights: [{ id: `${id}-b`, text: 'Built it' }],
    });
    await ada.call('POST', '/api/entries', { kind: 'work', fields: { ...JOB, roles: [role('stored')] } });
    const match = async (...entries: object[]) => ada.call('POST', '/api/entries/matches', { entries });
    const entry = { kind: 'work', fields: { name: 'Example Works', roles: [role('own')] } };
    expect((await match(entry, { kind: 'skills', fields: { name: 'Logic' } })).body.items).toMatchObject([
      { state: 'same', ids: { stored: 'own', 'stored-b': 'own-b' } },
      { state: 'new', ids: {} },
    ]);
    const invalid = await match({ kind: 'work', fields: { name: 7 } });
    expect([invalid.status, invalid.body.data?.fields]).toMatchObject([400, [{ path: 'entries.0.fields' }]]);
    expect((await match({ kind: 'projects', fields: {} })).status).toBe(400);
    expect((await match()).status).toBe(400);
    expect((await match(...Array.from({ length: 501 }, () => entry))).status).toBe(400);
  });

  it('are refused if the file is none, or too large', async () => {
    const ada = await addMember(instance);
    const status = async (body: object) => (await ada.call('POST', '/api/entries/matches', body)).status;
    expect(await status({ content: 'no file' })).toBe(400);
    expect(await status({})).toBe(400);
    expect(await status({ content: RESUME, entries: [{ kind: 'work', fields: JOB }] })).toBe(400);
    expect(await status({ content: 'x'.repeat(13 * 1024 * 1024) })).toBe(413);
  });
});
