import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openCvs } from '#testing/cvs.ts';
import { makePdf } from '#testing/pdf-files.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CV_IMPORTS } from '../server/read-cv-file.ts';

const instance = shareTestInstance();

const TEXTS = ['Ada Lovelace', 'Mathematician and writer', 'Translated the memoir from the French'];
const pdf = async (withImage: boolean) => {
  const texts = TEXTS.map((text, at) => ({ text, x: 50, y: 780 - at * 14 }));
  const pixels = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c0a080' } })
    .raw()
    .toBuffer();
  const page = withImage ? { texts, image: { width: 60, height: 80, data: pixels } } : { texts };
  return makePdf([page]).toString('base64');
};
type Cvs = Awaited<ReturnType<typeof openCvs>>;
const read = (ada: Cvs, body: unknown) => ada.member.call('POST', '/api/cvs/read', body);
const storedCount = async (ada: Cvs) => (await ada.ask('GET', '')).body.items.length;
const photo = async () =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 60, height: 80, channels: 3, background: '#c0a080' } })
      .png()
      .toBuffer()
  ).toString('base64')}`;

describe('reading a CV file for review', () => {
  it('answers the CV, its place in the file and a template, and stores nothing', async () => {
    const ada = await openCvs(instance);
    const { status, body } = await read(ada, { content: await pdf(true), filename: 'ada.pdf' });
    expect([status, body.name, body.document.basics.name]).toEqual([200, 'ada', 'Ada Lovelace']);
    const { lines, pages, marks, template } = body.source;
    expect(lines[0]).toMatchObject({ segments: [[{ text: 'Ada Lovelace' }]], page: 0, box: { left: 50 } });
    expect(pages).toEqual([{ width: 595, height: 842 }]);
    expect(marks[0]).toMatchObject({ line: 0, start: 0, end: 12, path: ['basics'], field: 'name', sure: true });
    expect(template).toBe('compact');
    expect(body.report.format).toBe('pdf');
    expect(await storedCount(ada)).toBe(0);
  });

  it('answers data of other programs without a page', async () => {
    const ada = await openCvs(instance);
    const { body } = await read(ada, { content: '{"basics":{"name":"Ada Lovelace"}}' });
    expect(body).toMatchObject({ source: null, photo: null, report: { format: 'json-resume' } });
  });

  it('refuses files without a CV, other input, and signed-out senders', async () => {
    const ada = await openCvs(instance);
    expect(await read(ada, { content: '{"letters":[]}' })).toMatchObject({ status: 400 });
    expect(await read(ada, { content: '' })).toMatchObject({ status: 400 });
    expect(await read(ada, { content: 'x', take: true })).toMatchObject({ status: 400 });
    const options = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };
    expect((await fetch(`${instance.url}/api/cvs/read`, options)).status).toBe(401);
  });

  it('counts as an import', async () => {
    const ada = await openCvs(instance);
    for (let at = 0; at < CV_IMPORTS.tries; at += 1) await instance.kernel.limits.count(CV_IMPORTS, ada.member.uid);
    expect(await read(ada, { content: '{"basics":{"name":"Ada"}}' })).toMatchObject({ status: 429 });
  });
});

describe('creating a reviewed CV', () => {
  it('stores its photo as an image of the member', async () => {
    const ada = await openCvs(instance);
    const { body } = await read(ada, { content: await pdf(false) });
    const { document, name } = body;
    const created = await ada.member.call('POST', '/api/cvs', { name, document, photo: await photo() });
    expect([created.status, created.body.document.basics.image]).toEqual([201, expect.stringMatching(/^[\w-]{36}$/)]);
  });

  it('creates the CV without a photo that is no image', async () => {
    const ada = await openCvs(instance);
    const { document } = (await read(ada, { content: await pdf(false) })).body;
    const fake = `data:image/png;base64,${Buffer.from('no image').toString('base64')}`;
    const created = await ada.member.call('POST', '/api/cvs', { name: 'Ada', document, photo: fake });
    expect([created.status, created.body.document.basics.image]).toEqual([201, '']);
  });

  it('refuses a photo without a document, and addresses that are no photo', async () => {
    const ada = await openCvs(instance);
    const { document } = (await read(ada, { content: await pdf(false) })).body;
    const create = (body: object) => ada.member.call('POST', '/api/cvs', { name: 'Ada', ...body });
    expect(await create({ photo: await photo() })).toMatchObject({ status: 400 });
    expect(await create({ document, photo: 'https://example.org/ada.png' })).toMatchObject({ status: 400 });
    expect(await create({ document, photo: 'data:image/svg+xml;base64,PHN2Zz4=' })).toMatchObject({ status: 400 });
    expect(await storedCount(ada)).toBe(0);
  });
});
