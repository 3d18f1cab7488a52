import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { openCvs } from '#testing/cvs.ts';
import { eventually } from '#testing/eventually.ts';
import { comparableResponse, type Member, send } from '#testing/members.ts';
import { openPublicCv, PUBLIC_SUFFIXES, statusesOf, visitAllFormats, visitCv } from '#testing/public-cvs.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import { VISIBILITIES } from '../contract.ts';

const instance = shareTestInstance();

const ALL_FOUND = { page: 200, pdf: 200, picture: 200 };
const NONE_FOUND = { page: 404, pdf: 404, picture: 404 };
const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';

describe('access to a CV', () => {
  it.each([
    ['private', NONE_FOUND, { ...NONE_FOUND, page: 200 }],
    ['link', ALL_FOUND, ALL_FOUND],
    ['public', ALL_FOUND, ALL_FOUND],
  ])('that is %s is the same for visitors, members and admins', async (visibility, others, owner) => {
    const ada = await openPublicCv(instance);
    await ada.share({ visibility });
    const member = await addMember(instance);
    const admin = await addAdmin(instance);
    for (const cookie of [undefined, member.cookie, admin.cookie, 'vitrine.session_token=nobody'])
      expect([cookie, statusesOf(await visitAllFormats(instance, ada.id, cookie))]).toEqual([cookie, others]);
    expect(statusesOf(await visitAllFormats(instance, ada.id, ada.member.cookie))).toEqual(owner);
  });

  it('is refused with the same response, byte by byte, as for a missing CV', async () => {
    const ada = await openPublicCv(instance);
    const trashed = await openPublicCv(instance);
    await trashed.share({ visibility: 'public' });
    await trashed.ask('DELETE', `/${trashed.id}`);
    const member = await addMember(instance);
    for (const ending of Object.values(PUBLIC_SUFFIXES))
      for (const cookie of [undefined, member.cookie]) {
        const ask = async (id: string) =>
          comparableResponse(await send(instance, 'GET', `/cv/${id}${ending}`, { headers: cookie ? { cookie } : {} }));
        const notFound = await ask(UNKNOWN_ID);
        expect(notFound).toMatchObject({ status: 404, cookies: [] });
        for (const id of [ada.id, trashed.id, 'x', `${ada.id}x`]) expect(await ask(id)).toEqual(notFound);
      }
  });

  it('ends while the member is deactivated or the CV is in the trash', async () => {
    const ada = await openPublicCv(instance);
    await ada.share({ visibility: 'public' });
    expect(statusesOf(await visitAllFormats(instance, ada.id))).toEqual(ALL_FOUND);
    await setActive(ada.member, false);
    expect(statusesOf(await visitAllFormats(instance, ada.id))).toEqual(NONE_FOUND);
    expect(statusesOf(await visitAllFormats(instance, ada.id, ada.member.cookie))).toEqual(NONE_FOUND);
    await setActive(ada.member, true);
    expect(statusesOf(await visitAllFormats(instance, ada.id))).toEqual(ALL_FOUND);

    const grace = await openPublicCv(instance);
    await grace.share({ visibility: 'link' });
    expect(statusesOf(await visitAllFormats(instance, grace.id))).toEqual(ALL_FOUND);
    await grace.ask('DELETE', `/${grace.id}`);
    for (const cookie of [undefined, grace.member.cookie])
      expect(statusesOf(await visitAllFormats(instance, grace.id, cookie))).toEqual(NONE_FOUND);
    await grace.ask('POST', `/${grace.id}/restore`);
    expect(statusesOf(await visitAllFormats(instance, grace.id))).toEqual(ALL_FOUND);
  });

  it('includes the PDF only if downloads are allowed', async () => {
    const ada = await openPublicCv(instance);
    await ada.share({ visibility: 'public', download: false });
    const answers = await visitAllFormats(instance, ada.id);
    expect(statusesOf(answers)).toEqual({ ...ALL_FOUND, pdf: 404 });
    expect(answers.page.body).not.toContain('.pdf');
    await ada.share({ download: true });
    expect((await visitCv(instance, ada.id)).body).toContain(`href="/cv/${ada.id}.pdf"`);
  });

  it('allows only GET and HEAD requests', async () => {
    const ada = await openPublicCv(instance);
    await ada.share({ visibility: 'public' });
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '.pdf'],
      ['DELETE', '.png'],
    ] as const) {
      const { status, headers } = await send(instance, method, `/cv/${ada.id}${path}`);
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect(await send(instance, 'HEAD', `/cv/${ada.id}`)).toMatchObject({ status: 200, body: '' });
  });
});

