import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { recordPreviewPath } from '../model/preview-paths.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

const at = (path: string, cookie = '') =>
  requestHost(instance, 'vitrine.example', path, { headers: cookie === '' ? {} : { cookie } });

describe('the preview of a project', () => {
  it('is the page of the published site for what visitors see, but nobody else’s to open', async () => {
    const [ada, mary] = [await openSite(instance, { headline: 'Countess' }), await addMember(instance)];
    const { id } = await ada.add('projects', { title: 'Note G', tags: ['Engines'], status: 'published' });
    await ada.add('projects', { title: 'Cards', status: 'published' });
    await ada.write({ language: 'de' });
    const { status, body, headers } = await at(recordPreviewPath('project', id), ada.member.cookie);
    expect([status, headers['cache-control'], headers['x-frame-options'], headers['x-robots-tag']]).toEqual([
      ...[200, 'private, no-store', 'SAMEORIGIN', 'noindex'],
    ]);
    expect(body).toContain('<html lang="en"');
    expect(body).toContain('<h1 class="title"><bdi>Note G</bdi></h1>');
    expect(body).toContain('<a rel="next" href="/portfolio/shown/projects/cards">');
    expect(body).toContain('<a href="/portfolio/shown/projects?tag=Engines">');
    const missing = await at('/portfolio/draft/nothing', mary.cookie);
    for (const cookie of ['', mary.cookie]) {
      const answer = await at(recordPreviewPath('project', id), cookie);
      expect([answer.status, answer.body]).toEqual([404, missing.body]);
    }
  });

  it('shows drafts, archived and trashed projects, and a member without a site, with their own pictures', async () => {
    const ada = await addMember(instance);
    const { id: image } = await uploadImage(instance, ada);
    const { body: project } = await ada.call('POST', '/api/projects', { title: 'Flyology', cover: image });
    const page = async () => (await at(recordPreviewPath('project', project.id), ada.cookie)).body;
    expect(await page()).toContain('<h1 class="title"><bdi>Flyology</bdi></h1>');
    expect(await page()).toContain(`/images/${image}/`);
    await ada.call('POST', '/api/projects/bulk', { ids: [project.id], action: 'archive' });
    expect(await page()).toContain('Flyology');
    await ada.call('DELETE', `/api/projects/${project.id}`);
    expect(await page()).toContain('Flyology');
    await ada.call('DELETE', `/api/projects/${project.id}/forever`);
    expect((await at(recordPreviewPath('project', project.id), ada.cookie)).status).toBe(404);
  });

  it('does not put a draft on the preview of the published site', async () => {
    const ada = await openSite(instance);
    const { id } = await ada.add('projects', { title: 'Flyology', tags: ['Wings'] });
    expect((await at(recordPreviewPath('project', id), ada.member.cookie)).status).toBe(200);
    for (const path of ['/portfolio/shown', '/portfolio/shown/projects'])
      expect((await at(path, ada.member.cookie)).body).not.toContain('Flyology');
    expect((await ada.at('/')).body).not.toContain('Flyology');
  });

  it.each(['project', 'project/', 'project/x', 'project/../projects', `project/${'0'.repeat(36)}`])(
    'does not exist at %s',
    async (path) => {
      const ada = await openSite(instance);
      expect((await at(`/portfolio/draft/${path}`, ada.member.cookie)).status).toBe(404);
    },
  );
});
