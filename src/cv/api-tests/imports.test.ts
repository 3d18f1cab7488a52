import { describe, expect, it } from 'vitest';
import { LINKEDIN_EXPORT } from '#cv/testing/linkedin-export.ts';
import { addItem, addSection, openCvs } from '#testing/cvs.ts';
import { uploadImage } from '#testing/images.ts';
import { makePdf } from '#testing/pdf-files.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeZip } from '#testing/zip.ts';
import { CV_IMPORTS } from '../server/read-cv-file.ts';

const instance = shareTestInstance();

describe('importing a CV file', () => {
  it.each([
    ['too large for any CV', `{"basics":{"name":"${'x'.repeat(9 * 1024 * 1024)}"}}`],
    ['larger than a request may be', `{"basics":{"name":"${'x'.repeat(50 * 1024 * 1024)}"}}`],
  ])('rejects a file that is %s without parsing it', async (_, content) => {
    const ada = await openCvs(instance);
    const answer = await ada.importCv(content);
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
    expect((await ada.ask('GET', '')).body.items).toEqual([]);
  });

  it('limits the number of imports per hour', async () => {
    const ada = await openCvs(instance);
    for (let at = 0; at < CV_IMPORTS.tries; at += 1) await instance.kernel.limits.count(CV_IMPORTS, ada.member.uid);
    const answer = await ada.importCv('{"basics":{"name":"Ada Lovelace"}}');
    expect([answer.status, answer.body]).toMatchObject([429, { data: { retryAfter: expect.any(Number) } }]);
  });

  it('restores an exported CV, without references that another member does not own', async () => {
    const [ada, other] = [await openCvs(instance), await openCvs(instance)];
    const project = (await ada.member.call('POST', '/api/projects', { title: 'Engine' })).body;
    const picture = (await uploadImage(instance, ada.member)).id;
    const { id } = await ada.make();
    const item = { id: 'i', name: 'Engine', source: { id: project.id, seen: {} } };
    await ada.change(
      id,
      1,
      { do: 'set', at: ['basics'], field: 'image', value: picture },
      addSection('p', 'projects'),
      addItem('p', item),
    );
    const file = JSON.stringify((await ada.ask('GET', `/${id}/export/json-resume`)).body);
    const own = await ada.importCv(file, 'cv.json');
    expect(own.body.document).toEqual((await ada.read(id)).document);
    const theirs = await other.importCv(file, 'cv.json');
    expect([theirs.status, theirs.body.report.format]).toEqual([201, 'vitrine']);
    expect(theirs.body.document.basics.image).toBe('');
    expect(theirs.body.document.sections[0].items[0]).toMatchObject({ name: 'Engine', source: null });
  });

  it.each([
    ['en-US', 'letter'],
    ['en-GB', 'a4'],
  ])('uses the paper size of %s for a LinkedIn export', async (language, page) => {
    const ada = await openCvs(instance);
    const content = (await makeZip(LINKEDIN_EXPORT)).toString('base64');
    const { body } = await ada.member.call('POST', '/api/cvs/import', { content }, { 'accept-language': language });
    expect(body).toMatchObject({ report: { format: 'linkedin' }, document: { design: { page } } });
  });

  it('imports a PDF of another program with its photo, which is the image of the member', async () => {
    const ada = await openCvs(instance);
    const texts = ['Ada Lovelace', 'Mathematician and writer', 'Translated the memoir from the French'].map(
      (text, at) => ({
        ...{ text, x: 50, y: 780 - at * 14 },
      }),
    );
    const image = { width: 60, height: 80, data: Buffer.alloc(60 * 80 * 3, 90) };
    const pdf = makePdf([{ texts, image, drawing: 'q 90 0 0 120 450 650 cm /Photo Do Q' }]);
    const { status, body } = await ada.importCv(pdf.toString('base64'), 'ada.pdf');
    expect([status, body.name, body.report.format]).toEqual([201, 'ada', 'pdf']);
    expect(body.report.warnings[0]).toMatchObject({ problem: 'recognized' });
    expect(body.document.basics.name).toBe('Ada Lovelace');
    const photo = await ada.member.call('GET', `/api/images/${body.document.basics.image}`);
    expect([photo.status, photo.body]).toMatchObject([200, { width: 60, height: 80 }]);
  });

  it('imports pasted text without punctuation as text, and lists the formats for other content', async () => {
    const ada = await openCvs(instance);
    const pasted = await ada.importCv(
      'Ada Lovelace\nMathematician and writer in London\nExperience\nTranslator of a memoir',
    );
    expect([pasted.status, pasted.body.report.format]).toEqual([201, 'text']);
    const { status, body } = await ada.importCv('Ada');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('DOCX');
  });
});
