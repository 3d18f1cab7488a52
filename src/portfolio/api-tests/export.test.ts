import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import { type Member, visitor } from '#testing/members.ts';
import { addressesIn, fileAt } from '#testing/static-site.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

/** Opens a site with pictures, projects and a CV that may be downloaded. */
async function openFullSite() {
  const ada = await addMember(instance);
  const { id: image } = await uploadImage(instance, ada);
  const { body: cv } = await ada.call('POST', '/api/cvs', { name: 'Turin', example: 'nurse' });
  await ada.call('PUT', `/api/cvs/${cv.id}/sharing`, { visibility: 'public', download: true });
  const site = await openSite(instance, { cv: cv.id, indexing: true }, ada);
  const gallery = [{ image, alt: 'A diagram', caption: 'Note G' }];
  await site.add('projects', { title: 'Note G', summary: 'A program', status: 'published', cover: image, gallery });
  await site.add('projects', { title: 'محرك تحليلي', status: 'published', cover: image });
  await site.add('projects', { title: 'Not yet', status: 'draft' });
  await site.add('achievements', { title: 'First programme', kind: 'milestone', date: '1843' });
  return { ...site, image };
}

async function exportOf({ token }: Member) {
  const answer = await fetch(`${instance.url}/api/site/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return { answer, files: await filesInZip(new Uint8Array(await answer.arrayBuffer())) };
}

it('exports a folder in which all links between pages and files resolve', async () => {
  const { member, host, image } = await openFullSite();
  const { answer, files } = await exportOf(member);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="${member.username}-\\d{4}-\\d\\d-\\d\\d\\.zip"$`),
  );
  const names = [...files.keys()];
  const folders = ['', 'projects/', 'projects/note-g/', 'projects/محرك-تحليلي/', 'achievements/', 'cv/'];
  expect(names).toEqual(expect.arrayContaining(folders.map((folder) => `${folder}index.html`)));
  expect(names).toEqual(
    expect.arrayContaining(['404.html', 'cv.pdf', 'feed.xml', 'sitemap.xml', 'robots.txt', 'card/home.png']),
  );
  expect(names.filter((name) => name.endsWith('.html'))).toHaveLength(folders.length + 1);
  expect(names).toContain('card/projects/note-g.png');
  expect(names).toContain(`images/${image}/800.avif`);
  expect(names.some((name) => /^faces\/[\w.-]+\.woff2$/.test(name))).toBe(true);
  expect(files.get('cv.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');

  const absoluteUrls = new Set<string>();
  for (const name of names.filter((one) => one.endsWith('.html'))) {
    for (const address of addressesIn(files.get(name)?.toString() ?? '')) {
      if (/^https?:/.test(address)) absoluteUrls.add(address);
      else expect(names, `${address} in ${name}`).toContain(fileAt(address, name));
    }
  }
  const siteUrl = `http://${host}/`;
  expect(absoluteUrls).toContain(`${siteUrl}contact`);
  expect([...absoluteUrls].filter((one) => /\/(?:images|faces)\//.test(one))).toEqual([]);
  const note = files.get('projects/note-g/index.html')?.toString();
  expect(note).toContain(`<link rel="canonical" href="${siteUrl}projects/note-g">`);
  expect(files.get('sitemap.xml')?.toString()).toContain(`${siteUrl}projects/note-g`);
});

it('contains nothing that visitors cannot see', async () => {
  const { member } = await openFullSite();
  const { files } = await exportOf(member);
  for (const [name, bytes] of files) {
    // A CV contains the contact details that its member chose to show.
    if (/^cv[./]/.test(name)) continue;
    expect(bytes.includes(member.email), name).toBe(false);
    expect(bytes.includes(member.uid), name).toBe(false);
    expect(bytes.includes('Not yet'), name).toBe(false);
  }
});

it('exports the published site, not the draft', async () => {
  const { member, write } = await openSite(instance, { headline: 'Analyst' });
  await write({ headline: 'Countess' });
  const { files } = await exportOf(member);
  expect(files.get('index.html')?.toString()).toMatch(/Analyst/);
  expect(files.get('index.html')?.toString()).not.toMatch(/Countess/);
});

it('rejects the export of an unpublished site and signed-out callers', async () => {
  const ada = await addMember(instance);
  const answer = await ada.call('GET', '/api/site/export');
  expect([answer.status, answer.body.message]).toEqual([404, 'Your site isn’t published yet. Publish it first.']);
  expect((await visitor(instance).call('GET', '/api/site/export')).status).toBe(401);
});
