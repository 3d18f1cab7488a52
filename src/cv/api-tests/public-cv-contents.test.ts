import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SECRET } from '#cv/testing/cv-texts.ts';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { uploadImage } from '#testing/images.ts';
import { openPublicCv, visitCv } from '#testing/public-cvs.ts';
import { objectAt } from '#testing/storage.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { type CvContent, emptyNode, emptySection } from '../model/content.ts';
import { readPdf } from '../render/reading/read-pdf.ts';

const instance = shareTestInstance();

/** Returns all text in a PDF, on its pages and in its attachments. */
async function textInPdf(bytes: Uint8Array) {
  const { title, attachments, pages } = await readPdf(bytes);
  const attached = attachments.map(({ content }) => Buffer.from(content).toString());
  return [title, ...pages.flatMap(({ runs }) => runs.map(({ text }) => text)), ...attached].join('\n');
}

/** Creates a CV with hidden content in every place that allows it. */
const contentWithSecrets = (): CvContent => {
  const content = makeSpecimen('English', 'four');
  const hidden = { ...emptySection('text', 'hidden'), visible: false };
  const [first, ...others] = content.sections;
  return {
    ...content,
    dismissed: [`mark ${SECRET}`],
    extras: [{ key: SECRET, was: SECRET }],
    letters: [{ ...emptyNode('letter', 'letter'), name: SECRET, text: SECRET }],
    sections: [
      ...(first ? [first] : []),
      { ...hidden, title: SECRET, items: [{ ...emptyNode('text', 'note'), text: SECRET }] },
      ...others,
    ],
  };
};

const CONTACT_DETAILS = /@analytical-engine|555-01|babbage@|de-morgan@|somerville@/;

describe('content of a public CV', () => {
  it('leaves out hidden content and the private name of the CV', async () => {
    const ada = await openPublicCv(instance, { name: `For ${SECRET}`, document: contentWithSecrets(), tags: [SECRET] });
    await ada.share({ visibility: 'public' });
    const { status, headers, bytes } = await ada.bytes('.pdf');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Ada-Lovelace\.pdf"/);
    const pdfText = await textInPdf(bytes);
    expect(pdfText).toContain('"basics"');
    for (const text of [pdfText, (await visitCv(instance, ada.id)).body, headers.get('content-disposition')])
      expect(text).not.toContain(SECRET);
  });

  it('includes contact details only if they are shown', async () => {
    const ada = await openPublicCv(instance, { document: makeSpecimen('English', 'four') });
    await ada.share({ visibility: 'public' });
    expect((await visitCv(instance, ada.id)).body).toMatch(CONTACT_DETAILS);
    expect(await textInPdf((await ada.bytes('.pdf')).bytes)).toMatch(CONTACT_DETAILS);
    const shown = (await ada.bytes('.png')).bytes;
    await ada.share({ contact: 'masked' });
    const page = (await visitCv(instance, ada.id)).body;
    const pdf = await textInPdf((await ada.bytes('.pdf')).bytes);
    for (const text of [page, pdf]) {
      expect(text).not.toMatch(CONTACT_DETAILS);
      expect(text).toContain('Email on request');
    }
    expect((await ada.bytes('.png')).bytes.equals(shown)).toBe(false);
  });

  it('uses the language of the CV, not that of the visitor', async () => {
    const ada = await openPublicCv(instance, { document: makeSpecimen('Arabic', 'one') });
    await ada.share({ visibility: 'link', contact: 'masked' });
    const { body } = await visitCv(instance, ada.id);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('البريد الإلكتروني عند الطلب');
    expect(body).toContain('>تنزيل PDF</a>');
  });

  it('is indexed by search engines only if the CV is public', async () => {
    const ada = await openPublicCv(instance);
    for (const [visibility, robots, referrer] of [
      ['link', 'noindex', 'same-origin'],
      ['public', null, 'strict-origin-when-cross-origin'],
    ])
      for (const ending of ['', '.pdf', '.png']) {
        await ada.share({ visibility });
        const { headers } = await ada.bytes(ending);
        expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([robots, referrer]);
      }
  });
});

describe('the preview image of a CV', () => {
  it.each(['a4', 'letter'] as const)('shows the first page on %s, as high as the page declares', async (paper) => {
    const ada = await openPublicCv(instance);
    await ada.write({ do: 'set', at: ['design'], field: 'page', value: paper });
    await ada.share({ visibility: 'link' });
    const { body } = await visitCv(instance, ada.id);
    const { width, height, format } = await sharp((await ada.bytes('.png')).bytes).metadata();
    expect([width, format]).toEqual([1200, 'png']);
    expect(body).toContain(`<meta property="og:image:height" content="${height}">`);
  });
});

describe('the photo of a CV', () => {
  it('is shown until the member deletes it', async () => {
    const ada = await openPublicCv(instance);
    const photo = await uploadImage(instance, ada.member, 'portrait.jpg');
    await ada.write({ do: 'set', at: ['basics'], field: 'image', value: photo.id });
    await ada.share({ visibility: 'public' });
    const [, src = ''] = /<img class="photo[^"]*" src="([^"]+)"/.exec((await visitCv(instance, ada.id)).body) ?? [];
    expect((await fetch(instance.url + src)).headers.get('content-type')).toBe('image/webp');
    const withPhoto = (await ada.bytes('.pdf')).bytes.length;
    const { file } = photo;
    expect((await ada.member.call('DELETE', objectAt(file))).status).toBe(204);
    expect((await visitCv(instance, ada.id)).body).not.toContain('<img');
    expect((await ada.bytes('.pdf')).bytes.length).toBeLessThan(withPhoto);
  });
});
