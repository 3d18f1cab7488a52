import { expect } from 'vitest';
import { openSite } from '#testing/member-sites.ts';
import type { TestInstance } from '#testing/test-instance.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

export const languagePath = (path = '') => `/api/site/languages/de${path}`;

/** Opens a site in English that can be read in German, with a project, an achievement and a job. */
export async function openTranslatedSite(instance: TestInstance) {
  const ada = await openSite(instance, {
    headline: 'Mathematician',
    about: 'I translate **machines**.',
    indexing: true,
    languages: [{ language: 'de', cv: null }],
  });
  const project = await ada.add('projects', {
    ...{ title: 'Note G', summary: 'A table of operations', role: 'Author', status: 'published' },
    caseStudy: { problem: 'Nobody wrote a program.', approach: '', outcome: '' },
    metrics: [{ label: 'Notes', value: '7' }],
  });
  const achievement = await ada.add('achievements', { title: 'Presented at court', kind: 'milestone' });
  const job = (
    await ada.member.call('POST', '/api/entries', {
      ...{ kind: 'work', status: 'published' },
      fields: { name: 'Memoirs', roles: [{ position: 'Translator', highlights: [{ text: 'Wrote the notes' }] }] },
    })
  ).body;
  return { ...ada, project, achievement, job };
}

/** Translates texts of a part by their key. */
export async function translate(
  { member }: Pick<Site, 'member'>,
  part: string,
  texts: Record<string, [string, string]>,
) {
  const answer = await member.call('PATCH', languagePath(`/parts/${part}`), {
    texts: Object.entries(texts).map(([key, [original, text]]) => ({ key, original, text })),
  });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body;
}

export async function translateAll(ada: Awaited<ReturnType<typeof openTranslatedSite>>) {
  await translate(ada, 'site', {
    headline: ['Mathematician', 'Mathematikerin'],
    about: ['I translate **machines**.', 'Ich übersetze **Maschinen**.'],
  });
  await translate(ada, ada.project.id, {
    title: ['Note G', 'Anmerkung G'],
    summary: ['A table of operations', 'Eine Tafel der Rechenschritte'],
    'caseStudy/problem': ['Nobody wrote a program.', 'Niemand schrieb ein Programm.'],
    'metrics/label/Notes': ['Notes', 'Anmerkungen'],
  });
  await translate(ada, ada.achievement.id, { title: ['Presented at court', 'Bei Hofe vorgestellt'] });
  const [{ id: role, highlights }] = ada.job.fields.roles;
  await translate(ada, ada.job.id, {
    [`${role}/position`]: ['Translator', 'Übersetzerin'],
    [`${highlights[0].id}/text`]: ['Wrote the notes', 'Schrieb die Anmerkungen'],
  });
  await ada.publish();
}
