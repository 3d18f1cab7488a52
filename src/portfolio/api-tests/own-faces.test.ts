import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { makeFace, uploadFace, woff2Font } from '#testing/faces.ts';
import { jpeg, uploadFile } from '#testing/images.ts';
import { openLink, openLinks, tryPassword } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { type Member, visitor } from '#testing/members.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });
const addressesIn = (page: string) => [...page.matchAll(/\/faces\/own-[\w-]+\.woff2/g)].map(([address]) => address);
const faultOf = (body: { data?: { fields?: { path: string; message: string }[] } }) => body.data?.fields?.[0];
const add = ({ call }: Member, file: string) => call('POST', '/api/faces', { file, licensed: true });
const usedBy = async ({ call }: Member) => (await call('GET', '/api/storage')).body.used as number;
const exportedFrom = async (path: string, { token }: Member) => {
  const answer = await fetch(instance.url + path, { headers: { authorization: `Bearer ${token}` } });
  return new Uint8Array(await answer.arrayBuffer());
};

describe('a typeface of a member', () => {
  it('is one family of the styles that were uploaded, and counts in the storage', async () => {
    const ada = await addMember(instance);
    const family = await makeFace(instance, ada);
    const before = await usedBy(ada);
    const both = await makeFace(instance, ada, { family: 'figtree', style: '600SemiBold' });
    expect(both).toMatchObject({ id: family.id, name: 'Figtree', styles: [{ weight: 400 }, { weight: 600 }] });
    const cut = both.styles[1]?.parts.reduce((sum, { size }) => sum + size, 0) ?? 0;
    expect((await usedBy(ada)) - before).toBeGreaterThan(cut);
    expect((await ada.call('GET', '/api/faces')).body).toEqual([both]);
    const { bytes, headers } = await requestHost(instance, 'vitrine.example', both.styles[0]?.parts[0]?.url);
    expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect([headers['access-control-allow-origin'], headers['cross-origin-resource-policy']]).toEqual([
      undefined,
      'same-origin',
    ]);
  });

  it('is made once of a file, and a style that is uploaded again is replaced', async () => {
    const ada = await addMember(instance);
    const file = await uploadFace(instance, ada);
    const [first, second] = [await add(ada, file), await add(ada, file)];
    expect([first.status, second.body]).toEqual([201, first.body]);
    const other = await uploadFile(instance, ada, 'faces/other', await woff2Font());
    const { body } = await add(ada, other);
    expect(body).toMatchObject({ id: first.body.id, styles: [{ file: other }] });
    expect(body.styles).toHaveLength(1);
    // The file of the replaced style is gone.
    expect(faultOf((await add(ada, file)).body)?.message).toMatch(/doesn’t exist/);
  });

  it('is deleted with its files', async () => {
    const ada = await addMember(instance);
    const { id, styles } = await makeFace(instance, ada);
    expect(await usedBy(ada)).toBeGreaterThan(0);
    expect((await ada.call('DELETE', `/api/faces/${id}`)).status).toBe(200);
    expect([await usedBy(ada), (await ada.call('GET', '/api/faces')).body]).toEqual([0, []]);
    expect((await requestHost(instance, 'vitrine.example', styles[0]?.parts[0]?.url)).status).toBe(404);
    expect((await ada.call('DELETE', `/api/faces/${id}`)).status).toBe(404);
  });

  it.each([
    ['a text', () => new TextEncoder().encode('body { }'), /WOFF2/],
    ['a picture', () => jpeg(), /WOFF2/],
    ['half a font', async () => (await woff2Font()).slice(0, 9000), /damaged/],
    ['a large file', () => new Uint8Array(1_000_001), /too large/],
  ])('is refused if the file is %s', async (_, bytes, message) => {
    const ada = await addMember(instance);
    const file = await uploadFile(instance, ada, 'faces/wrong', new Uint8Array(await bytes()));
    const { status, body } = await add(ada, file);
    expect([status, faultOf(body)?.path]).toEqual([400, 'file']);
    expect(faultOf(body)?.message).toMatch(message);
    expect((await ada.call('GET', '/api/faces')).body).toEqual([]);
  });

  it('is refused without a license, without its file, and above the storage limit', async () => {
    const ada = await addMember(instance);
    const file = await uploadFace(instance, ada);
    for (const licensed of [false, undefined]) {
      const { status, body } = await ada.call('POST', '/api/faces', { file, licensed });
      expect([status, faultOf(body)?.path]).toEqual([400, 'licensed']);
    }
    expect(faultOf((await add(ada, `users/${ada.uid}/faces/none`)).body)?.path).toBe('file');
    await queryAsOwner(instance.databaseUrl, `update users set storage_megabytes = 0 where uid = '${ada.uid}'`);
    expect((await add(ada, file)).status).toBeGreaterThanOrEqual(400);
    expect((await ada.call('GET', '/api/faces')).body).toEqual([]);
  });

  it('is limited to twelve styles', async () => {
    const ada = await addMember(instance);
    const { id } = await makeFace(instance, ada);
    await queryAsOwner(
      instance.databaseUrl,
      `with copies as (insert into files (id, name, owner_id, blob, generation, size, md5_hash, content_type, download_token)
         select gen_random_uuid(), name || n, owner_id, blob || n, generation, 1, md5_hash, content_type, ''
           from files, generate_series(1, 11) n where owner_id = '${ada.uid}' returning id)
       insert into face_parts select gen_random_uuid(), '${id}', id, 100 + row_number() over (), true, 'english', '{}', 1, '' from copies`,
    );
    const { status, body } = await add(ada, await uploadFace(instance, ada, { family: 'lora' }));
    expect([status, faultOf(body)?.message]).toEqual([400, expect.stringContaining('12')]);
  });

  it('is not another member’s, and nobody’s without a session', async () => {
    const [ada, eve] = [await addMember(instance), await addMember(instance)];
    const { id } = await makeFace(instance, ada);
    const file = await uploadFace(instance, ada);
    expect((await add(eve, file)).status).toBe(403);
    expect((await eve.call('DELETE', `/api/faces/${id}`)).status).toBe(404);
    expect((await eve.call('GET', '/api/faces')).body).toEqual([]);
    const { call } = visitor(instance);
    for (const [method, path] of [
      ['GET', '/api/faces'],
      ['POST', '/api/faces'],
      ['DELETE', `/api/faces/${id}`],
    ] as const)
      expect((await call(method, path, method === 'POST' ? { file: 7 } : undefined)).status).toBe(401);
    const site = await openSite(instance, { faces: { heading: id, body: id } }, eve);
    expect(addressesIn((await site.at()).body)).toEqual([]);
  });
});

