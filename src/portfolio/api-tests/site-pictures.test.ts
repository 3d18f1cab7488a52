import { expect, it } from 'vitest';
import { jpeg, uploadFile } from '#testing/images.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

/** Returns how often a page shows an image, and the addresses of its pictures in full size. */
const picturesOf = (page: string, image: string) => ({
  shown: page.split(`<img src="/images/${image}/`).length - 1,
  addresses: [...page.matchAll(/<section class="light" id="([^"]+)"/g)].map(([, id]) => id),
});

it('a project’s pictures open in full size at every address of its page, with its cover shown once', async () => {
  const ada = await openLinks(instance, { languages: [{ language: 'de', cv: null }] });
  const uploaded = async (name: string, width: number) => {
    const file = await uploadFile(instance, ada.member, name, await jpeg({ width, height: 600 }));
    return (await ada.member.call('POST', '/api/images', { file })).body.id as string;
  };
  const [cover, other] = [await uploaded('cover.jpg', 900), await uploaded('other.jpg', 700)];
  const caption = 'Write to ada@example.org';
  const gallery = [
    { image: other, alt: 'A wheel', caption },
    { image: cover, alt: 'The engine', caption: '' },
  ];
  await ada.changeProject({ cover, gallery, slug: 'note-g' });
  const pinned = (await ada.link('portfolio', { pinned: true })).path;
  const masked = (await ada.link('portfolio', { contact: 'masked' })).path;
  const alone = (await ada.link('project')).path;
  const home = `/@${ada.member.username}`;
  const pages = {
    ...{
      [`${home}/projects/note-g`]: true,
      [`${home}/de/projects/note-g`]: true,
      '/portfolio/draft/projects/note-g': true,
    },
    ...{ [`${pinned}/projects/note-g`]: true, [`${masked}/projects/note-g`]: false, [alone]: true },
  };
  for (const [path, hasAddress] of Object.entries(pages)) {
    const headers = path.startsWith('/portfolio/draft') ? { cookie: ada.member.cookie } : {};
    const { status, body, headers: answered } = await requestHost(instance, new URL(SITES_URL).host, path, { headers });
    expect([path, status]).toEqual([path, 200]);
    // Once on the page and once in full size, twice in all.
    const expected = { shown: 2, addresses: ['picture-1', 'picture-2'] };
    expect([path, picturesOf(body, cover), picturesOf(body, other)]).toEqual([path, expected, expected]);
    expect([path, body.includes(caption)]).toEqual([path, hasAddress]);
    expect(answered['content-security-policy']).toMatch(/default-src 'none'.*style-src 'sha256-/);
    expect(answered['content-security-policy']).not.toMatch(/script-src|unsafe/);
  }
  await ada.changeProject({ cover: null, gallery: [] });
  const { body } = await openLink(instance, `${pinned}/projects/note-g`);
  expect(picturesOf(body, cover)).toEqual({ shown: 2, addresses: ['picture-1', 'picture-2'] });
}, 60_000);

it('an exported project contains its pictures in full size', async () => {
  const ada = await openLinks(instance);
  const file = await uploadFile(instance, ada.member, 'cover.jpg', await jpeg({ width: 1700, height: 600 }));
  const { id } = (await ada.member.call('POST', '/api/images', { file })).body;
  await ada.changeProject({ cover: id, slug: 'note-g' });
  const answer = await fetch(`${instance.url}/api/site/export`, {
    headers: { authorization: `Bearer ${ada.member.token}` },
  });
  const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
  const page = files.get('projects/note-g/index.html')?.toString() ?? '';
  expect(page).toContain('<section class="light" id="picture-1"');
  const sources = [...page.matchAll(/\.\.\/\.\.\/(images\/[\w./-]+)/g)].map(([, name = '']) => name);
  expect(sources).toContain(`images/${id}/1700.avif`);
  expect(sources.filter((name) => !files.has(name))).toEqual([]);
});

it('a cover has the alternative text of the gallery, or else its own, in each language', async () => {
  const ada = await openLinks(instance, { languages: [{ language: 'de', cv: null }] });
  const file = await uploadFile(instance, ada.member, 'cover.jpg', await jpeg());
  const { id: cover } = (await ada.member.call('POST', '/api/images', { file })).body;
  await ada.changeProject({ cover, coverAlt: 'Brass wheels', slug: 'note-g' });
  const altAt = async (path: string) => {
    const { body } = await requestHost(instance, new URL(SITES_URL).host, `/@${ada.member.username}${path}`);
    return /<div class="cover">.*? alt="([^"]*)"/s.exec(body)?.[1];
  };
  expect(await altAt('/projects/note-g')).toBe('Brass wheels');
  const texts = { texts: [{ key: 'coverAlt', original: 'Brass wheels', text: 'Räder aus Messing' }] };
  const saved = await ada.member.call('PATCH', `/api/site/languages/de/parts/${ada.project}`, texts);
  expect([saved.status, saved.body]).toMatchObject([200, {}]);
  expect(await altAt('/de/projects/note-g')).toBe('Räder aus Messing');
  await ada.changeProject({ gallery: [{ image: cover, alt: 'The engine', caption: '' }] });
  expect(await altAt('/projects/note-g')).toBe('The engine');
});

it('a cover is cropped around its focal point, in lists and on its page', async () => {
  const ada = await openLinks(instance);
  const file = await uploadFile(instance, ada.member, 'cover.jpg', await jpeg({ width: 1600, height: 600 }));
  const { id: cover } = (await ada.member.call('POST', '/api/images', { file })).body;
  const at = async (path: string) => requestHost(instance, new URL(SITES_URL).host, `/@${ada.member.username}${path}`);
  await ada.changeProject({ cover, slug: 'note-g' });
  expect((await at('')).body).not.toContain('object-position: 10% 80%');
  await ada.changeProject({ coverFocus: { x: 10, y: 80 } });
  for (const path of ['', '/projects/note-g']) {
    const { body } = await at(path);
    expect(body).toMatch(/\.(p\d+)\.\1\.\1 img { object-position: 10% 80%; }/);
  }
});
