import { describe, expect, it } from 'vitest';
import { sweepImages } from '#files/server/images/sweep-images.ts';
import { recordImagesInUse } from '#records/service.ts';
import { addMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { CAPTIONS, makeMedium, makeVideo, mediaFixture } from '#testing/media.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { type Member, makeAdmin } from '#testing/members.ts';
import { addressesIn, fileAt } from '#testing/static-site.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';
import { recordPreviewPath } from '../model/preview-paths.ts';
import { pinnedImagesInUse } from '../service.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });
const text = (content: string) => new TextEncoder().encode(content);

/** Makes a block of each kind of media for a member, with everything that they refer to. */
async function mediaBlocks(member: Member) {
  const [video, poster] = [await makeVideo(instance, member), await uploadImage(instance, member)];
  const made = async (kind: string, name: string, bytes: Uint8Array) =>
    (await makeMedium(instance, member, { kind, name, bytes })).body;
  const captions = await made('captions', 'en.vtt', text(CAPTIONS));
  const audio = await made('audio', 'tone.mp3', await mediaFixture('tone.mp3'));
  const file = await made('file', 'cards.pdf', text('%PDF-1.7'));
  const tracks = [{ media: captions.id, language: 'en' }];
  const id = () => crypto.randomUUID();
  return {
    blocks: [
      { id: id(), kind: 'video', media: video.id, poster: poster.id, tracks, alt: 'A loom' },
      { id: id(), kind: 'audio', media: audio.id, title: 'The mill' },
      { id: id(), kind: 'file', media: file.id, label: 'All cards' },
    ],
    ids: [video, captions, audio, file].map(({ id: one }) => one as string),
    urls: [video, captions, audio, file].map(({ url }) => url as string),
    poster: poster.id,
  };
}

describe('a case study with media', () => {
  it('shows them on the site, which may play them, while other pages may not', async () => {
    const ada = await openSite(instance);
    const { blocks, urls, poster } = await mediaBlocks(ada.member);
    await ada.add('projects', { title: 'Weaving', status: 'published', blocks });
    await ada.add('projects', { title: 'Silent', status: 'published', blocks: blocks.slice(2) });
    const { body, headers } = await ada.at('/projects/weaving');
    for (const url of urls) {
      expect(body).toContain(`"${url}"`);
      expect([url, (await ada.at(url)).status]).toEqual([url, 200]);
    }
    expect(body).toContain(`poster="/images/${poster}/`);
    expect(headers['content-security-policy']).toContain("; media-src 'self'");
    for (const path of ['/', '/projects', '/projects/silent']) {
      expect((await ada.at(path)).headers['content-security-policy']).not.toContain('media-src');
    }
  });

  it('tells the addresses of a draft to its member alone', async () => {
    const ada = await openSite(instance);
    const { blocks, ids, urls } = await mediaBlocks(ada.member);
    const draft = await ada.add('projects', { title: 'Weaving', status: 'draft', blocks });
    const mary = await addMember(instance);
    const path = recordPreviewPath('project', draft.id);
    for (const [cookie, isShown] of [
      [ada.member.cookie, true],
      [mary.cookie, false],
      ['', false],
    ] as const) {
      const { body } = await requestHost(instance, 'vitrine.example', path, { headers: { cookie } });
      for (const url of urls) expect([url, body.includes(url)]).toEqual([url, isShown]);
    }
    expect((await ada.at('/projects/weaving')).status).toBe(404);
    for (const id of ids) expect((await mary.call('GET', `/api/media/${id}`)).status).toBe(404);
  });

  it('hides its media from all but its member when it was taken down', async () => {
    const ada = await openSite(instance);
    const { blocks, urls } = await mediaBlocks(ada.member);
    await ada.add('projects', { title: 'Weaving', status: 'published', blocks });
    const admin = await addMember(instance);
    await makeAdmin(instance, admin);
    const takedown = { reason: 'It is not hers.', address: `http://${ada.host}/projects/weaving` };
    expect((await admin.call('POST', '/api/admin/takedowns', takedown)).status).toBe(201);
    const statusOf = async (url: string, cookie: string) =>
      (await requestHost(instance, 'vitrine.example', url, { headers: { cookie } })).status;
    for (const url of urls) {
      expect([url, await statusOf(url, ''), await statusOf(url, admin.cookie)]).toEqual([url, 404, 404]);
      expect(await statusOf(url, ada.member.cookie)).toBe(200);
    }
  });

  it('does not play what is of another kind in its place, whatever is stored', async () => {
    const ada = await openSite(instance);
    const { blocks, ids } = await mediaBlocks(ada.member);
    const { id } = await ada.add('projects', { title: 'Weaving', status: 'published', blocks });
    await instance.kernel.db.pool.query(
      `update records set document = jsonb_set(document, '{blocks,0,media}', to_jsonb($2::text)) where id = $1`,
      [id, ids[3]],
    );
    expect((await ada.at('/projects/weaving')).body).not.toContain('<video');
  });

  it('keeps its media in the static export, with relative addresses', async () => {
    const ada = await openSite(instance);
    const { blocks, urls } = await mediaBlocks(ada.member);
    await ada.add('projects', { title: 'Weaving', status: 'published', blocks });
    const headers = { authorization: `Bearer ${ada.member.token}` };
    const answer = await fetch(`${instance.url}/api/site/export`, { headers });
    const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
    const name = 'projects/weaving/index.html';
    const page = files.get(name)?.toString() ?? '';
    for (const url of urls) expect(page).toContain(`"../..${url}"`);
    for (const address of addressesIn(page).filter((one) => /media|images/.test(one))) {
      expect([...files.keys()], address).toContain(fileAt(address, name));
    }
    expect(files.get(urls[0]?.slice(1) ?? '')?.equals(await mediaFixture('clip.webm'))).toBe(true);
    expect(files.get(urls[1]?.slice(1) ?? '')?.toString()).toMatch(/^WEBVTT/);
  });

  it('keeps its media behind a pinned link after they were removed, until the link is deleted', async () => {
    const ada = await openLinks(instance);
    const { blocks, urls } = await mediaBlocks(ada.member);
    await ada.changeProject({ blocks });
    const { path, shareId } = await ada.link('project', { pinned: true });
    await ada.changeProject({ blocks: [] });
    const later = { now: () => new Date(Date.now() + 30 * 86_400_000) };
    const sweep = () => sweepImages({ ...instance.kernel, clock: later }, [recordImagesInUse, pinnedImagesInUse]);
    const statuses = () =>
      Promise.all(urls.map(async (url) => (await requestHost(instance, 'vitrine.example', url)).status));
    await sweep();
    const page = (await openLink(instance, path)).body;
    for (const url of urls) expect(page).toContain(`"${url}"`);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await ada.remove(shareId);
    await sweep();
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });
});
