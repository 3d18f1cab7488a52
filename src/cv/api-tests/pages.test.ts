import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCvs } from '#testing/cvs.ts';
import { uploadImage } from '#testing/images.ts';
import { send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { readZip } from '#testing/zip.ts';
import { EMPTY_CONTENT } from '../model/content.ts';

const instance = shareTestInstance();
let ada: Awaited<ReturnType<typeof openCvs>>;
beforeAll(async () => {
  ada = await openCvs(instance);
});

const fetchFile = (path: string) => ada.fetchFile(path);

const PERSON = { name: 'Ada Lovelace', headline: 'Mathematician' };
const namedContent = { ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, ...PERSON } };

describe('rendering a CV', () => {
  it('exports a PDF that can be imported as an equal CV', async () => {
    const { id, document } = await ada.make({ example: 'researcher' });
    const { status, headers, bytes } = await fetchFile(`${id}/export/pdf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('For-Turin.pdf');
    const again = await ada.importCv(bytes.toString('base64'), 'For Turin.pdf');
    expect([again.status, again.body.message]).toEqual([201, undefined]);
    expect(again.body.report.warnings).toEqual([]);
    expect(again.body.document).toEqual(document);
    expect(again.body.name).toBe('For Turin');
  });

  it.each([
    ['no pages', '%PDF-1.4\ntrailer<</Root<</Pages<</Kids[]/Count 0>>>>>>', 'content'],
    ['invalid content', `%PDF-1.7\n${'\0\xff'.repeat(500)}`, 'content'],
  ])('rejects a PDF with %s', async (_, pdf, field) => {
    const { status, body } = await ada.importCv(Buffer.from(pdf, 'latin1').toString('base64'));
    expect([status, body.data.fields[0].path]).toEqual([400, field]);
    expect(body.data.fields[0].message).toMatch(/PDF/);
  });

  it('exports any existing page as an image', async () => {
    const { id } = await ada.make({ document: namedContent });
    const { status, headers, bytes } = await fetchFile(`${id}/export/png`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, Math.round(height / 10)]).toEqual(['png', 1654, 234]);
    const missingPage = await ada.ask('GET', `/${id}/export/png?page=2`);
    expect([missingPage.status, missingPage.body.data.fields]).toEqual([
      400,
      [{ path: 'page', message: 'This document has only 1 page.' }],
    ]);
  });

  it('renders images and thumbnails with special characters in link URLs, also for visitors', async () => {
    const basics = { ...namedContent.basics, url: 'https://example.org/?a=1&b=<2>&"c"' };
    const { id, revision } = await ada.make({ document: { ...namedContent, basics } });
    await ada.ask('PUT', `/${id}/sharing`, { visibility: 'public' });
    const paths = [`/api/cvs/${id}/export/png`, `/api/cvs/${id}/thumbnail?revision=${revision}`, `/cv/${id}.png`];
    for (const path of paths) {
      const answer = await send(instance, 'GET', path, { headers: { cookie: ada.member.cookie } });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  it('shows the photo of the member unless the design hides it', async () => {
    const photo = await uploadImage(instance, ada.member);
    const document = { ...namedContent, basics: { ...namedContent.basics, image: photo.id } };
    const { id } = await ada.make({ document });
    const countRedPixels = async () => {
      const { bytes } = await fetchFile(`${id}/thumbnail?width=600&revision=${Math.random().toString().slice(2, 8)}`);
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      let found = 0;
      for (let at = 0; at < data.length; at += 3)
        if (data.readUInt8(at) > 180 && data.readUInt8(at + 1) < 60) found += 1;
      return found;
    };
    expect(await countRedPixels()).toBeGreaterThan(500);
    await ada.change(id, 1, { do: 'set', at: ['design'], field: 'photo', value: 'none' });
    expect(await countRedPixels()).toBe(0);
  });

  it('returns the position of each part, for stored and for sent content', async () => {
    const { id } = await ada.make({ example: 'nurse' });
    const { status, body } = await ada.ask('POST', `/${id}/preview`, {});
    expect([status, body.pages.length]).toEqual([200, 2]);
    expect(body.pages[0]).toMatch(/^<svg [^>]*viewBox="0 0 612(\.\d+)? 79[12](\.\d+)?"/);
    const { document } = await ada.read(id);
    const parts = document.sections.flatMap((section) => [section.id, ...section.items.map((item) => item.id)]);
    const blocks = body.blocks as { id: string; page: number; x: number; y: number; w: number; h: number }[];
    for (const part of parts) expect(blocks.map((block) => block.id)).toContain(part);
    for (const { page, x, y, w, h } of blocks) {
      expect([page < 2, x > 0, y > 0, x + w < 613, y + h < 793, h > 1]).toEqual(Array(6).fill(true));
    }
    const unsaved = await ada.ask('POST', `/${id}/preview`, { document: namedContent });
    expect(unsaved.body.blocks.map((block: { id: string }) => block.id)).toEqual(['basics.name', 'basics.headline']);
    expect((await ada.read(id)).revision).toBe(1);
  });

  it('sends only pages that the client does not have yet', async () => {
    const made = await ada.make({ example: 'nurse' });
    const { id } = made;
    const document = { ...made.document, design: { ...made.document.design, size: 13 } };
    const all = (await ada.ask('POST', `/${id}/preview`, { document })).body;
    expect(all.pages.length).toBeGreaterThan(1);
    expect(new Set(all.fingerprints).size).toBe(all.pages.length);
    const sections = document.sections.slice(0, -1);
    const known = [...all.fingerprints, 'another-page'];
    const next = (await ada.ask('POST', `/${id}/preview`, { document: { ...document, sections }, known })).body;
    expect([next.fingerprints[0], next.pages[0]]).toEqual([all.fingerprints[0], '']);
    expect(next.fingerprints[1]).not.toBe(all.fingerprints[1]);
    expect(next.pages[1]).toMatch(/^<svg /);
    const wrong = await ada.ask('POST', `/${id}/preview`, { known: ['a'.repeat(41)] });
    expect([wrong.status, wrong.body.data.fields[0].path]).toEqual([400, 'known.0']);
  });

  it('compresses previews for clients that accept it', async () => {
    const { id } = await ada.make({ example: 'nurse' });
    const fetchPreview = async (accept: string) => {
      const headers = { authorization: `Bearer ${ada.member.token}`, 'accept-encoding': accept };
      const request = { method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } };
      const answer = await fetch(`${instance.url}/api/cvs/${id}/preview`, request);
      return { headers: answer.headers, body: await answer.text() };
    };
    const [compressed, plain] = [await fetchPreview('gzip'), await fetchPreview('identity')];
    expect([compressed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    expect(compressed.headers.get('vary')).toContain('accept-encoding');
    expect(compressed.body).toBe(plain.body);
    expect(Number(compressed.headers.get('content-length'))).toBeLessThan(plain.body.length / 3);
  });

  it('executes only the latest queued request of an editor, but all requests without an editor', async () => {
    const { id } = await ada.make({ document: namedContent });
    const requestPreview = (at: number, editor?: string) =>
      ada.ask('POST', `/${id}/preview`, {
        document: { ...namedContent, basics: { ...namedContent.basics, name: `Ada ${at}` } },
        ...(editor ? { editor } : {}),
      });
    const previews = await Promise.all(Array.from({ length: 12 }, (_, at) => requestPreview(at, 'tab-1')));
    const statuses = previews.map(({ status }) => status);
    // They arrive in any order, so which one is executed last depends on the worker pool.
    expect(new Set(statuses)).toEqual(new Set([200, 499]));
    const unkeyed = await Promise.all(Array.from({ length: 12 }, (_, at) => requestPreview(100 + at)));
    expect(new Set(unkeyed.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('returns a thumbnail in another template, and template names in the requested language', async () => {
    const { id } = await ada.make({ example: 'teacher' });
    const { body } = await ada.member.call('GET', '/api/cv-templates', undefined, { 'accept-language': 'de' });
    expect(body.items.length).toBeGreaterThanOrEqual(10);
    expect(body.items.find((one: { id: string }) => one.id === 'classic').name).toBe('Klassisch');
    // Each thumbnail is a rendering of its own, so a few stand for all.
    const some = body.items.filter((_: unknown, at: number) => at % 5 === 0);
    const pictures = new Set<string>();
    for (const template of some) {
      const { status, headers, bytes } = await fetchFile(`${id}/thumbnail?template=${template.id}&width=200`);
      expect([template.id, status, headers.get('content-type')]).toEqual([template.id, 200, 'image/webp']);
      expect((await sharp(bytes).metadata()).width).toBe(200);
      pictures.add(bytes.toString('base64'));
    }
    expect(pictures.size).toBe(some.length);
  });

  it('fits a CV on the requested number of pages or reports that it cannot', async () => {
    const { id, document } = await ada.make({ example: 'software-engineer' });
    const one = await ada.ask('POST', `/${id}/fit`, { pages: 1 });
    expect(one.body).toMatchObject({ fits: true, pages: 1 });
    expect(one.body.design.size).toBeGreaterThanOrEqual(9);
    const design = { ...document.design, ...one.body.design };
    const fitted = await ada.ask('POST', `/${id}/preview`, { document: { ...document, design } });
    expect(fitted.body.pages).toHaveLength(1);
    const items = document.sections.flatMap((section) =>
      Array.from({ length: 12 }, (_, at) => ({ ...structuredClone(section), id: `${section.id}-${at}` })),
    );
    const long = { ...document, sections: items.map(withOwnIds) };
    const impossible = await ada.ask('POST', `/${id}/fit`, { pages: 1, document: long });
    expect(impossible.body.fits).toBe(false);
    expect(impossible.body.pages).toBeGreaterThan(1);
  });

  it('finds all content in order in the text of the PDF', async () => {
    for (const template of ['classic', 'sidebar']) {
      const { id, document } = await ada.make({ example: 'project-manager' });
      await ada.change(id, 1, { do: 'set', at: ['design'], field: 'template', value: template });
      const { status, body } = await ada.ask('GET', `/${id}/reading`);
      expect([status, body.missing, body.moved]).toEqual([200, [], []]);
      expect(body.fields).toBeGreaterThan(20);
      expect(body.text).toContain(document.basics.name);
      for (const { fill } of body.pages) expect([fill > 0.05, fill <= 1]).toEqual([true, true]);
    }
  });

  it('exports Typst sources with the template and data', async () => {
    const { id } = await ada.make({ document: namedContent });
    const { status, headers, bytes } = await fetchFile(`${id}/export/typst`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = Object.keys(await readZip(bytes));
    expect(files).toEqual(
      expect.arrayContaining(['cv/main.typ', 'cv/data.json', 'cv/classic/template.typ', 'cv/lib/sections.typ']),
    );
  });

  it('returns 404 to other members and 401 to visitors, in every format', async () => {
    const { id } = await ada.make({ document: namedContent });
    const other = await openCvs(instance);
    for (const path of [
      `/${id}/reading`,
      `/${id}/export/pdf`,
      `/${id}/export/png`,
      `/${id}/export/typst`,
      `/${id}/thumbnail`,
    ]) {
      expect([path, (await other.ask('GET', path)).status]).toEqual([path, 404]);
      expect((await send(instance, 'GET', `/api/cvs${path}`)).status).toBe(401);
    }
    for (const [path, body] of [
      [`/${id}/preview`, {}],
      [`/${id}/fit`, { pages: 1 }],
    ] as const) {
      expect([path, (await other.ask('POST', path, body)).status]).toEqual([path, 404]);
    }
  });
});

let ids = 0;
/** Returns a copied section with a unique id for each node. */
const withOwnIds = <Section>(section: Section): Section =>
  JSON.parse(JSON.stringify(section), (key, value) => {
    if (key !== 'id') return value;
    ids += 1;
    return `copy-${ids}`;
  });
