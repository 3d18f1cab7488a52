import { describe, expect, it } from 'vitest';
import { sweepImages } from '#files/server/images/sweep-images.ts';
import { existingImageIds } from '#files/service.ts';
import { addMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import type { Member } from '#testing/members.ts';
import { readHtml } from '#testing/read-html.ts';
import { FREE_SECTIONS, SECTION_IMAGES } from '#testing/sections.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { readZip } from '#testing/zip.ts';
import { PREVIEW_PATHS } from '../model/preview-paths.ts';
import { replaceReferences } from '../model/sections/section-references.ts';
import type { SiteSection } from '../model/sections/section-schema.ts';
import { emptySite } from '../model/site.ts';
import { siteImagesInUse } from '../service.ts';
import { openTranslatedSite, translate } from '../testing/translated-site.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

const WORDS = FREE_SECTIONS.filter(({ kind }) => kind === 'text').map((one) => ({ ...one, id: 'words' }));

const page = (fields: object = {}) => ({
  ...{ id: 'ccee8d5e-31ee-4df9-8ce7-71d8d6e5a51f', title: 'Speaking', slug: 'speaking', description: 'Talks by Ada' },
  // A page with nothing to show has no links.
  ...{ visible: true, inNavigation: true, sections: WORDS },
  ...fields,
});

const imageOf = async (member: Member, name: string) => (await uploadImage(instance, member, name)).id;

/** Returns a section of each kind, with images that the member has uploaded. */
async function sectionsOf(member: Member): Promise<SiteSection[]> {
  const images = new Map<string, string>();
  for (const [at, image] of SECTION_IMAGES.entries()) images.set(image, await imageOf(member, `${at}.jpg`));
  return replaceReferences({ sections: FREE_SECTIONS, pages: [] }, ({ id }) => images.get(id) ?? id).sections;
}

describe('sections and pages of one’s own', () => {
  it('are stored as written, and shown at every address of the site', async () => {
    const ada = await openSite(instance, { indexing: true });
    const sections = await sectionsOf(ada.member);
    const { document, images, changes } = await ada.write({ pages: [page({ sections })] });
    expect(document.pages).toEqual([page({ sections })]);
    expect(images.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [
        ...new Set(sections.flatMap((one) => (one.kind === 'gallery' ? one.pictures : [])).map(({ image }) => image)),
      ].toSorted(),
    );
    expect(changes).toEqual(['pages']);
    expect((await ada.publish()).changes).toEqual([]);
    const named = `/@${ada.member.username}`;
    for (const { status, body, headers } of [
      await ada.at('/speaking'),
      await requestHost(instance, 'vitrine.example', `${named}/speaking`),
      await requestHost(instance, 'vitrine.example', `${ada.sharePath}/speaking`),
    ]) {
      expect(status).toBe(200);
      const { text } = readHtml(body);
      for (const words of ['Engines that do not exist', 'operations', 'from £5', 'The Royal Society', 'Can it think?'])
        expect(text).toContain(words);
      expect(body).toContain(`<link rel="canonical" href="http://${ada.host}/speaking">`);
      expect(body).toContain('<meta name="description" content="Talks by Ada">');
      expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    }
    expect((await ada.at('/sitemap.xml')).body).toContain(`<loc>http://${ada.host}/speaking</loc>`);
    expect((await ada.at('/card/speaking.png')).headers['content-type']).toBe('image/png');
    expect((await ada.at('/')).body).toContain('<a href="/speaking"><bdi>Speaking</bdi></a>');
  });

  it('answer 404 where there are none, or none that is visible', async () => {
    const ada = await openSite(instance, { pages: [page({ visible: false })] });
    for (const path of ['/speaking', '/nothing', '/Speaking', '/de/speaking'])
      expect([path, (await ada.at(path)).status]).toEqual([path, 404]);
    await ada.change({ pages: [page()] });
    expect((await ada.at('/speaking')).status).toBe(200);
    await ada.change({ pages: [] });
    expect((await ada.at('/speaking')).status).toBe(404);
  });

  it('can be seen by their member while they are hidden, and nothing links to them', async () => {
    const posts = { id: 'posts', kind: 'posts', visible: true, heading: '', inNavigation: false };
    const sections = [{ ...posts, variant: 'list', tag: '', count: 5 }] as SiteSection[];
    const ada = await openSite(instance, { pages: [page({ visible: false, sections })], samples: 'writer' });
    await ada.add('posts', { title: 'Of engines', status: 'published' });
    const preview = (path: string, { cookie = '' } = {}) =>
      requestHost(instance, 'vitrine.example', path, { headers: { cookie } });
    const { status, body } = await preview(`${PREVIEW_PATHS.written}/speaking`, ada.member);
    expect(status).toBe(200);
    expect(body).toContain('<bdi>Speaking</bdi></h1>');
    expect(body).toContain('Of engines');
    expect(body).not.toContain('href="/portfolio/draft/speaking"');
    for (const base of [PREVIEW_PATHS.published, PREVIEW_PATHS.written])
      expect((await preview(`${base}/speaking`, base === PREVIEW_PATHS.published ? ada.member : {})).status).toBe(404);
  });

  it('are before a project of the same name, which keeps its own address', async () => {
    const ada = await openSite(instance);
    await ada.add('projects', { title: 'Speaking', slug: 'speaking', status: 'published' });
    const short = `/@${ada.member.username}/speaking`;
    expect((await requestHost(instance, 'vitrine.example', short)).headers.location).toMatch(/projects\/speaking$/);
    await ada.change({ pages: [page()] });
    expect((await requestHost(instance, 'vitrine.example', short)).status).toBe(200);
    expect((await ada.at('/projects/speaking')).status).toBe(200);
  });

  it('stay as they are for scripts that know each section once', async () => {
    const ada = await openSite(instance);
    const sections = await sectionsOf(ada.member);
    await ada.write({ sections: [...sections, ...emptySite('en').sections], pages: [page()] });
    const { pages: _, ...former } = emptySite('en');
    const written = former.sections.toReversed().map(({ kind, visible }) => ({ kind, visible, heading: kind }));
    const answer = await ada.member.call('PUT', '/api/site', { document: { ...former, sections: written } });
    expect(answer.status).toBe(200);
    expect(answer.body.document.pages).toEqual([page()]);
    expect(answer.body.document.sections.map(({ id }: SiteSection) => id).toSorted()).toEqual(
      [...sections, ...former.sections].map(({ id }) => id).toSorted(),
    );
    expect(answer.body.document.sections).toMatchObject(
      expect.arrayContaining([expect.objectContaining(sections[1] ?? {})]),
    );
  });

  it('do not get images and projects of others, but keep those that were deleted since', async () => {
    const [ada, eve] = [await openSite(instance), await openSite(instance)];
    const foreign = await imageOf(eve.member, 'eve.jpg');
    const project = await eve.add('projects', { title: 'Hers' });
    const [hero, , gallery] = await sectionsOf(ada.member);
    const put = (sections: unknown[]) =>
      ada.member.call('PUT', '/api/site', { document: { ...emptySite('en'), sections } });
    const refused = await put([
      { ...hero, image: foreign, project: project.id },
      { ...gallery, pictures: [{ image: '00000000-0000-4000-8000-000000000000' }] },
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields.map(({ path }: { path: string }) => path)).toEqual([
      ...['document.sections.0.image', 'document.sections.1.pictures.0.image', 'document.sections.0.project'],
    ]);
    expect(JSON.stringify(refused.body)).not.toContain(project.id);
    const own = await ada.add('projects', { title: 'Mine' });
    expect((await put([{ ...hero, project: own.id }])).status).toBe(200);
    await ada.member.call('DELETE', `/api/projects/${own.id}`);
    expect((await put([{ ...hero, project: own.id, heading: 'Again' }])).status).toBe(200);
  });

  it('keep their images from being swept, as written and as published', async () => {
    const ada = await openSite(instance);
    const sections = await sectionsOf(ada.member);
    const unused = await imageOf(ada.member, 'unused.jpg');
    await ada.change({ pages: [page({ sections })] });
    await ada.write({ pages: [] });
    const { kernel } = instance;
    const used = await kernel.db.asSystem('test', (tx) => siteImagesInUse(tx, [unused, ...imagesIn(sections)]));
    expect([...new Set(used)].toSorted()).toEqual(imagesIn(sections));
    const inAYear = { now: () => new Date(Date.now() + 366 * 24 * 3600 * 1000) };
    await sweepImages({ ...kernel, clock: inAYear }, [siteImagesInUse]);
    const images = [unused, ...imagesIn(sections)];
    const kept = await kernel.db.asSystem('test', (tx) => existingImageIds(tx, ada.member.uid, images));
    expect(kept.toSorted()).toEqual(imagesIn(sections));
    expect((await ada.at('/speaking')).body).toContain(`/images/${imagesIn(sections)[0]}/`);
    await ada.publish();
    expect(await kernel.db.asSystem('test', (tx) => siteImagesInUse(tx, imagesIn(sections)))).toEqual([]);
  });

  it('are in the export of the site', async () => {
    const ada = await openSite(instance);
    const sections = await sectionsOf(ada.member);
    await ada.change({ sections: [...emptySite('en').sections, ...sections], pages: [page({ slug: 'über-mich' })] });
    const headers = { authorization: `Bearer ${ada.member.token}` };
    const answer = await fetch(`${instance.url}/api/site/export`, { headers });
    const site = await readZip(new Uint8Array(await answer.arrayBuffer()));
    expect(site['über-mich/index.html']).toContain('<h1 class="title"><bdi>Speaking</bdi></h1>');
    expect(site['index.html']).toContain('<a href="%C3%BCber-mich/"><bdi>Speaking</bdi></a>');
    expect(Object.keys(site).filter((name) => name.startsWith(`images/${imagesIn(sections)[0]}/`))).not.toEqual([]);
  });

  it('are translated, and say the rest in the site’s own language', async () => {
    const ada = await openTranslatedSite(instance);
    const [, text] = FREE_SECTIONS;
    await ada.change({ pages: [page({ sections: [text] })] });
    await translate(ada, 'site', {
      'sections/text/text': ['First the *reader*, then the table.', 'Erst der Leser.'],
      [`pages/${page().id}/title`]: ['Speaking', 'Vorträge'],
    });
    await ada.publish();
    const { body } = await ada.at('/de/speaking');
    expect(readHtml(body).text).toContain('Erst der Leser.');
    expect(body).toContain('<h1 class="title"><bdi>Vorträge</bdi></h1>');
    expect(body).toContain('<bdi lang="en">Approach</bdi>');
  });

  it('have their contacts masked on links without them, and keep what a pinned link was made from', async () => {
    const ada = await openLinks(instance);
    const { document } = (await ada.member.call('GET', '/api/site')).body;
    const faq = FREE_SECTIONS.find(({ kind }) => kind === 'faq');
    const items = [{ id: page().id, name: 'Where?', text: 'Write to ada@example.org or +44 20 7946 0018.' }];
    const withPages = { ...document, pages: [page({ sections: [{ ...faq, items }] })] };
    await ada.member.call('PUT', '/api/site', { document: withPages });
    await ada.member.call('POST', '/api/site/publish');
    const masked = (await ada.link('portfolio', { contact: 'masked' })).path;
    const pinned = (await ada.link('portfolio', { pinned: true })).path;
    await ada.member.call('PUT', '/api/site', { document: { ...withPages, pages: [] } });
    await ada.member.call('POST', '/api/site/publish');
    expect((await openLink(instance, `${pinned}/speaking`)).body).toContain('ada@example.org');
    expect((await openLink(instance, `${masked}/speaking`)).status).toBe(404);
    await ada.member.call('PUT', '/api/site', { document: withPages });
    await ada.member.call('POST', '/api/site/publish');
    const { body } = await openLink(instance, `${masked}/speaking`);
    expect(readHtml(body).text).toContain('Where?');
    expect(body).not.toMatch(/ada@example|7946/);
  });
});

const imagesIn = (sections: readonly SiteSection[]) =>
  [
    ...new Set(sections.flatMap((one) => (one.kind === 'gallery' ? one.pictures.map(({ image }) => image) : []))),
  ].toSorted();

it('the form of a contact section sends to the contact page', async () => {
  const contact = emptySite('en').sections.find(({ kind }) => kind === 'contact');
  const ada = await openSite(instance, {
    sections: [{ ...contact, id: 'contact', variant: 'form' } as SiteSection],
  });
  const { body, headers } = await ada.at('/');
  expect(body).toContain('<form class="letter" id="letter" method="post" action="/contact">');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
});

it('a stranger and another member cannot change the sections of a site', async () => {
  const ada = await openSite(instance, { pages: [page()] });
  const eve = await addMember(instance);
  const document = { ...emptySite('en'), pages: [page({ title: 'Mine now' })] };
  expect((await eve.call('PUT', '/api/site', { document })).status).toBe(200);
  expect((await ada.member.call('GET', '/api/site')).body.document.pages).toEqual([page()]);
  const answer = await fetch(`${instance.url}/api/site`, { method: 'PUT', body: JSON.stringify({ document }) });
  expect(answer.status).toBe(401);
});
