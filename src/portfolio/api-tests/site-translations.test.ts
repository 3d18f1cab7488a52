import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { addItem, addSection } from '#testing/cvs.ts';
import { SITES_URL } from '#testing/member-sites.ts';
import { type Member, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeZip, readZip } from '#testing/zip.ts';
import { languagePath, openTranslatedSite, translate, translateAll } from '../testing/translated-site.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

async function exportedFiles({ member: { token } }: { member: Member }) {
  const answer = await fetch(`${instance.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  return readZip(new Uint8Array(await answer.arrayBuffer()));
}

const exportedTranslations = async (ada: { member: Member }) =>
  (await exportedFiles(ada))['portfolio/translations.json'];

describe('translations of a site', () => {
  it('tell what is missing and what has changed', async () => {
    const ada = await openTranslatedSite(instance);
    const { body } = await ada.member.call('GET', languagePath());
    expect(body).toMatchObject({ language: 'de', from: 'en' });
    expect(body.parts.map(({ kind, title, done }: Record<string, unknown>) => [kind, title, done])).toEqual([
      ['site', '', 0],
      ['profile', '', 0],
      ['project', 'Note G', 0],
      ['achievement', 'Presented at court', 0],
      ['work', 'Translator', 0],
    ]);
    await translateAll(ada);
    await ada.member.call('PATCH', `/api/projects/${ada.project.id}`, {
      revision: 1,
      summary: 'A table of all operations',
    });
    const parts = (await ada.member.call('GET', languagePath())).body.parts;
    expect(parts[0]).toMatchObject({ total: 2, done: 2, missing: 0, changed: 0 });
    expect(parts[2]).toMatchObject({ total: 5, done: 3, missing: 1, changed: 1 });
    const { texts } = (await ada.member.call('GET', languagePath(`/parts/${ada.project.id}`))).body;
    expect(texts[1]).toMatchObject({
      ...{ key: 'summary', original: 'A table of all operations' },
      translation: { original: 'A table of operations', text: 'Eine Tafel der Rechenschritte' },
    });
    // The translation is shown until there is a new one.
    expect((await ada.at('/de')).body).toContain('Eine Tafel der Rechenschritte');
    await translate(ada, ada.project.id, { summary: ['A table of all operations', ''] });
    expect((await ada.at('/de')).body).toContain('A table of all operations');
  });

  it('of the site’s own texts are published with it, and discarded with its changes', async () => {
    const ada = await openTranslatedSite(instance);
    await translate(ada, 'site', { about: ['I translate **machines**.', 'Ich übersetze Maschinen.'] });
    expect((await ada.at('/de')).body).not.toContain('Ich übersetze');
    const changesOf = async () => (await ada.member.call('GET', '/api/site')).body.changes;
    expect(await changesOf()).toEqual(['translations']);
    await ada.publish();
    expect(await changesOf()).toEqual([]);
    expect((await ada.at('/de')).body).toContain('Ich übersetze Maschinen.');
    await ada.write({ about: 'I am leaving.' });
    await translate(ada, 'site', { about: ['I am leaving.', 'Ich gehe.'] });
    expect((await ada.at('/de')).body).toContain('Ich übersetze Maschinen.');
    await ada.member.call('POST', '/api/site/discard');
    expect(await changesOf()).toEqual([]);
    const { texts } = (await ada.member.call('GET', languagePath('/parts/site'))).body;
    expect(texts[1].translation).toEqual({ original: 'I translate **machines**.', text: 'Ich übersetze Maschinen.' });
    await ada.member.call('POST', '/api/site/unpublish');
    await ada.publish();
    expect((await ada.at('/de')).body).toContain('Ich übersetze Maschinen.');
  });

  it('are told apart for two links to one address', async () => {
    const ada = await openTranslatedSite(instance);
    const url = 'https://notes.example/';
    await ada.member.call('PATCH', `/api/projects/${ada.project.id}`, {
      revision: 1,
      links: [
        { label: 'Demo', url },
        { label: 'Slides', url },
      ],
    });
    const path = languagePath(`/parts/${ada.project.id}`);
    const links = (await ada.member.call('GET', path)).body.texts.filter(({ key }: { key: string }) =>
      key.startsWith('links/'),
    );
    expect(links.map(({ original }: { original: string }) => original)).toEqual(['Demo', 'Slides']);
    await translate(ada, ada.project.id, { [links[0].key]: ['Demo', 'Vorführung'] });
    const { body } = await ada.at('/de/projects/note-g');
    expect(body.match(/Vorführung/g)).toHaveLength(1);
    expect(body).toContain('Slides');
  });

  it('stay with their text when others are moved, and go with the record', async () => {
    const ada = await openTranslatedSite(instance);
    await translateAll(ada);
    await ada.member.call('PATCH', `/api/projects/${ada.project.id}`, {
      revision: 1,
      metrics: [
        { label: 'Machines', value: '1' },
        { label: 'Notes', value: '7' },
      ],
    });
    const { texts } = (await ada.member.call('GET', languagePath(`/parts/${ada.project.id}`))).body;
    const labels = texts.flatMap(({ key, translation }: { key: string; translation: { text: string } | null }) =>
      key.startsWith('metrics/label') ? [translation?.text] : [],
    );
    expect(labels).toEqual([undefined, 'Anmerkungen']);
    await ada.member.call('DELETE', `/api/projects/${ada.project.id}`);
    expect(JSON.stringify(await exportedTranslations(ada))).toContain(ada.project.id);
    expect((await ada.member.call('GET', languagePath(`/parts/${ada.project.id}`))).status).toBe(404);
    await ada.member.call('DELETE', `/api/projects/${ada.project.id}/forever`);
    await ada.member.call('DELETE', `/api/projects/${ada.project.id}/forever`);
    expect(JSON.stringify(await exportedTranslations(ada))).not.toContain(ada.project.id);
  });

  it('exist for records that the site does not show, and CVs start with them', async () => {
    const ada = await openTranslatedSite(instance);
    const skill = (
      await ada.member.call('POST', '/api/entries', {
        kind: 'skills',
        fields: { name: 'Writing', keywords: ['Reports', 'LaTeX'] },
      })
    ).body;
    await ada.add('projects', { title: 'Draft', summary: 'Later', status: 'draft' });
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString();
    await ada.add('posts', { title: 'Scheduled', status: 'scheduled', publishedAt });
    await ada.add('posts', { title: 'Unfinished' });
    await ada.member.call('POST', '/api/entries', { kind: 'skills', status: 'archived', fields: { name: 'Old' } });
    const work = async () => (await ada.member.call('GET', languagePath('/work'))).body.parts;
    expect((await work()).map(({ kind, title, total }: Record<string, unknown>) => [kind, title, total])).toEqual([
      ['project', 'Draft', 2],
      ['post', 'Unfinished', 1],
      ['post', 'Scheduled', 1],
      ['skills', 'Writing', 1],
    ]);
    await translate(ada, skill.id, {
      name: ['Writing', 'Schreiben'],
      'keywords/Reports': ['Reports', 'Berichte'],
    });
    expect((await work())[3]).toMatchObject({ part: skill.id, done: 1, missing: 0, changed: 0 });
    expect((await ada.member.call('GET', languagePath())).body.parts).not.toContainEqual(
      expect.objectContaining({ part: skill.id }),
    );

    const cv = (await ada.member.call('POST', '/api/cvs', { name: 'General' })).body;
    const source = { id: skill.id, seen: {} };
    const item = { id: 'skill', name: 'Writing', keywords: ['Reports', 'LaTeX'], source };
    const added = await ada.member.call('PATCH', `/api/cvs/${cv.id}`, {
      revision: cv.revision,
      operations: [addSection('own', 'skills'), addItem('own', item)],
    });
    expect([added.status, added.body]).toMatchObject([200, {}]);
    const variant = (
      await ada.member.call('POST', `/api/cvs/${cv.id}/variants`, { purpose: 'language', name: 'B', language: 'de' })
    ).body;
    const { document } = (await ada.member.call('GET', `/api/cvs/${variant.id}`)).body;
    expect(document.sections.find(({ id }: { id: string }) => id === 'own').items).toMatchObject([
      { name: 'Schreiben', keywords: ['Berichte', 'LaTeX'] },
    ]);

    expect((await visitor(instance).call('GET', languagePath('/work'))).status).toBe(401);
    expect((await (await addMember(instance)).call('GET', languagePath('/work'))).body).toEqual({ parts: [] });
    expect((await ada.member.call('GET', languagePath('/work').replace('/de', '/xx'))).status).toBe(400);
  });

  it('list every record of a large work once, in its order', async () => {
    const ada = await addMember(instance);
    const positions = Array.from({ length: 450 }, (_, at) => `Engineer of engine ${at}`);
    const added = await ada.call('POST', '/api/entries/batch', {
      entries: positions.map((position) => ({ kind: 'work', fields: { name: 'Engines', roles: [{ position }] } })),
    });
    expect([added.status, added.body]).toMatchObject([200, {}]);
    const { parts } = (await ada.call('GET', languagePath('/work'))).body;
    expect(parts.map(({ title }: { title: string }) => title)).toEqual(positions);
  });

  it('are the member’s own', async () => {
    const ada = await openTranslatedSite(instance);
    const mary = await addMember(instance);
    const guest = visitor(instance);
    const input = { texts: [{ key: 'title', original: 'Note G', text: 'Maryword' }] };
    const path = languagePath(`/parts/${ada.project.id}`);
    expect((await mary.call('GET', path)).status).toBe(404);
    expect((await mary.call('PATCH', path, input)).status).toBe(404);
    expect((await guest.call('GET', path)).status).toBe(401);
    expect((await guest.call('PATCH', path, { texts: 'nothing' })).status).toBe(401);
    expect((await ada.at('/de')).body).not.toContain('Maryword');
  });

  it.each([
    [
      'a language that there is not',
      languagePath('/parts/site').replace('/de', '/xx'),
      { texts: [{ key: 'a', original: 'a', text: 'a' }] },
    ],
    ['no texts', languagePath('/parts/site'), { texts: [] }],
    ['a part that is no id', languagePath('/parts/nothing'), { texts: [{ key: 'a', original: 'a', text: 'a' }] }],
    [
      'a text that is too long',
      languagePath('/parts/site'),
      { texts: [{ key: 'about', original: 'a', text: 'x'.repeat(20_001) }] },
    ],
    [
      'characters that can’t be stored',
      languagePath('/parts/site'),
      { texts: [{ key: 'about', original: 'a', text: 'a\0' }] },
    ],
  ])('refuse %s', async (_, path, input) => {
    const ada = await openTranslatedSite(instance);
    expect((await ada.member.call('PATCH', path, input)).status).toBe(400);
  });

  it('are text, also with markup, and one line where the original is', async () => {
    const ada = await openTranslatedSite(instance);
    const malicious = '<img src=x onerror=alert(1)>';
    await translate(ada, 'site', {
      headline: ['Mathematician', `${malicious}\n${malicious}`],
      about: ['I translate **machines**.', `[x](javascript:alert(1)) ${malicious}`],
      __proto__: ['', ''],
    });
    await ada.publish();
    const { body } = await ada.at('/de');
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('href="javascript:');
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt; &lt;img');
  });

  it('are taken without characters that a line can’t have', async () => {
    const ada = await openTranslatedSite(instance);
    const { texts } = await translate(ada, 'site', { headline: ['Mathematician', 'Rechen\t\u202emeisterin\n'] });
    expect(texts[0].translation.text).toBe('Rechen meisterin');
  });

  it.each(['csv', 'xliff'])('go to a translator and come back as %s', async (format) => {
    const ada = await openTranslatedSite(instance);
    await translate(ada, 'site', { headline: ['Mathematician', 'Mathematikerin'] });
    const answer = await fetch(`${instance.url}${languagePath(`/file/${format}`)}`, {
      headers: { authorization: `Bearer ${ada.member.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain(`-de.${format === 'csv' ? 'csv' : 'xlf'}`);
    const file = await answer.text();
    expect(file).toContain('Mathematikerin');
    const translated =
      format === 'csv'
        ? file.replace(/(A table of operations,)/, '$1Eine Tafel')
        : file.replace(/(A table of operations<\/source>\s*<target[^>]*>)/, '$1Eine Tafel');
    const imported = await ada.member.call('POST', languagePath('/file'), { content: translated });
    expect(imported.body).toEqual({ imported: 1, skipped: [] });
    expect((await ada.at('/de')).body).toContain('Eine Tafel');
    await ada.member.call('PATCH', `/api/projects/${ada.project.id}`, { revision: 1, summary: 'Another text' });
    const again = await ada.member.call('POST', languagePath('/file'), {
      content: translated.replaceAll('Eine Tafel', 'Eine andere Tafel'),
    });
    expect(again.body).toEqual({ imported: 0, skipped: [`${ada.project.id}/summary`] });
    expect((await ada.member.call('POST', languagePath('/file'), { content: 'nothing' })).status).toBe(400);
  });

  it('move with the account to another instance', async () => {
    const ada = await openTranslatedSite(instance);
    await translateAll(ada);
    const files = await exportedFiles(ada);
    expect(files['portfolio/translations.json']).toContain('Mathematikerin');
    const there = await addMember(instance);
    const upload = async () =>
      (await there.call('POST', '/api/me/import', await makeZip(files), { 'content-type': 'application/zip' })).body;
    expect((await upload()).warnings).toEqual([]);
    const { parts } = (await there.call('GET', languagePath())).body;
    expect(parts.map(({ kind, done }: Record<string, unknown>) => [kind, done])).toEqual([
      ['site', 2],
      ['profile', 0],
      ['project', 4],
      ['achievement', 1],
      ['work', 2],
    ]);
    expect((await there.call('GET', '/api/site')).body.document.languages).toEqual([{ language: 'de', cv: null }]);
    const rows = [
      { language: 'xx' },
      { language: 'de', part: 'site' },
      { language: 'fr', part: 'site', texts: { headline: { original: 'Mathematician', text: 'a\u202eb' } } },
    ];
    const broken = { ...files, 'portfolio/translations.json': JSON.stringify(rows) };
    const report = await there.call('POST', '/api/me/import', await makeZip(broken), {
      'content-type': 'application/zip',
    });
    expect(report.body).toMatchObject({ warnings: ['portfolio/translations.json'] });
    const french = (await there.call('GET', languagePath('/parts/site').replace('/de', '/fr'))).body;
    expect(french.texts[0].translation.text).toBe('a b');
  });
});
