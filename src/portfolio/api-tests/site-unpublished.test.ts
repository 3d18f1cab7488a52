import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { PREVIEW_PATHS } from '../model/preview-paths.ts';
import type { SiteSection } from '../model/sections/section-schema.ts';
import { newRecordSection } from '../model/sections/starting-sections.ts';
import { newSection } from '../screens/site/content/sections/new-section.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

const MARK = 'Not published';

async function openUnpublished() {
  const ada = await openSite(instance);
  const sections = [
    newRecordSection('projects', 'projects'),
    newSection('posts', 'posts'),
    newRecordSection('experience', 'experience'),
  ];
  await ada.write({ sections });
  const project = await ada.add('projects', { title: 'Note G' });
  const post = await ada.add('posts', { title: 'On engines' });
  const job = await ada.member.call('POST', '/api/entries', {
    kind: 'work',
    fields: { name: 'Memoirs', roles: [{ position: 'Translator' }] },
  });
  expect([job.status, job.body]).toMatchObject([201, {}]);
  const preview = async (path = '', cookie = ada.member.cookie) => {
    const { status, body } = await requestHost(instance, 'vitrine.example', `${PREVIEW_PATHS.written}${path}`, {
      headers: { cookie },
    });
    return { status, body };
  };
  return { ada, project, post, job: job.body, preview };
}

it('unpublished work is in the preview with a mark, and nowhere else', async () => {
  const { ada, project, post, preview } = await openUnpublished();
  const { body } = await preview();
  for (const title of ['Note G', 'On engines', 'Translator']) expect(body).toContain(title);
  expect(body.split(MARK)).toHaveLength(4);
  for (const path of [`/projects/${project.slug}`, `/writing/${post.slug}`]) {
    expect((await preview(path)).body).toContain(MARK);
    expect((await preview(`${path}?work=published`)).status).toBe(404);
    expect((await ada.at(path)).status).toBe(404);
  }
  const published = await preview('?work=published');
  await ada.publish();
  const others = await requestHost(instance, 'vitrine.example', PREVIEW_PATHS.published, {
    headers: { cookie: ada.member.cookie },
  });
  const pages = await Promise.all(
    ['/', '/projects', '/writing', '/feed.xml', '/writing/feed.xml', '/sitemap.xml'].map((path) => ada.at(path)),
  );
  const shared = await requestHost(instance, 'vitrine.example', ada.sharePath);
  expect(shared.status).toBe(200);
  for (const page of [published, others, shared, ...pages])
    expect(page.body).not.toMatch(/Note G|On engines|Translator|Not published/);
});

it('the preview belongs to its member', async () => {
  const { preview } = await openUnpublished();
  expect((await preview('', '')).status).toBe(404);
  const other = await addMember(instance);
  expect((await preview('', other.cookie)).body).not.toContain('Note G');
});

it('the site lists what can be published, until it is', async () => {
  const { ada, project, post, job } = await openUnpublished();
  const scheduled = {
    title: 'Later',
    status: 'scheduled',
    publishedAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  await ada.add('posts', scheduled);
  const listed = async () => (await ada.member.call('GET', '/api/site')).body.unpublished;
  expect(await listed()).toEqual([
    { section: 'projects', id: project.id, title: 'Note G' },
    { section: 'posts', id: post.id, title: 'On engines' },
    { section: 'experience', id: job.id, title: 'Translator' },
  ]);
  for (const [kind, { id }] of [
    ['projects', project],
    ['posts', post],
    ['entries', job],
  ] as const) {
    const answer = await ada.member.call('POST', `/api/${kind}/bulk`, { ids: [id], action: 'publish' });
    expect(answer.status).toBe(200);
  }
  expect(await listed()).toEqual([]);
  expect((await ada.member.call('GET', '/api/site')).body).toMatchObject({ scheduled: 1, isFirstPublication: false });
  expect((await ada.publish()).holds).toMatchObject({ projects: 1, posts: 1, experience: 1 });
  const { body } = await ada.at('/');
  for (const title of ['Note G', 'On engines', 'Translator']) expect(body).toContain(title);
  expect(body).not.toContain(MARK);
});

it('the site lists only what its sections and heroes would show', async () => {
  const { ada, project } = await openUnpublished();
  await ada.add('projects', { title: 'Another' });
  await ada.member.call('POST', '/api/entries', { kind: 'work', fields: {} });
  await ada.member.call('POST', '/api/entries', { kind: 'talks', fields: { title: 'On engines' } });
  const hero = { ...newSection('hero', 'hero'), variant: 'project' as const, project: project.id };
  const { unpublished } = await ada.write({
    sections: [hero as SiteSection, newRecordSection('experience', 'experience')],
  });
  expect(unpublished.map(({ title }: { title: string }) => title)).toEqual(['Note G', 'Translator']);
});