describe('sharing a CV', () => {
  it('starts private and changes only the settings that are sent', async () => {
    const ada = await openPublicCv(instance);
    const sharing = { download: true, contact: 'shown', comments: 'off' };
    expect(await ada.read(ada.id)).toMatchObject({ visibility: 'private', sharing });
    expect(await ada.share({ contact: 'masked' })).toMatchObject({ visibility: 'private', revision: 2 });
    const { body } = await ada.ask('PUT', `/${ada.id}/visibility`, { visibility: 'link' });
    expect(body).toMatchObject({ visibility: 'link', sharing: { ...sharing, contact: 'masked' } });
    expect(await ada.share({ comments: 'held', download: false })).toMatchObject({
      visibility: 'link',
      sharing: { download: false, contact: 'masked', comments: 'held' },
    });
    const list = (await ada.ask('GET')).body.items[0];
    expect(list).toMatchObject({ visibility: 'link', sharing: { contact: 'masked' } });
    expect((await ada.ask('POST', `/${ada.id}/duplicate`)).body).toMatchObject({ visibility: 'private', sharing });
  });

  it('works on a locked CV and rejects invalid settings', async () => {
    const ada = await openPublicCv(instance);
    await ada.ask('PUT', `/${ada.id}/lock`, { locked: true });
    await ada.share({ visibility: 'public', contact: 'masked' });
    for (const wrong of [{ visibility: 'all' }, { contact: 'half' }, { download: 'yes' }, { owner: 'me' }])
      expect((await ada.ask('PUT', `/${ada.id}/sharing`, wrong)).status).toBe(400);
    expect((await ada.ask('PUT', `/${UNKNOWN_ID}/sharing`, {})).status).toBe(404);
  });

  it('requires a verified email address for visibility but not for other settings', async () => {
    const ada = await openCvs(instance, { verified: false });
    const { id } = await ada.make();
    for (const visibility of VISIBILITIES.slice(1)) {
      const { status, body } = await ada.ask('PUT', `/${id}/sharing`, { visibility });
      expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await ada.ask('PUT', `/${id}/sharing`, { contact: 'masked' })).status).toBe(200);
    expect((await ada.read(id)).visibility).toBe('private');
  });
});

describe('sharing settings', () => {
  const SHARING = { download: false, contact: 'masked', comments: 'held' };

  it('are exported and imported, but an unverified member shares nothing', async () => {
    const ada = await openPublicCv(instance);
    await ada.share({ visibility: 'public', ...SHARING });
    const headers = { authorization: `Bearer ${ada.member.token}` };
    const archive = await (await fetch(`${instance.url}/api/me/export`, { headers })).bytes();
    for (const verified of [true, false]) {
      const other = await openCvs(instance, { verified });
      const type = { 'content-type': 'application/zip' };
      expect((await other.member.call('POST', '/api/me/import', archive, type)).status).toBe(200);
      const [cv] = (await other.ask('GET')).body.items;
      expect(cv).toMatchObject({ sharing: SHARING, visibility: verified ? 'public' : 'private' });
    }
  });

  it('have defaults in a CV stored by an older version', async () => {
    const ada = await openPublicCv(instance);
    await instance.kernel.db.pool.query(
      `update records set version = 1, document = document - 'sharing' where id = $1`,
      [ada.id],
    );
    const defaults = { name: 'For Turin', sharing: { download: true, contact: 'shown', comments: 'off' } };
    expect(await ada.read(ada.id)).toMatchObject(defaults);
    expect((await ada.ask('GET')).body.items).toMatchObject([defaults]);
    await ada.share({ visibility: 'link' });
    expect(statusesOf(await visitAllFormats(instance, ada.id))).toEqual(ALL_FOUND);
  });
});

