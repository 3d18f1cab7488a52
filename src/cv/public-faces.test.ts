import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeSpecimen, SPECIMEN_LANGUAGES, SPECIMEN_LENGTHS } from '#testing/cv-specimens.ts';
import { registerMember, seen, send } from '#testing/members.ts';
import { lookAt, openPublicCv } from '#testing/public-cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

const LARGEST = 60_000;
const NEVER_MADE = '019aa000-0000-7000-8000-000000000000';

const addressesIn = (page: string) => [...new Set(page.match(/\/cv\/[\w-]+\/fonts\/[\w-]+\.woff2/g) ?? [])];
const firstIn = (page: string) =>
  [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g)].map(
    ([, address = '']) => address,
  );
async function fetched(address: string) {
  const answer = await fetch(instance.url + address);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const asked = (address: string, cookie?: string) =>
  send(instance, 'GET', address, { headers: cookie === undefined ? {} : { cookie } });
const packed = (page: string) => brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

describe('the faces of a public CV', () => {
  it.each(SPECIMEN_LANGUAGES)('come with a page in %s that weighs 60 kB at most with them', async (language) => {
    for (const length of SPECIMEN_LENGTHS) {
      const cv = await openPublicCv(instance, { document: makeSpecimen(language, length) });
      await cv.share({ visibility: 'public', comments: 'open' });
      const { body, headers } = await lookAt(instance, cv.id);
      expect(headers.get('content-security-policy')).toContain("font-src 'self'");
      const addresses = addressesIn(body);
      expect(addresses.length).toBeGreaterThan(1);
      expect(firstIn(body).length).toBeGreaterThan(0);
      expect(addresses).toEqual(expect.arrayContaining(firstIn(body)));
      const faces = await Promise.all(addresses.map(fetched));
      for (const { status, headers, bytes } of faces) {
        expect([status, bytes.toString('latin1', 0, 4)]).toEqual([200, 'wOF2']);
        expect(headers.get('content-type')).toBe('font/woff2');
        expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      }
      expect(faces.reduce((sum, { bytes }) => sum + bytes.length, packed(body))).toBeLessThan(LARGEST);
    }
  });

  it('leave a text in many signs to the reader’s own typeface, and set what there is room for', async () => {
    const cv = await openPublicCv(instance, { document: makeSpecimen('Japanese', 'four') });
    await cv.share({ visibility: 'public' });
    const { body } = await lookAt(instance, cv.id);
    expect(body).toContain('font-family: "Noto Sans JP"; font-weight: 600');
    expect(body).not.toContain('font-family: "Noto Sans JP"; font-weight: 400');
    expect(/--heading: (.*);/.exec(body)?.[1]).toContain('Noto Sans JP');
    expect(/--body: (.*);/.exec(body)?.[1]).not.toContain('Noto Sans JP');
  });

  it('are others once a sign joins, and the same where only their order changes', async () => {
    const cv = await openPublicCv(instance);
    await cv.share({ visibility: 'public' });
    const write = (value: string) => cv.write({ do: 'set', at: ['basics'], field: 'name', value });
    const faces = async () => firstIn((await lookAt(instance, cv.id)).body);
    await write('Ada Lovelace');
    const [body, heading = ''] = await faces();
    await write('Lovelace Ada');
    expect(await faces()).toEqual([body, heading]);
    await write('Ada Lovelace Ω');
    const [, anew = ''] = await faces();
    expect(anew).not.toBe(heading);
    expect((await asked(anew)).status).toBe(200);
    expect((await asked(heading)).status).toBe(404);
  });

  it('are for those who may see the page, and otherwise not there, byte by byte', async () => {
    const cv = await openPublicCv(instance);
    const other = await registerMember(instance);
    const { body } = await lookAt(instance, cv.id, 'page', cv.member.cookie);
    const [face = ''] = firstIn(body);
    const never = seen(await asked(face.replace(cv.id, NEVER_MADE)));
    expect(never).toMatchObject({ status: 404, cookies: [] });
    expect((await asked(face, cv.member.cookie)).status).toBe(200);
    for (const cookie of [undefined, other.cookie]) expect(seen(await asked(face, cookie))).toEqual(never);
    await cv.share({ visibility: 'link' });
    const { status, headers } = await asked(face, other.cookie);
    expect([status, headers.get('x-robots-tag'), headers.get('set-cookie')]).toEqual([200, 'noindex', null]);
    expect(seen(await asked(face.replace(/[\w-]{22}\.woff2/, `${'x'.repeat(22)}.woff2`)))).toEqual(never);
    await cv.share({ visibility: 'private' });
    for (const cookie of [undefined, other.cookie]) expect(seen(await asked(face, cookie))).toEqual(never);
  });

  it('are no more than what is told to readers: a masked number is in none of them', async () => {
    const cv = await openPublicCv(instance, { document: makeSpecimen('English', 'one') });
    await cv.share({ visibility: 'public' });
    const shown = firstIn((await lookAt(instance, cv.id)).body);
    await cv.share({ contact: 'masked' });
    const masked = firstIn((await lookAt(instance, cv.id)).body);
    expect(masked[0]).not.toBe(shown[0]);
    expect((await asked(shown[0] ?? '')).status).toBe(404);
  });

  it('can only be read', async () => {
    const cv = await openPublicCv(instance);
    await cv.share({ visibility: 'public' });
    const [face = ''] = firstIn((await lookAt(instance, cv.id)).body);
    const { status, headers } = await send(instance, 'POST', face);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
