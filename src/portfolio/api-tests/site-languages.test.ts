import { describe, expect, it } from 'vitest';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { registerMember, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip, makeZip, readZip } from '#testing/zip.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

type Ada = Awaited<ReturnType<typeof openSite>>;

const languagePath = (path = '') => `/api/site/languages/de${path}`;

/** Opens a site in English that can be read in German, with a project, an achievement and a job. */
async function openTranslatedSite() {
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
async function translate({ member }: Pick<Ada, 'member'>, part: string, texts: Record<string, [string, string]>) {
  const answer = await member.call('PATCH', languagePath(`/parts/${part}`), {
    texts: Object.entries(texts).map(([key, [original, text]]) => ({ key, original, text })),
  });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body;
}

async function translateAll(ada: Awaited<ReturnType<typeof openTranslatedSite>>) {
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

async function exportedFiles({ member: { token } }: Pick<Ada, 'member'>) {
  const answer = await fetch(`${instance.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  return readZip(new Uint8Array(await answer.arrayBuffer()));
}

const exportedTranslations = async (ada: Pick<Ada, 'member'>) =>
  (await exportedFiles(ada))['portfolio/translations.json'];

describe('a site in several languages', () => {
  it('has its pages in each, with the original where there is no translation', async () => {
    const ada = await openTranslatedSite();
    await translateAll(ada);
    for (const { status, body } of [
      await ada.at('/de'),
      await ada.at('/de/'),
      await requestHost(instance, 'vitrine.example', `${ada.sharePath}/de`),
    ]) {
      expect(status).toBe(200);
      expect(body).toContain('<html lang="de" dir="ltr">');
      for (const text of [
        ...['Mathematikerin', 'Ich übersetze <strong>Maschinen</strong>', 'Anmerkung G'],
        ...['Eine Tafel der Rechenschritte', 'Bei Hofe vorgestellt', 'Übersetzerin', 'Schrieb die Anmerkungen'],
        ...['Memoirs', 'Berufserfahrung'],
      ])
        expect(body).toContain(text);
      expect(body).not.toContain('A table of operations');
    }
    const project = (await ada.at('/de/projects/note-g')).body;
    expect(project).toContain('Niemand schrieb ein Programm.');
    expect(project).toMatch(/<dt>Anmerkungen<\/dt>|Anmerkungen/);
    expect(project).toContain('Author');
    const own = (await ada.at('/')).body;
    expect(own).toContain('A table of operations');
    expect(own).not.toContain('Mathematikerin');
    expect((await ada.at('/fr')).status).toBe(404);
    expect((await ada.at('/de/projects/gone')).status).toBe(404);
    expect((await ada.at('/de/sitemap.xml')).status).toBe(404);
  });

  it('tells readers and search engines of the others', async () => {
    const ada = await openTranslatedSite();
    const home = `http://${ada.host}`;
    for (const path of ['', 'de/']) {
      const { body } = await ada.at(`/${path}projects/note-g`);
      expect(body).toContain(`<link rel="canonical" href="${home}/${path}projects/note-g">`);
      expect(body).toContain(`<link rel="alternate" hreflang="en" href="${home}/projects/note-g">`);
      expect(body).toContain(`<link rel="alternate" hreflang="de" href="${home}/de/projects/note-g">`);
      expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${home}/projects/note-g">`);
      expect(body).toMatch(/<a href="\/projects\/note-g" hreflang="en" lang="en"[^>]*><bdi>English</);
      expect(body).toMatch(/<a href="\/de\/projects\/note-g" hreflang="de" lang="de"[^>]*><bdi>Deutsch</);
    }
    const sitemap = (await ada.at('/sitemap.xml')).body;
    expect(sitemap).toContain(`<loc>${home}/de/projects/note-g</loc>`);
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="de" href="${home}/de"/>`);
    await ada.change({ languages: [] });
    expect((await ada.at('/')).body).not.toContain('hreflang="');
    expect((await ada.at('/de')).status).toBe(404);
    expect((await ada.at('/sitemap.xml')).body).not.toContain('xhtml');
  });

  it('has a feed, preview images and the contact form in each', async () => {
    const ada = await openTranslatedSite();
    await translateAll(ada);
    const feed = await ada.at('/de/feed.xml');
    expect(feed.body).toContain('xml:lang="de"');
    expect(feed.body).toContain('Anmerkung G');
    expect(feed.body).toContain(`href="http://${ada.host}/de/feed.xml"`);
    const [card, ownCard] = [await ada.at('/de/card/projects/note-g.png'), await ada.at('/card/projects/note-g.png')];
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
    expect(card.bytes.equals(ownCard.bytes)).toBe(false);
    const page = await ada.at('/de/contact');
    expect(page.body).toContain('action="/de/contact"');
    const sent = await ada.at('/de/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${ada.host}` },
      body: new URLSearchParams({ name: 'Mary', email: 'mary@example.org', message: 'Guten Tag' }).toString(),
    });
    expect([sent.status, sent.headers.location]).toEqual([303, '/de/contact?sent']);
  });

  it('shows the CV of each language that visitors may read, and else its own', async () => {
    const ada = await openSite(instance);
    const addCv = async (example: string, visibility: string) => {
      const { id } = (await ada.member.call('POST', '/api/cvs', { name: example, example })).body;
      await ada.member.call('PUT', `/api/cvs/${id}/sharing`, { visibility, download: true });
      return id as string;
    };
    const [own, german] = [await addCv('nurse', 'public'), await addCv('teacher', 'private')];
    await ada.change({ cv: own, languages: [{ language: 'de', cv: german }] });
    expect((await ada.at('/de/cv')).status).toBe(200);
    expect((await ada.at('/de/cv')).body).not.toContain(german);
    await ada.member.call('PUT', `/api/cvs/${german}/sharing`, { visibility: 'public', download: true });
    expect((await ada.at('/de/cv.pdf')).bytes.equals((await ada.at('/cv.pdf')).bytes)).toBe(false);
    await ada.change({ cv: null });
    for (const path of ['/cv', '/de/cv', '/de/cv.pdf']) expect((await ada.at(path)).status).toBe(404);
    const mary = await openSite(instance, { cv: null, languages: [{ language: 'de', cv: german }] });
    expect((await mary.at('/de/cv')).status).toBe(404);
  });

  it('stays as it was in a pinned link, in each language', async () => {
    const ada = await openTranslatedSite();
    await translateAll(ada);
    const { body: share } = await ada.member.call('POST', '/api/shares', {
      target: { kind: 'portfolio' },
      pinned: true,
    });
    const path = new URL(share.url).pathname;
    await translate(ada, 'site', { headline: ['Mathematician', 'Rechenmeisterin'] });
    await ada.publish();
    expect((await ada.at('/de')).body).toContain('Rechenmeisterin');
    await ada.change({ languages: [] });
    expect((await requestHost(instance, 'vitrine.example', `${path}/de`)).body).toContain('Mathematikerin');
    expect((await requestHost(instance, 'vitrine.example', `${path}/de/projects/note-g`)).body).toContain(
      'Niemand schrieb ein Programm.',
    );
    expect((await requestHost(instance, 'vitrine.example', `${path}/fr`)).status).toBe(404);
  });

  it('is exported in each, in a folder whose links resolve', async () => {
    const ada = await openTranslatedSite();
    await translateAll(ada);
    const answer = await fetch(`${instance.url}/api/site/export`, {
      headers: { authorization: `Bearer ${ada.member.token}` },
    });
    const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['index.html', 'de/index.html', 'de/projects/note-g/index.html', 'de/feed.xml']),
    );
    expect(files.get('de/index.html')?.toString()).toContain('Mathematikerin');
    const page = files.get('de/projects/note-g/index.html')?.toString() ?? '';
    const links = [...page.matchAll(/href="(\.[^"#]*)"/g)].map(([, href = '']) => href);
    expect(links).toContain('../../../projects/note-g/');
    for (const link of links) {
      const path = new URL(link, 'https://host.example/de/projects/note-g/').pathname.slice(1);
      expect([...files.keys()]).toContain(path === '' || path.endsWith('/') ? `${path}index.html` : path);
    }
  });

  it('is shown to its member before it is published', async () => {
    const ada = await openTranslatedSite();
    await translateAll(ada);
    await ada.change({ languages: [] });
    await ada.write({ languages: [{ language: 'de', cv: null }] });
    const previewOf = async (path: string) => {
      const answer = await fetch(`${instance.url}/portfolio/draft${path}`, {
        headers: { authorization: `Bearer ${ada.member.token}`, host: 'vitrine.example' },
      });
      return { status: answer.status, body: await answer.text() };
    };
    expect((await previewOf('/de')).body).toContain('Mathematikerin');
    expect((await previewOf('/de/projects/note-g')).body).toContain('Niemand schrieb ein Programm.');
    expect((await ada.at('/de')).status).toBe(404);
  });
});

