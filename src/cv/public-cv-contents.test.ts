import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { keepPicture } from '#testing/pictures.ts';
import { lookAt, openPublicCv } from '#testing/public-cvs.ts';
import { SECRET } from '#testing/said-in-cv.ts';
import { objectAt } from '#testing/storage.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { type CvContent, emptyNode, emptySection } from './model/content.ts';
import { readPdf } from './render/reading/read-pdf.ts';

const instance = shareTestInstance();

/** Returns all text in a PDF, on its pages and in its attachments. */
async function saidInPdf(bytes: Uint8Array) {
  const { title, attachments, pages } = await readPdf(bytes);
  const inside = attachments.map(({ content }) => Buffer.from(content).toString());
  return [title, ...pages.flatMap(({ runs }) => runs.map(({ text }) => text)), ...inside].join('\n');
}

/** Creates a CV with hidden content in every place that allows it. */
const secretive = (): CvContent => {
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

const PRIVATE = /@analytical-engine|555-01|babbage@|de-morgan@|somerville@/;

describe('what a CV tells its readers', () => {
  it('is nothing of what it hides, nor the name under which its member keeps it', async () => {
    const ada = await openPublicCv(instance, { name: `For ${SECRET}`, document: secretive(), tags: [SECRET] });
    await ada.share({ visibility: 'public' });
    const { status, headers, bytes } = await ada.bytes('.pdf');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Ada-Lovelace\.pdf"/);
    const said = await saidInPdf(bytes);
    expect(said).toContain('"basics"');
    for (const text of [said, (await lookAt(instance, ada.id)).body, headers.get('content-disposition')])
      expect(text).not.toContain(SECRET);
  });

  it('is how its member is reached only where that is shown', async () => {
    const ada = await openPublicCv(instance, { document: makeSpecimen('English', 'four') });
    await ada.share({ visibility: 'public' });
    expect((await lookAt(instance, ada.id)).body).toMatch(PRIVATE);
    expect(await saidInPdf((await ada.bytes('.pdf')).bytes)).toMatch(PRIVATE);
    const shown = (await ada.bytes('.png')).bytes;
    await ada.share({ contact: 'masked' });
    const page = (await lookAt(instance, ada.id)).body;
    const pdf = await saidInPdf((await ada.bytes('.pdf')).bytes);
    for (const text of [page, pdf]) {
      expect(text).not.toMatch(PRIVATE);
      expect(text).toContain('Email on request');
    }
    expect((await ada.bytes('.png')).bytes.equals(shown)).toBe(false);
  });

  it('is said in the language of the CV, whatever the reader speaks', async () => {
    const ada = await openPublicCv(instance, { document: makeSpecimen('Arabic', 'one') });
    await ada.share({ visibility: 'link', contact: 'masked' });
    const { body } = await lookAt(instance, ada.id);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('البريد الإلكتروني عند الطلب');
    expect(body).toContain('>تنزيل PDF</a>');
  });

  it('is told to search engines only where everybody may see it', async () => {
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

describe('the picture of a CV', () => {
  it.each(['a4', 'letter'] as const)('is its first page on %s, as large as the page says', async (paper) => {
    const ada = await openPublicCv(instance);
    await ada.write({ do: 'set', at: ['design'], field: 'page', value: paper });
    await ada.share({ visibility: 'link' });
    const { body } = await lookAt(instance, ada.id);
    const { width, height, format } = await sharp((await ada.bytes('.png')).bytes).metadata();
    expect([width, format]).toEqual([1200, 'png']);
    expect(body).toContain(`<meta property="og:image:height" content="${height}">`);
  });
});

describe('the photo of a CV', () => {
  it('is on the page until its member deletes it', async () => {
    const ada = await openPublicCv(instance);
    const picture = await keepPicture(instance, ada.member, 'portrait.jpg');
    await ada.write({ do: 'set', at: ['basics'], field: 'image', value: picture.id });
    await ada.share({ visibility: 'public' });
    const [, src = ''] = /<img class="photo[^"]*" src="([^"]+)"/.exec((await lookAt(instance, ada.id)).body) ?? [];
    expect((await fetch(instance.url + src)).headers.get('content-type')).toBe('image/webp');
    const withPhoto = (await ada.bytes('.pdf')).bytes.length;
    const { file } = picture;
    expect((await ada.member.call('DELETE', objectAt(file))).status).toBe(204);
    expect((await lookAt(instance, ada.id)).body).not.toContain('<img');
    expect((await ada.bytes('.pdf')).bytes.length).toBeLessThan(withPhoto);
  });
});
