import { describe, expect, it } from 'vitest';
import { sweepImages } from '#files/server/images/sweep-images.ts';
import { findPhotosInUse } from '#identity/service.ts';
import { recordImagesInUse } from '#records/service.ts';
import { uploadImage } from '#testing/images.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { FREE_SECTIONS } from '#testing/sections.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { ANSWER, approveTestimonial } from '#testing/testimonials.ts';
import { pinnedImagesInUse } from '../service.ts';

const instance = shareTestInstance({ APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' });

const open = (path: string) => openLink(instance, path);
const bodyAt = async (path: string) => (await open(path)).body as string;

describe('a pinned link', () => {
  it('shows a portfolio with all its pages unchanged and is its own canonical address', async () => {
    const ada = await openLinks(instance, { indexing: true });
    await ada.member.call('PUT', `/api/cvs/${ada.cv}/visibility`, { visibility: 'link' });
    await ada.write({ cv: ada.cv });
    const { path, url } = await ada.link('portfolio', { pinned: true, indexing: true });
    const pages = ['', '/projects', '/projects/note-g', '/cv', '/contact', '/feed.xml'];
    const before = await Promise.all(pages.map((page) => bodyAt(path + page)));
    expect(before[0]).toContain(`<link rel="canonical" href="${url}">`);
    expect(before[0]).not.toContain(`${ada.member.username}.vitrine.example`);
    expect((await open(path)).headers.get('x-robots-tag')).toBe('noindex');
    await ada.write({ headline: 'Countess', language: 'de', layout: 'ledger', cv: null });
    await ada.changeProject({
      title: 'Note A',
      slug: 'note-a',
      caseStudy: { problem: 'x', approach: '', outcome: '' },
    });
    await ada.makeProject({ title: 'Flyology' });
    await ada.member.call('PATCH', '/api/me', { displayName: 'Ada King', profile: { bio: 'New' } });
    expect(await Promise.all(pages.map((page) => bodyAt(path + page)))).toEqual(before);
    expect((await open(`${path}/projects/flyology`)).status).toBe(404);
    expect((await open(`${path}/cv.pdf`)).headers.get('content-type')).toBe('application/pdf');
    await ada.member.call('POST', '/api/site/unpublish');
    await ada.member.call('DELETE', `/api/projects/${ada.project}`);
    await ada.member.call('DELETE', `/api/cvs/${ada.cv}`);
    expect(await Promise.all(pages.map((page) => bodyAt(path + page)))).toEqual(before);
  });

  it('shows words of others only while they are approved', async () => {
    const ada = await openLinks(instance);
    await ada.write({ sections: FREE_SECTIONS.filter(({ kind }) => kind === 'testimonials') });
    const { id, revision } = await approveTestimonial(instance, ada.member);
    const other = 'Another letter of hers.';
    await approveTestimonial(instance, ada.member, { text: other });
    const { path } = await ada.link('portfolio', { pinned: true });
    expect(await bodyAt(path)).toContain(ANSWER.text.slice(0, 20));
    // Its author’s name is corrected, then the testimonial is hidden.
    const testimonial = `/api/testimonials/${id}`;
    await ada.member.call('PATCH', testimonial, { revision, name: 'M. Somerville' });
    expect(await bodyAt(path)).toContain(ANSWER.text.slice(0, 20));
    await ada.member.call('PATCH', testimonial, { revision: revision + 1, state: 'hidden' });
    const body = await bodyAt(path);
    expect(body).not.toContain(ANSWER.text.slice(0, 20));
    expect(body).toContain(other);
  });

  it.each(['project', 'cv'] as const)('shows a %s unchanged after its permanent deletion', async (kind) => {
    const ada = await openLinks(instance);
    const recordPath = kind === 'cv' ? `/api/cvs/${ada.cv}` : `/api/projects/${ada.project}`;
    const { path } = await ada.link(kind, { pinned: true });
    const before = await bodyAt(path);
    expect(before).toMatch(/Ada Lovelace|class="cv"|<article/);
    expect((await ada.member.call('DELETE', recordPath)).status).toBe(200);
    expect((await ada.member.call('DELETE', `${recordPath}/forever`)).status).toBe(200);
    expect(await bodyAt(path)).toBe(before);
    expect((await open(kind === 'cv' ? `${path}/cv.pdf` : `${path}/card/home.png`)).status).toBe(200);
  });

  it('can be pinned again to the current content and unpinned to follow its source', async () => {
    const ada = await openLinks(instance);
    const link = await ada.link('project', { pinned: true });
    await ada.changeProject({ title: 'Note A' });
    expect(await bodyAt(link.path)).toContain('Note G');
    await ada.set(link, { label: 'For Naples', note: 'x', expiresAt: null, state: 'paused' });
    await ada.set(link, { state: 'active' });
    expect(await bodyAt(link.path)).toContain('Note G');
    await ada.set(link, { pinned: true });
    expect(await bodyAt(link.path)).toContain('Note A');
    await ada.changeProject({ title: 'Note B' });
    await ada.set(link, { pinned: false });
    expect(await bodyAt(link.path)).toContain('Note B');
  });

  it('applies options that its owner changes later', async () => {
    const ada = await openLinks(instance);
    const link = await ada.link('cv', { pinned: true });
    expect(await bodyAt(link.path)).toContain('cv.pdf');
    await ada.set(link, { download: false, contact: 'masked' });
    expect(await bodyAt(link.path)).not.toContain('cv.pdf');
    await ada.set(link, { state: 'revoked' });
    expect((await open(link.path)).status).toBe(404);
  });

  it.each(['portfolio', 'project'] as const)('cannot be created for an unpublished %s', async (kind) => {
    const ada = await openLinks(instance);
    await ada.member.call('POST', '/api/site/unpublish');
    await ada.changeProject({ status: 'draft' });
    const target = kind === 'project' ? { kind, id: ada.project } : { kind };
    const { status, body } = await ada.member.call('POST', '/api/shares', { target, pinned: true });
    expect([status, body.data.fields]).toEqual([
      400,
      [{ path: 'pinned', message: expect.stringContaining('isn’t published yet') }],
    ]);
  });

  it('keeps a badge after its achievement and evidence are deleted', async () => {
    const ada = await openLinks(instance);
    const { call } = ada.member;
    const make = async () => {
      const badge = await uploadImage(instance, ada.member, `evidence/${crypto.randomUUID()}/medal.jpg`);
      const evidence = [{ label: '', file: badge.file }];
      const { id } = (
        await call('POST', '/api/achievements', { title: 'A medal', visible: true, badge: badge.id, evidence })
      ).body;
      const remove = async () => {
        expect((await call('DELETE', `/api/achievements/${id}`)).status).toBe(200);
        expect((await call('DELETE', `/api/achievements/${id}/forever`)).status).toBe(200);
      };
      const isThere = async () => (await call('GET', `/api/images/${badge.id}`)).status === 200;
      return { id: badge.id, remove, isThere };
    };
    const pinned = await make();
    const { path } = await ada.link('portfolio', { pinned: true });
    const later = await make();
    await later.remove();
    await pinned.remove();
    expect([await pinned.isThere(), await later.isThere()]).toEqual([true, false]);
    expect(await bodyAt(`${path}/achievements`)).toContain(pinned.id);
  });

  it('keeps its pictures after they are removed from the source, until the link is deleted', async () => {
    const ada = await openLinks(instance);
    const [cover, photo, unused] = [
      await uploadImage(instance, ada.member, 'images/cover.jpg'),
      await uploadImage(instance, ada.member, 'images/photo.jpg'),
      await uploadImage(instance, ada.member, 'images/unused.jpg'),
    ];
    await ada.changeProject({ cover: cover.id });
    const { revision } = (await ada.member.call('GET', `/api/cvs/${ada.cv}`)).body;
    const image = { do: 'set', at: ['basics'], field: 'image', value: photo.id };
    await ada.member.call('PATCH', `/api/cvs/${ada.cv}`, { revision, operations: [image] });
    const links = [];
    for (const kind of ['portfolio', 'project', 'cv'] as const) links.push(await ada.link(kind, { pinned: true }));
    await ada.changeProject({ cover: null });
    for (const recordPath of [`cvs/${ada.cv}`, `projects/${ada.project}`]) {
      await ada.member.call('DELETE', `/api/${recordPath}`);
      await ada.member.call('DELETE', `/api/${recordPath}/forever`);
    }
    const later = { now: () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000) };
    const sweep = () =>
      sweepImages({ ...instance.kernel, clock: later }, [findPhotosInUse, recordImagesInUse, pinnedImagesInUse]);
    const isThere = async ({ id }: { id: string }) =>
      (await ada.member.call('GET', `/api/images/${id}`)).status === 200;
    await sweep();
    expect([await isThere(cover), await isThere(photo), await isThere(unused)]).toEqual([true, true, false]);
    expect(await bodyAt(links[1]?.path ?? '')).toContain(cover.id);
    for (const { shareId } of links) await ada.remove(shareId);
    await sweep();
    expect([await isThere(cover), await isThere(photo)]).toEqual([false, false]);
  });
});
