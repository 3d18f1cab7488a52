import { describe, expect, it } from 'vitest';
import { addItem, addSection, openCvs, setName } from '#testing/cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import type { Operation } from '../model/operations.ts';

const instance = shareTestInstance();

describe('checks of a CV', () => {
  it('return suggestions with position and fix, and match a job description', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    const item = { id: 'i', name: 'Engine', url: 'example.com/engine', roles: [{ id: 'r', position: 'Analyst' }] };
    await ada.change(id, 1, addItem('work', item));
    const { results } = (await ada.ask('GET', `/${id}/checks`)).body;
    type Suggestion = { field?: string; at: string[]; fixes?: never[] };
    const urlSuggestion = results.find(({ at, field }: Suggestion) => field === 'url' && at.at(-1) === 'i');
    expect(urlSuggestion.fixes).toHaveLength(1);
    expect((await ada.change(id, 2, ...urlSuggestion.fixes)).status).toBe(200);
    const work = (await ada.read(id)).document.sections.find((one) => one.id === 'work');
    expect(work?.items[0]).toMatchObject({ url: 'https://example.com/engine' });

    const advertisement = 'Requirements:\n- Analyst with experience in Kubernetes\n- Kubernetes';
    const match = await ada.ask('POST', `/${id}/job-match`, { advertisement });
    expect(match.status).toBe(200);
    const foundByTerm = Object.fromEntries(
      match.body.terms.map((one: { term: string; found: unknown[] }) => [one.term.toLowerCase(), one.found.length > 0]),
    );
    expect(foundByTerm).toMatchObject({ analyst: true, kubernetes: false });
    expect((await ada.ask('POST', `/${id}/job-match`, { advertisement: 'x'.repeat(20_001) })).status).toBe(400);
  });
});

describe('dismissed suggestions', () => {
  const dismiss = (...value: string[]): Operation => ({ do: 'set', at: [], field: 'dismissed', value });
  type DismissibleSuggestion = { rule: string; mark: string; dismissed: boolean };

  it('are marked as such, also in copies and versions', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    const suggestionsOf = async (of = id): Promise<DismissibleSuggestion[]> =>
      (await ada.ask('GET', `/${of}/checks`)).body.results;
    const before = await suggestionsOf();
    expect(before.filter((one) => one.dismissed)).toEqual([]);
    const { rule: dismissed = '', mark = '' } = before[0] ?? {};
    expect((await ada.change(id, 1, dismiss(mark))).status).toBe(200);
    const after = await suggestionsOf();
    expect(after.flatMap((one) => (one.dismissed ? [one.rule] : []))).toEqual([dismissed]);
    expect(after.map(({ rule }) => rule)).toEqual(before.map(({ rule }) => rule));
    const copy = (await ada.ask('POST', `/${id}/duplicate`)).body.id;
    expect(await suggestionsOf(copy)).toEqual(after);
    const version = (await ada.ask('POST', `/${id}/versions`, { name: 'As sent' })).body.id;
    await ada.change(id, 2, dismiss());
    expect((await ada.ask('GET', `/${id}/versions/${version}/changes`)).body.changes).toEqual([]);
    await ada.ask('POST', `/${id}/versions/${version}/restore`, { revision: 3 });
    expect(await suggestionsOf()).toEqual(after);
  });

  it('may be omitted from a whole document', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const { dismissed: _, ...older } = document;
    const answer = await ada.ask('PUT', `/${id}`, { revision: 1, document: older });
    expect([answer.status, answer.body.document.dismissed]).toEqual([200, []]);
  });

  it('are rejected with their field if there are too many or one is too long', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    const many = Array.from({ length: 2001 }, (_, at) => `longBullet@b${at}#text`);
    for (const marks of [many, ['x'.repeat(121)]]) {
      const answer = await ada.change(id, 1, dismiss(...marks));
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('dismissed');
    }
    expect((await ada.change(id, 1, dismiss(...many.slice(1)))).status).toBe(200);
  });
});

describe('updates from projects', () => {
  it('can be accepted or ignored, and the entry stays when the project is deleted', async () => {
    const ada = await openCvs(instance);
    const project = (await ada.member.call('POST', '/api/projects', { title: 'Engine', summary: 'Notes.' })).body;
    const { id } = await ada.make();
    const item = {
      id: 'i',
      name: 'Engine',
      description: 'Short.',
      source: { id: project.id, seen: { name: 'Engine' } },
    };
    await ada.change(id, 1, addSection('p', 'projects'), addItem('p', item));
    await ada.member.call('PATCH', `/api/projects/${project.id}`, { revision: 1, title: 'Analytical Engine' });
    const { offers, orphans } = (await ada.ask('GET', `/${id}/offers`)).body;
    expect([offers, orphans]).toMatchObject([[{ field: 'name', name: 'Engine' }, { field: 'description' }], []]);
    expect(offers[0].words).toEqual([{ text: 'Analytical ', in: 'added' }, { text: 'Engine' }]);
    const accepted = await ada.change(id, 2, ...offers[0].take, ...offers[1].leave);
    expect(accepted.status).toBe(200);
    expect((await ada.read(id)).document.sections[0]?.items[0]).toMatchObject({
      name: 'Analytical Engine',
      description: 'Short.',
    });
    await ada.member.call('DELETE', `/api/projects/${project.id}`);
    const afterDeletion = (await ada.ask('GET', `/${id}/offers`)).body;
    expect(afterDeletion).toMatchObject({ orphans: [{ name: 'Analytical Engine' }] });
    expect((await ada.change(id, 3, setName('Ada Lovelace'))).status).toBe(200);
    expect((await ada.ask('POST', `/${id}/duplicate`)).status).toBe(201);
  });
});