describe('translations of a site', () => {
  it('tell what is missing and what has changed', async () => {
    const ada = await openTranslatedSite();
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
    const ada = await openTranslatedSite();
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
    const ada = await openTranslatedSite();
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
    const ada = await openTranslatedSite();
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

  it('are the member’s own', async () => {
    const ada = await openTranslatedSite();
    const mary = await registerMember(instance);
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
    const ada = await openTranslatedSite();
    expect((await ada.member.call('PATCH', path, input)).status).toBe(400);
  });

  it('are text, also with markup, and one line where the original is', async () => {
    const ada = await openTranslatedSite();
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
    const ada = await openTranslatedSite();
    const { texts } = await translate(ada, 'site', { headline: ['Mathematician', 'Rechen\t\u202emeisterin\n'] });
    expect(texts[0].translation.text).toBe('Rechen meisterin');
  });

  it.each(['csv', 'xliff'])('go to a translator and come back as %s', async (format) => {
    const ada = await openTranslatedSite();
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
    const ada = await openTranslatedSite();
    await translateAll(ada);
    const files = await exportedFiles(ada);
    expect(files['portfolio/translations.json']).toContain('Mathematikerin');
    const there = await registerMember(instance);
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

it('keeps the languages when an older script saves the site', async () => {
  const ada = await openTranslatedSite();
  const { document } = (await ada.member.call('GET', '/api/site')).body;
  const { languages, ...older } = document;
  const saved = await ada.member.call('PUT', '/api/site', { document: { ...older, headline: 'Countess' } });
  expect(saved.body.document).toMatchObject({ headline: 'Countess', languages });
  const twice = { ...document, languages: [...languages, ...languages] };
  expect((await ada.member.call('PUT', '/api/site', { document: twice })).status).toBe(400);
});