describe('a site with typefaces of its member', () => {
  let ada: Member;
  let id: string;
  beforeAll(async () => {
    ada = await addMember(instance);
    id = (await makeFace(instance, ada, { family: 'spectral' })).id;
    await makeFace(instance, ada, { family: 'spectral', style: '400Regular_Italic' });
    await makeFace(instance, ada, { family: 'spectral', style: '600SemiBold' });
  }, 90_000);

  it('loads the alphabets of its texts from each of its hosts, and in its export', async () => {
    const site = await openSite(instance, { faces: { heading: id, body: id }, headline: 'Größe' }, ada);
    const { body } = await site.at();
    expect(body).toMatch(/--heading: "Spectral", "Spectral /);
    expect(body).toMatch(/--body: "Spectral", "Spectral /);
    expect(body).toMatch(/<link rel="preload" href="\/faces\/own-/);
    const addresses = new Set(addressesIn(body));
    expect(addresses.size).toBeGreaterThan(1);
    for (const address of addresses)
      for (const host of [site.host, 'vitrine.example'])
        expect([address, (await requestHost(instance, host, address)).status]).toEqual([address, 200]);
    for (const path of [`/@${ada.username}`, site.sharePath])
      expect(addressesIn((await requestHost(instance, 'vitrine.example', path)).body).length).toBeGreaterThan(1);
    const files = await filesInZip(await exportedFrom('/api/site/export', ada));
    for (const address of addresses) expect([...files.keys()]).toContain(address.slice(1));
  });

  it('keeps the theme’s faces where it has none of its own', async () => {
    const site = await openSite(instance, { faces: { heading: id, body: null }, fonts: 'lora' }, ada);
    const { body } = await site.at();
    expect(body).toMatch(/--heading: "Spectral"/);
    expect(body).toMatch(/--body: "Source Sans 3"/);
  });

  it('names them behind a password only to those who have it', async () => {
    const links = await openLinks(instance);
    const face = await makeFace(instance, links.member, { family: 'spectral' });
    await links.write({ faces: { heading: face.id, body: face.id } });
    const { path } = await links.link('portfolio', { password: 'difference engine' });
    expect(addressesIn((await openLink(instance, path)).body)).toEqual([]);
    const [cookie = ''] = (await tryPassword(instance, path, 'difference engine')).cookies;
    const page = await openLink(instance, path, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(addressesIn(page.body).length).toBeGreaterThan(0);
  });

  it('falls back to those of its theme once they are deleted, at once', async () => {
    const member = await addMember(instance);
    const face = await makeFace(instance, member, { family: 'spectral' });
    const site = await openSite(instance, { faces: { heading: face.id, body: face.id } }, member);
    expect(addressesIn((await site.at()).body).length).toBeGreaterThan(0);
    await member.call('DELETE', `/api/faces/${face.id}`);
    const { status, body } = await site.at();
    expect([status, addressesIn(body)]).toEqual([200, []]);
  });

  it('comes back with an import, with its typefaces under new ids', { timeout: 60_000 }, async () => {
    await openSite(instance, { faces: { heading: id, body: null } }, ada);
    const there = await addMember(instance);
    const zip = await exportedFrom('/api/me/export', ada);
    const report = await there.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' });
    expect(report.body.imported).toEqual(expect.arrayContaining(['faces', 'portfolio']));
    const [face, ...others] = (await there.call('GET', '/api/faces')).body;
    expect([face.name, face.styles.length, others]).toEqual(['Spectral', 3, []]);
    expect(face.id).not.toBe(id);
    expect((await there.call('GET', '/api/site')).body.document.faces).toEqual({ heading: face.id, body: null });
  });

  it('is not served once an admin has taken the site down', async () => {
    const member = await addMember(instance);
    const face = await makeFace(instance, member);
    const site = await openSite(instance, { faces: { heading: face.id, body: null } }, member);
    const [address = ''] = addressesIn((await site.at()).body);
    expect((await requestHost(instance, site.host, address)).status).toBe(200);
    await queryAsOwner(
      instance.databaseUrl,
      `insert into takedowns (owner_id, target_kind, target_id, reason, taken_at) values ('${member.uid}', 'site', '', 'spam', now())`,
    );
    expect((await requestHost(instance, 'vitrine.example', address)).status).toBe(404);
  });

  it('is as it was if it was stored before there were any', async () => {
    const site = await openSite(instance, { headline: 'Countess' });
    await queryAsOwner(
      instance.databaseUrl,
      `update sites set written = written - 'faces', published = published - 'faces' where owner_id = '${site.member.uid}'`,
    );
    const { body } = await site.member.call('GET', '/api/site');
    expect(body).toMatchObject({ changes: [], document: { faces: { heading: null, body: null } } });
    expect((await site.at()).status).toBe(200);
  });
});
