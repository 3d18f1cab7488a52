import { expect, it } from 'vitest';
import { SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { openTranslatedSite, translate } from '../testing/translated-site.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

/** Returns the texts of a page that are marked with a language of their own, by that language. */
const markedTexts = (page: string) =>
  [...page.matchAll(/<(?!a |html)[a-z0-9]+[^<>]* lang="(\w+)"[^<>]*>([^<]*)/g)].map(([, language, text]) => [
    language,
    text?.trim(),
  ]);

it('texts without a translation are marked with the language of the original', async () => {
  const ada = await openTranslatedSite(instance);
  await ada.member.call('POST', '/api/entries', {
    ...{ kind: 'education', status: 'published' },
    fields: { institution: 'Home', studyType: 'Lessons', area: 'Maths', courses: ['Analysis', 'Logic'] },
  });
  await translate(ada, ada.project.id, { 'caseStudy/problem': ['Nobody wrote a program.', 'Niemand schrieb eins.'] });
  await translate(ada, 'site', { headline: ['Mathematician', 'Mathematikerin'] });
  await ada.publish();

  expect(markedTexts((await ada.at('/')).body)).toEqual([]);
  const home = (await ada.at('/de')).body;
  expect(home).toContain('<html lang="de"');
  const marked = markedTexts(home);
  for (const text of ['Note G', 'A table of operations', 'Author', 'Presented at court', 'Translator'])
    expect(marked).toContainEqual(['en', text]);
  for (const text of ['Lessons, Maths', 'Analysis', 'Logic', 'Wrote the notes', 'I translate '])
    expect(marked).toContainEqual(['en', text.trim()]);
  expect(JSON.stringify(marked)).not.toContain('Mathematikerin');
  // A name is in no language.
  expect(JSON.stringify(marked)).not.toContain('Memoirs');

  const project = (await ada.at('/de/projects/note-g')).body;
  expect(markedTexts(project)).toContainEqual(['en', 'Notes']);
  expect(project).toContain('<p dir="auto">Niemand schrieb eins.</p>');
});

it('each course of an education has a translation of its own, also after the courses were moved', async () => {
  const ada = await openTranslatedSite(instance);
  const fields = { institution: 'Home', area: 'Maths', courses: ['Analysis', 'Logic'] };
  const education = (await ada.member.call('POST', '/api/entries', { kind: 'education', status: 'published', fields }))
    .body;
  await translate(ada, education.id, { 'courses/Logic': ['Logic', 'Logik'] });
  await ada.publish();
  expect((await ada.at('/de')).body).toContain('<bdi lang="en">Analysis</bdi>, <bdi>Logik</bdi>');
  await ada.member.call('PATCH', `/api/entries/${education.id}`, {
    ...{ revision: education.revision, fields: { ...education.fields, courses: ['Logic', 'Analysis II', 'Analysis'] } },
  });
  const moved = '<bdi>Logik</bdi>, <bdi lang="en">Analysis II</bdi>, <bdi lang="en">Analysis</bdi>';
  expect((await ada.at('/de')).body).toContain(moved);
});
