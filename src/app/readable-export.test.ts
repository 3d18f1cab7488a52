import { expect, it } from 'vitest';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { openCvs, setName } from '#testing/cvs.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';

it('a member’s export has the site as plain HTML and each CV as a PDF, which an import ignores', async () => {
  const [from, to] = [await startTestInstance({ APP_URL: SITES_URL }), await startTestInstance()];
  const ada = await openCvs(from, { verified: true });
  for (const name of ['For Turin', 'for turin', '../secrets', '']) {
    const { id } = await ada.make(name === '' ? {} : { name });
    await ada.change(id, 1, setName(`Ada for ${name || 'nobody'}`));
  }
  const trashed = await ada.make({ name: 'Thrown away' });
  await ada.ask('DELETE', `/${trashed.id}`);
  const site = await openSite(from, { headline: 'Enchantress of numbers' }, ada.member);
  await site.add('projects', { title: 'Engine', status: 'published' });
  const answer = await fetch(`${from.url}/api/me/export`, { headers: { authorization: `Bearer ${ada.member.token}` } });
  const zip = new Uint8Array(await answer.arrayBuffer());
  const files = await filesInZip(zip);
  const named = (folder: string) => [...files.keys()].filter((name) => name.startsWith(folder)).sort();

  expect(named('pdf/')).toEqual(['pdf/For Turin 3.pdf', 'pdf/For Turin.pdf', 'pdf/for turin 2.pdf', 'pdf/secrets.pdf']);
  const bytes = files.get('pdf/secrets.pdf') ?? Buffer.of();
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(JSON.stringify(await readPdf(bytes))).toContain('Ada for ../secrets');

  const home = files.get('site/index.html')?.toString() ?? '';
  expect(home).toContain('Enchantress of numbers');
  const links = [...home.matchAll(/(?:href|src)="([^"#?]+)/g)].map(([, link = '']) => link);
  expect(links).toContain('projects/engine/');
  for (const link of links.filter((one) => !/^(?:\/|https?:|mailto:|data:)/.test(one))) {
    const path = new URL(link, 'file:///site/').pathname.slice(1);
    expect([link, files.has(path) || files.has(`${path}index.html`)]).toEqual([link, true]);
  }

  const ben = await openCvs(to, { verified: true });
  const type = { 'content-type': 'application/zip' };
  const report = (await ben.member.call('POST', '/api/me/import', zip, type)).body;
  expect(report.imported).toEqual(expect.arrayContaining(['cvs', 'projects']));
  expect(report.warnings).toEqual([]);
});
