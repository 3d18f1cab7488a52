import { describe, expect, it } from 'vitest';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';
import { openTranslatedSite, translate, translateAll } from '../testing/translated-site.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

describe('a site in several languages', () => {
  it('has its pages in each, with the original where there is no translation', async () => {
    const ada = await openTranslatedSite(instance);
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
    const ada = await openTranslatedSite(instance);
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
    const ada = await openTranslatedSite(instance);
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
    for (const path of ['/de/cv', '/de/cv.pdf']) expect((await ada.at(path)).status).toBe(404);
    // Without one on the site, the short path leads to the member’s public CV.
    expect((await ada.at('/cv')).headers.location).toMatch(/\/@[^/]+\/cv\//);
    const mary = await openSite(instance, { cv: null, languages: [{ language: 'de', cv: german }] });
    expect((await mary.at('/de/cv')).status).toBe(404);
  });

  it('stays as it was in a pinned link, in each language', async () => {
    const ada = await openTranslatedSite(instance);
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
    const ada = await openTranslatedSite(instance);
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
    const ada = await openTranslatedSite(instance);
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

it('keeps the languages when an older script saves the site', async () => {
  const ada = await openTranslatedSite(instance);
  const { document } = (await ada.member.call('GET', '/api/site')).body;
  const { languages, ...older } = document;
  const saved = await ada.member.call('PUT', '/api/site', { document: { ...older, headline: 'Countess' } });
  expect(saved.body.document).toMatchObject({ headline: 'Countess', languages });
  const twice = { ...document, languages: [...languages, ...languages] };
  expect((await ada.member.call('PUT', '/api/site', { document: twice })).status).toBe(400);
});
