import { describe, expect, it } from 'vitest';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { addMember } from '#testing/add-member.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import type { Member } from '#testing/members.ts';
import { readByPdftotext } from '#testing/pdftotext.ts';
import { addressesIn, fileAt } from '#testing/static-site.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });
const there = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

async function download({ token }: Member) {
  const answer = await fetch(`${instance.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

const importInto = async (member: Member, zip: Uint8Array) =>
  (await member.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).body;

async function makeCv({ call }: Member, name: string, person = 'Augusta Ada King') {
  const { id } = (await call('POST', '/api/cvs', { name, example: 'nurse' })).body;
  const operations = [{ do: 'set', at: ['basics'], field: 'name', value: person }];
  expect((await call('PATCH', `/api/cvs/${id}`, { revision: 1, operations })).status).toBe(200);
  return id as string;
}

/** Returns the text of a PDF, as `pdftotext` reads it if it is installed. */
async function textOf(pdf: Buffer) {
  const lines = readByPdftotext(pdf);
  if (lines) return lines.map(({ text }) => text).join('\n');
  return (await readPdf(pdf)).pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join('');
}

const pdfsIn = (files: Map<string, Buffer>) =>
  [...files.keys()].filter((name) => name.startsWith('cvs/') && name.endsWith('.pdf'));

/** Typesetting takes a second for each CV, and longer on a busy machine. */
const TIMEOUT = { timeout: 120_000 };

describe('the CVs in an export', TIMEOUT, () => {
  it('are PDFs under safe names of their own, without those in the trash', async () => {
    const ada = await addMember(instance);
    for (const name of ['Turin', 'turin', '../../up', 'A/B']) await makeCv(ada, name);
    const trashed = await makeCv(ada, 'Thrown away');
    await ada.call('DELETE', `/api/cvs/${trashed}`);
    const files = await filesInZip(await download(ada));
    const names = pdfsIn(files);
    expect(names.map((name) => name.toLowerCase()).toSorted()).toEqual([
      'cvs/a-b.pdf',
      'cvs/turin (2).pdf',
      'cvs/turin.pdf',
      'cvs/up.pdf',
    ]);
    for (const name of names) {
      const pdf = files.get(name) ?? Buffer.alloc(0);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await textOf(pdf)).replace(/\s+/g, ' ')).toContain('Augusta Ada King');
    }
    expect(files.has('not-included.txt')).toBe(false);
  });

  it('are left out with a note if they cannot be typeset, and the rest is exported', async () => {
    const ada = await addMember(instance);
    const broken = await makeCv(ada, 'Broken');
    await makeCv(ada, 'Whole');
    await sql(`update records set document = jsonb_set(document, '{document,sections}', '7') where id = $1`, [broken]);
    const files = await filesInZip(await download(ada));
    expect(pdfsIn(files)).toEqual(['cvs/Whole.pdf']);
    const [intro, empty, ...leftOut] = (files.get('not-included.txt')?.toString() ?? '').trim().split('\n');
    expect([intro, empty, leftOut]).toEqual([
      'These files couldn’t be created and are missing from this ZIP. Their data is included.',
      '',
      ['cvs/Broken.pdf'],
    ]);
    expect(files.get('cvs/1.json')?.toString()).toContain('Broken');
  });
});

describe('the site in an export', TIMEOUT, () => {
  it('is a folder of pages whose links work', async () => {
    const ada = await addMember(instance);
    const cv = await makeCv(ada, 'Turin');
    await ada.call('PUT', `/api/cvs/${cv}/sharing`, { visibility: 'public', download: true });
    const site = await openSite(instance, { cv }, ada);
    await site.add('projects', { title: 'Note G', summary: 'A program', status: 'published' });
    const files = await filesInZip(await download(ada));
    const names = [...files.keys()];
    const pages = names.filter((name) => name.startsWith('site/') && name.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining(['site/index.html', 'site/projects/note-g/index.html']));
    expect(names).toContain('site/cv.pdf');
    for (const name of pages) {
      for (const address of addressesIn(files.get(name)?.toString() ?? '')) {
        if (!/^https?:/.test(address)) expect(names, `${address} in ${name}`).toContain(fileAt(address, name));
      }
    }
  });

  it('is absent if it is not published', async () => {
    const ada = await addMember(instance);
    expect([...(await filesInZip(await download(ada))).keys()].filter((name) => name.startsWith('site/'))).toEqual([]);
  });
});

it('rendered files are ignored by an import', TIMEOUT, async () => {
  const ada = await addMember(instance);
  const cv = await makeCv(ada, 'Turin');
  await ada.call('PUT', `/api/cvs/${cv}/sharing`, { visibility: 'public', download: true });
  await (await openSite(instance, { cv }, ada)).add('projects', { title: 'Note G', status: 'published' });
  const zip = await download(ada);
  const charles = await addMember(there);
  const report = await importInto(charles, zip);
  expect(report).toEqual({ imported: expect.arrayContaining(['cvs', 'projects', 'portfolio']), warnings: [] });
  expect((await charles.call('GET', '/api/cvs')).body.items.map(({ name }: { name: string }) => name)).toEqual([
    'Turin',
  ]);
  expect((await charles.call('GET', '/api/files')).body.items ?? []).toEqual([]);
});
