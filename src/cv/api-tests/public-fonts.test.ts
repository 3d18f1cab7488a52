import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { CORE_SPECIMEN_LANGUAGES, makeSpecimen, SPECIMEN_LENGTHS } from '#testing/cv-specimens.ts';
import { comparableResponse, send } from '#testing/members.ts';
import { openPublicCv, visitCv } from '#testing/public-cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

const MAX_PAGE_BYTES = 60_000;
const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';

const fontUrlsIn = (page: string) => [...new Set(page.match(/\/cv\/[\w-]+\/fonts\/[\w-]+\.woff2/g) ?? [])];
const preloadedIn = (page: string) =>
  [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g)].map(
    ([, fontUrl = '']) => fontUrl,
  );
async function downloadFont(fontUrl: string) {
  const answer = await fetch(instance.url + fontUrl);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const requestFont = (fontUrl: string, cookie?: string) =>
  send(instance, 'GET', fontUrl, { headers: cookie === undefined ? {} : { cookie } });
const compressedSize = (page: string) =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

describe('web fonts of a public CV', () => {
  it.each(CORE_SPECIMEN_LANGUAGES)('fit into 60 kB together with the page in %s', async (language) => {
    for (const length of SPECIMEN_LENGTHS) {
      const cv = await openPublicCv(instance, { document: makeSpecimen(language, length) });
      await cv.share({ visibility: 'public', comments: 'open' });
      const { body, headers } = await visitCv(instance, cv.id);
      expect(headers.get('content-security-policy')).toContain("font-src 'self'");
      const fontUrls = fontUrlsIn(body);
      expect(fontUrls.length).toBeGreaterThan(1);
      expect(preloadedIn(body).length).toBeGreaterThan(0);
      expect(fontUrls).toEqual(expect.arrayContaining(preloadedIn(body)));
      const fonts = await Promise.all(fontUrls.map(downloadFont));
      for (const { status, headers, bytes } of fonts) {
        expect([status, bytes.toString('latin1', 0, 4)]).toEqual([200, 'wOF2']);
        expect(headers.get('content-type')).toBe('font/woff2');
        expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      }
      expect(fonts.reduce((sum, { bytes }) => sum + bytes.length, compressedSize(body))).toBeLessThan(MAX_PAGE_BYTES);
    }
  });

  it('are omitted for text with too many characters, as far as they exceed the limit', async () => {
    const cv = await openPublicCv(instance, { document: makeSpecimen('Japanese', 'four') });
    await cv.share({ visibility: 'public' });
    const { body } = await visitCv(instance, cv.id);
    expect(body).toContain('font-family: "Noto Sans JP"; font-weight: 600');
    expect(body).not.toContain('font-family: "Noto Sans JP"; font-weight: 400');
    expect(/--heading: (.*);/.exec(body)?.[1]).toContain('Noto Sans JP');
    expect(/--body: (.*);/.exec(body)?.[1]).not.toContain('Noto Sans JP');
  });

  it('change with a new character but not with the order of characters', async () => {
    const cv = await openPublicCv(instance);
    await cv.share({ visibility: 'public' });
    const write = (value: string) => cv.writeAndPublish({ do: 'set', at: ['basics'], field: 'name', value });
    const fonts = async () => preloadedIn((await visitCv(instance, cv.id)).body);
    await write('Ada Lovelace');
    const before = await fonts();
    await write('Lovelace Ada');
    expect(await fonts()).toEqual(before);
    await write('Ada Lovelace Ω');
    const after = await fonts();
    const [gone = ''] = before.filter((font) => !after.includes(font));
    const [added = ''] = after.filter((font) => !before.includes(font));
    expect((await requestFont(added)).status).toBe(200);
    expect((await requestFont(gone)).status).toBe(404);
  });

  it('are served only to those who can see the page; all others get identical 404 responses', async () => {
    const cv = await openPublicCv(instance);
    const other = await addMember(instance);
    const { body } = await visitCv(instance, cv.id, 'page', cv.member.cookie);
    const [font = ''] = preloadedIn(body);
    const notFound = comparableResponse(await requestFont(font.replace(cv.id, UNKNOWN_ID)));
    expect(notFound).toMatchObject({ status: 404, cookies: [] });
    expect((await requestFont(font, cv.member.cookie)).status).toBe(200);
    for (const cookie of [undefined, other.cookie])
      expect(comparableResponse(await requestFont(font, cookie))).toEqual(notFound);
    await cv.share({ visibility: 'link' });
    const { status, headers } = await requestFont(font, other.cookie);
    expect([status, headers.get('x-robots-tag'), headers.get('set-cookie')]).toEqual([200, 'noindex', null]);
    expect(comparableResponse(await requestFont(font.replace(/[\w-]{22}\.woff2/, `${'x'.repeat(22)}.woff2`)))).toEqual(
      notFound,
    );
    await cv.share({ visibility: 'private' });
    for (const cookie of [undefined, other.cookie])
      expect(comparableResponse(await requestFont(font, cookie))).toEqual(notFound);
  });

  it('contain no characters of masked contact details', async () => {
    const cv = await openPublicCv(instance, { document: makeSpecimen('English', 'one') });
    await cv.share({ visibility: 'public' });
    const shown = preloadedIn((await visitCv(instance, cv.id)).body);
    await cv.share({ contact: 'masked' });
    const masked = preloadedIn((await visitCv(instance, cv.id)).body);
    expect(masked[0]).not.toBe(shown[0]);
    expect((await requestFont(shown[0] ?? '')).status).toBe(404);
  });

  it('allow only GET and HEAD requests', async () => {
    const cv = await openPublicCv(instance);
    await cv.share({ visibility: 'public' });
    const [font = ''] = preloadedIn((await visitCv(instance, cv.id)).body);
    const { status, headers } = await send(instance, 'POST', font);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
