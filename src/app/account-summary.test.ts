import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadFile } from '#testing/images.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import { send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { requestTestimonial } from '#testing/testimonials.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

const NOTHING = {
  ...{ cvs: 0, projects: 0, posts: 0, achievements: 0, entries: 0, sites: 0, links: 0, domains: 0 },
  ...{ translations: 0, comments: 0, testimonials: 0, files: 0 },
};

it('counts what is deleted with the account of the caller, including the trash', async () => {
  const [ada, charles] = [await addMember(instance), await addMember(instance)];
  const empty = { counts: NOTHING, fileBytes: 0, siteUrls: [] };
  expect((await ada.call('GET', '/api/me/deletion')).body).toEqual(empty);

  const site = await openSite(instance, {}, ada);
  await site.add('projects', { title: 'Note G', status: 'published' });
  const { body: trashed } = await ada.call('POST', '/api/projects', { title: 'Loom' });
  await ada.call('DELETE', `/api/projects/${trashed.id}`);
  for (const name of ['Turin', 'London']) await ada.call('POST', '/api/cvs', { name });
  await ada.call('POST', '/api/posts', { title: 'Essay' });
  await ada.call('POST', '/api/achievements', { title: 'Medal' });
  await ada.call('POST', '/api/entries', { kind: 'work', fields: { name: 'Engine works' } });
  await ada.call('POST', '/api/shares', { target: { kind: 'portfolio' } });
  await requestTestimonial(ada);
  await uploadFile(instance, ada, 'notes/g.txt', Buffer.from('Note G'));

  const { status, body } = await ada.call('GET', '/api/me/deletion');
  const { body: shares } = await ada.call('GET', '/api/shares');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    counts: {
      ...NOTHING,
      cvs: 2,
      projects: 2,
      posts: 1,
      achievements: 1,
      entries: 1,
      testimonials: 1,
      sites: 1,
      files: 1,
      links: shares.items.length,
    },
    fileBytes: 6,
  });
  expect(body.siteUrls).toContain(`http://${site.host}`);
  expect((await charles.call('GET', '/api/me/deletion')).body).toEqual(empty);
});

it('is refused to signed-out visitors', async () => {
  expect((await send(instance, 'GET', '/api/me/deletion')).status).toBe(401);
});
