import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadFile, uploadImage } from '#testing/images.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

/** Words that only occur in content that visitors may not read. */
const SECRETS = {
  draft: 'Draftword',
  archived: 'Archivedword',
  trashed: 'Trashedword',
  hidden: 'Hiddenword',
  evidence: 'evidence-word.txt',
  other: 'Otherword',
  unpublished: 'Unpublishedword',
  hiddenHeading: 'Hiddenheadingword',
  privateCv: 'Privatecvword',
  cvName: 'Cvnameword',
  cvHidden: 'Cvhiddenword',
};

const PAGES = ['/', '/projects', '/achievements', '/cv', '/contact', '/feed.xml', '/sitemap.xml', '/robots.txt'];

async function siteWithSecrets() {
  const ada = await openSite(instance, { headline: 'Countess', indexing: true });
  const { member } = ada;
  const mary = await openSite(instance, { headline: SECRETS.other });
  await mary.add('projects', { title: SECRETS.other, status: 'published' });
  await member.call('PATCH', '/api/me', { profile: { website: 'https://engine.example/', location: 'London' } });
  const cover = await uploadImage(instance, member);
  const shown = await ada.add('projects', { title: 'Note G', status: 'published', cover: cover.id });
  await ada.add('projects', { title: SECRETS.draft, status: 'draft' });
  await ada.add('projects', { title: SECRETS.archived, status: 'archived' });
  const trashed = await ada.add('projects', { title: SECRETS.trashed, status: 'published' });
  await member.call('DELETE', `/api/projects/${trashed.id}`);
  const file = await uploadFile(instance, member, SECRETS.evidence, Buffer.from('a letter'));
  const achievement = await ada.add('achievements', {
    ...{ title: 'A medal', project: shown.id },
    evidence: [{ label: '', file }],
  });
  const hidden = await ada.add('achievements', { title: SECRETS.hidden });
  await member.call('PATCH', `/api/achievements/${hidden.id}`, { revision: hidden.revision, visible: false });
  const cv = (await member.call('POST', '/api/cvs', { name: SECRETS.cvName, example: 'nurse' })).body;
  await member.call('PUT', `/api/cvs/${cv.id}/sharing`, { visibility: 'link', contact: 'masked' });
  const section = cv.document.sections[0];
  await member.call('PATCH', `/api/cvs/${cv.id}`, {
    revision: (await member.call('GET', `/api/cvs/${cv.id}`)).body.revision,
    operations: [
      { do: 'set', at: ['sections', section.id], field: 'title', value: SECRETS.cvHidden },
      { do: 'hide', at: ['sections', section.id], hidden: true },
    ],
  });
  const { document } = (await member.call('GET', '/api/site')).body;
  const sections = document.sections.map((one: { kind: string }) =>
    one.kind === 'links' ? { ...one, visible: false, heading: SECRETS.hiddenHeading } : one,
  );
  await ada.change({ cv: cv.id, sections });
  await ada.write({ headline: SECRETS.unpublished });
  const ids = [shown.id, achievement.id, cv.id, trashed.id, member.uid];
  const { basics } = cv.document;
  return { ada, mary, slug: shown.slug, ids, contacts: [basics.email, basics.phone].filter(Boolean) as string[] };
}

describe('the public content of a site', () => {
  it('contains no private data, drafts, hidden content, ids or other members on any page', async () => {
    const { ada, mary, slug, ids, contacts } = await siteWithSecrets();
    const never = [
      ...Object.values(SECRETS),
      ...ids,
      ...contacts,
      ada.member.email,
      ada.member.token,
      mary.member.username,
    ];
    expect(contacts).not.toEqual([]);
    const paths = [...PAGES, `/projects/${slug}`];
    for (const path of paths) {
      for (const answer of [
        await ada.at(path),
        await requestHost(instance, 'vitrine.example', ada.sharePath + path.replace(/\/$/, '')),
      ]) {
        expect([path, answer.status]).toEqual([path, 200]);
        const response = answer.body + JSON.stringify(answer.headers);
        expect(
          never.filter((word) => response.includes(word)),
          path,
        ).toEqual([]);
      }
    }
    expect((await ada.at(`/projects/${slug}`)).body).toContain('Note G');
    expect((await ada.at('/achievements')).body).toContain('A medal');
  }, 60_000);

  it('excludes drafts, archived and trashed projects', async () => {
    const { ada } = await siteWithSecrets();
    for (const slug of ['draftword', 'archivedword', 'trashedword', 'otherword'])
      expect([slug, (await ada.at(`/projects/${slug}`)).status]).toEqual([slug, 404]);
  }, 60_000);

  it('excludes the CV of another member', async () => {
    const ada = await openSite(instance);
    const mary = await addMember(instance);
    const cv = (await mary.call('POST', '/api/cvs', { name: 'x', example: 'nurse' })).body.id;
    await mary.call('PUT', `/api/cvs/${cv}/visibility`, { visibility: 'public' });
    await ada.change({ cv });
    expect([(await ada.at('/cv')).status, (await ada.at('/cv.pdf')).status]).toEqual([404, 404]);
    expect((await ada.at('/')).body).not.toContain('cv.pdf');
  });
});
