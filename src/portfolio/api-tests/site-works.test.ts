import { expect, it } from 'vitest';
import { openLinks } from '#testing/links.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import type { SiteWorks } from '../model/work-view.ts';
import { languagePath, translate } from '../testing/translated-site.ts';

const instance = shareTestInstance({ APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' });

type Entry = { kind: string; status: string; fields: object };

const NOTES: Entry = {
  ...{ kind: 'publications', status: 'published' },
  fields: { title: 'Notes', authors: ['L. F. Menabrea', 'Lovelace, A.'], date: '1843', kind: 'article', pages: '1–9' },
};
const OTHERS: Entry[] = [
  { kind: 'publications', status: 'published', fields: { title: 'Letters', date: '1850' } },
  { kind: 'publications', status: 'active', fields: { title: 'Draftword' } },
  { kind: 'publications', status: 'archived', fields: { title: 'Archivedword' } },
  { kind: 'talks', status: 'published', fields: { title: 'An engine that weaves', event: 'Turin' } },
  { kind: 'talks', status: 'active', fields: { title: 'Draftword' } },
  { kind: 'skills', status: 'published', fields: { name: 'Logic', level: 4, keywords: ['proofs'] } },
  { kind: 'skills', status: 'active', fields: { name: 'Draftword' } },
];

it('a site has the published publications, talks and skills of its member, in each of its languages', async () => {
  const [ada, mary] = [await openLinks(instance), await openLinks(instance)];
  const add = async (entry: Entry) => (await ada.member.call('POST', '/api/entries', entry)).body;
  const notes = await add(NOTES);
  for (const entry of OTHERS) await add(entry);
  const trashed = await add({ kind: 'talks', status: 'published', fields: { title: 'Trashedword' } });
  await ada.member.call('DELETE', `/api/entries/${trashed.id}`);
  await mary.member.call('POST', '/api/entries', { ...NOTES, fields: { title: 'Maryword' } });
  await ada.write({ languages: [{ language: 'de', cv: null }] });
  const { texts } = (await ada.member.call('GET', languagePath(`/parts/${notes.id}`))).body;
  const [{ key }] = texts.filter(({ original }: { original: string }) => original === 'Notes');
  await translate(ada, notes.id, { [key]: ['Notes', 'Anmerkungen'] });
  await ada.member.call('POST', '/api/site/publish');
  // A pin keeps what visitors of the site may see.
  await ada.link('portfolio', { pinned: true });
  const { rows } = await queryAsOwner(instance.databaseUrl, 'select pinned from shares where pinned is not null');
  const { view, translated } = rows[0].pinned as { view: SiteWorks; translated: { de: { view: SiteWorks } } };
  expect(view.publications.map(({ title }) => title)).toEqual(['Letters', 'Notes']);
  expect(view.publications[1]).toMatchObject({
    ...{ kind: 'article', pages: '1–9' },
    authors: [
      { name: 'L. F. Menabrea', own: false },
      { name: 'Lovelace, A.', own: true },
    ],
  });
  expect(view.talks).toMatchObject([{ title: 'An engine that weaves', event: 'Turin' }]);
  expect(view.skills).toEqual([{ name: 'Logic', proficiency: '', level: 4, keywords: ['proofs'] }]);
  expect(JSON.stringify(view)).not.toMatch(/Draftword|Archivedword|Trashedword|Maryword/);
  expect(translated.de.view.publications.map(({ title }) => title)).toEqual(['Letters', 'Anmerkungen']);
});