describe('changes of a public CV', () => {
  const NAME = { do: 'set' as const, at: ['basics'], field: 'name' };

  it('are visible on every instance, for content and sharing', async () => {
    const ada = await openPublicCv(instance);
    const second = await startTestInstance({ DATABASE_URL: instance.databaseUrl });
    await ada.share({ visibility: 'public' });
    await ada.writeAndPublish({ ...NAME, value: 'Augusta Ada King' });
    const first = (await visitCv(instance, ada.id)).body;
    expect(first).toContain('Augusta Ada King');
    expect((await visitCv(second, ada.id)).body).toEqual(first);
    await ada.writeAndPublish({ ...NAME, value: 'Countess of Lovelace' });
    expect((await visitCv(instance, ada.id)).body).toContain('Countess of Lovelace');
    await eventually(async () => expect((await visitCv(second, ada.id)).body).toContain('Countess of Lovelace'));
    const before = await visitAllFormats(second, ada.id);
    expect(statusesOf(before)).toEqual(ALL_FOUND);
    await ada.share({ visibility: 'private' });
    expect(statusesOf(await visitAllFormats(instance, ada.id))).toEqual(NONE_FOUND);
    await eventually(async () => expect(statusesOf(await visitAllFormats(second, ada.id))).toEqual(NONE_FOUND));
  });

  it('change the ETag; an unchanged page returns 304', async () => {
    const ada = await openPublicCv(instance);
    await ada.share({ visibility: 'public' });
    const etag = (await visitCv(instance, ada.id)).headers.get('etag') ?? '';
    const again = () => send(instance, 'GET', `/cv/${ada.id}`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await ada.writeAndPublish({ ...NAME, value: 'Augusta Ada King' });
    expect((await again()).status).toBe(200);
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await send(instance, 'GET', `/cv/${ada.id}`, { headers: { 'accept-encoding': encoding } });
      expect(headers.get('content-encoding')).toBe(encoding);
    }
  });
});

describe('the owner of a CV', () => {
  it('sees a bar above the page in their own language, which nobody else gets', async () => {
    const ada = await openPublicCv(instance);
    const getAsOwner = (language = 'en') =>
      send(instance, 'GET', `/cv/${ada.id}`, { headers: { cookie: ada.member.cookie, 'accept-language': language } });
    const BAR_TEXT_BY_VISIBILITY = { private: 'Only you', link: 'Anyone with the link', public: 'Anyone can' };
    for (const visibility of VISIBILITIES) {
      await ada.share({ visibility });
      const { status, headers, body } = await getAsOwner();
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(body).toContain(`<p>${BAR_TEXT_BY_VISIBILITY[visibility]}`);
      expect(body).toContain(`href="/cv/${ada.id}/edit"`);
      expect(body).toContain(`href="/cv/${ada.id}/preview?sharing"`);
    }
    expect((await getAsOwner('ar')).body).toContain(
      '<aside class="bar" aria-label="تظهر لك وحدك" lang="ar" dir="rtl">',
    );
    for (const cookie of [undefined, (await addMember(instance)).cookie]) {
      const { headers, body } = await visitCv(instance, ada.id, 'page', cookie);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(body).not.toMatch(/class="bar"|\/edit/);
    }
  });
});

/** Deactivates or reactivates a member as an admin does, including cached sessions. */
const setActive = (member: Member, isActive: boolean) => setMemberActive(instance, member, isActive);
