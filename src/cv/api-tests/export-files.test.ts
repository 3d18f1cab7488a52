import { beforeAll, describe, expect, it } from 'vitest';
import { openCvs } from '#testing/cvs.ts';
import { uploadImage } from '#testing/images.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip, readZip } from '#testing/zip.ts';
import { CV_EXPORTS } from '../contract-pages.ts';
import { EMPTY_CONTENT } from '../model/content.ts';

const instance = shareTestInstance();
let ada: Awaited<ReturnType<typeof openCvs>>;
beforeAll(async () => {
  ada = await openCvs(instance);
});

const fetchFile = (path: string) => ada.fetchFile(path);

const fieldErrorsOf = async (path: string, headers: Record<string, string> = {}) => {
  const { status, body } = await ada.ask('GET', path, undefined, headers);
  return [status, body.data?.fields];
};

describe('exporting a CV', () => {
  it('exports a Word document, with the photo if the design shows it', async () => {
    const photo = await uploadImage(instance, ada.member);
    const { id, document } = await ada.make({ example: 'nurse' });
    await ada.change(id, 1, { do: 'set', at: ['basics'], field: 'image', value: photo.id });
    const { status, headers, bytes } = await fetchFile(`${id}/export/docx`);
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
    expect(headers.get('content-disposition')).toContain('filename="For-Turin.docx"');
    const files = await filesInZip(bytes);
    expect(String(files.get('word/document.xml'))).toContain(document.basics.name);
    const photos = () => [...files.keys()].filter((name) => name.startsWith('word/media/'));
    expect(photos()).toHaveLength(1);
    expect(
      files
        .get(photos()[0] ?? '')
        ?.subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
    await ada.change(id, 2, { do: 'set', at: ['design'], field: 'photo', value: 'none' });
    const without = await filesInZip((await fetchFile(`${id}/export/docx`)).bytes);
    expect([...without.keys()].filter((name) => name.includes('media'))).toEqual([]);
  });

  it('exports a self-contained HTML page as a download, with the photo', async () => {
    const photo = await uploadImage(instance, ada.member);
    const { id } = await ada.make({ example: 'nurse' });
    await ada.change(id, 1, { do: 'set', at: ['basics'], field: 'image', value: photo.id });
    const { status, headers, bytes } = await fetchFile(`${id}/export/html`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="For-Turin\.html"/);
    expect(bytes.toString()).toContain('src="data:image/jpeg;base64,/9j/');
  });

  it('adds the page number to the file name, except for the first page', async () => {
    const { id } = await ada.make({ example: 'nurse' });
    const { headers } = await fetchFile(`${id}/export/png?page=2`);
    expect(headers.get('content-disposition')).toContain('For-Turin.2.png');
  });
});

describe('exporting several formats', () => {
  it('returns a ZIP with the same files as single exports', { timeout: 60_000 }, async () => {
    const { id } = await ada.make({ example: 'teacher' });
    const { status, headers, bytes } = await fetchFile(`${id}/export?formats=${CV_EXPORTS.join(',')}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toContain('filename="For-Turin.zip"');
    const files = await filesInZip(bytes);
    const endings = ['pdf', 'docx', 'html', 'png', 'md', 'txt', 'json', 'europass.xml', 'yaml', 'typst.zip'];
    expect([...files.keys()]).toEqual(endings.map((ending) => `For Turin.${ending}`));
    for (const format of ['docx', 'html', 'markdown', 'text', 'json-resume', 'europass', 'rendercv'] as const) {
      const ending = endings[CV_EXPORTS.indexOf(format)];
      const single = (await fetchFile(`${id}/export/${format}`)).bytes;
      expect([format, files.get(`For Turin.${ending}`)?.equals(single)]).toEqual([format, true]);
    }
    expect(files.get('For Turin.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('exports each format once, in the requested order', async () => {
    const { id } = await ada.make();
    const { bytes } = await fetchFile(`${id}/export?formats=text,%20markdown,text`);
    expect(Object.keys(await readZip(bytes))).toEqual(['For Turin.txt', 'For Turin.md']);
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['a\\b:c*d?"e<f>g|h', 'a-b-c-d-e-f-g-h'],
    ['CON', 'CV'],
    ['...', 'CV'],
    ['دا لوفلايس', 'دا لوفلايس'],
    ['ع'.repeat(200), 'ع'.repeat(90)],
  ])('names the files after the CV %j, safely for every system', async (name, file) => {
    const { id } = await ada.make({ name });
    const { bytes } = await fetchFile(`${id}/export?formats=text`);
    const [fileName] = Object.keys(await readZip(bytes));
    expect(fileName).toBe(`${file}.txt`);
  });

  it('rejects unknown and missing formats', async () => {
    const { id } = await ada.make();
    const known = CV_EXPORTS.join(', ');
    expect(await fieldErrorsOf(`/${id}/export?formats=pdf,doc`)).toEqual([
      400,
      [{ path: 'formats', message: `“doc” isn’t a known format. Choose one of: ${known}.` }],
    ]);
    expect(await fieldErrorsOf(`/${id}/export?formats=,`, { 'accept-language': 'de' })).toEqual([
      400,
      [{ path: 'formats', message: `Wähle mindestens ein Format: ${known}` }],
    ]);
    expect(await fieldErrorsOf(`/${id}/export`)).toEqual([400, [{ path: 'formats', message: 'Fill in this field' }]]);
    expect(await fieldErrorsOf(`/${id}/export?formats=${'pdf,'.repeat(101)}`)).toMatchObject([
      400,
      [{ path: 'formats' }],
    ]);
  });

  it('exports nothing if one format fails', async () => {
    const { id } = await ada.make({ document: EMPTY_CONTENT });
    expect(await fieldErrorsOf(`/${id}/export?formats=text,png&page=7`)).toEqual([
      400,
      [{ path: 'page', message: 'This document has only 1 page.' }],
    ]);
  });

  it('returns 404 to other members', async () => {
    const { id } = await ada.make();
    const other = await openCvs(instance);
    expect((await other.ask('GET', `/${id}/export?formats=text`)).status).toBe(404);
  });
});
