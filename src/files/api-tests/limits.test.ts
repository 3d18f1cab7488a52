import { describe, expect, it } from 'vitest';
import { uploadImage } from '#testing/images.ts';
import { type Member, makeAdmin, registerMember, verifyEmail, visitor } from '#testing/members.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { BASE, errorOf, multipartBody, multipartHeaders, storageOf } from '#testing/storage.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { makeZip } from '#testing/zip.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1', UNPROVEN_MEGABYTES: '1', MEMBER_MEGABYTES: '2' });
const MEGABYTE = 1024 * 1024;
const bytes = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE);

const uploadFile = ({ url }: TestInstance, { uid, token }: Member, size: number, name = 'a.bin') =>
  fetch(`${url}${BASE}?name=${encodeURIComponent(`users/${uid}/${name}`)}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${token}`, ...multipartHeaders() },
    body: multipartBody({}, bytes(size)),
  });

describe('a member whose email address is not verified', () => {
  it('has a smaller quota and is advised to verify the address, which raises it', async () => {
    const ada = await registerMember(instance, { verified: false });
    expect((await ada.call('GET', '/api/storage')).body).toMatchObject({ room: MEGABYTE, largestFile: MEGABYTE });
    const refused = await uploadFile(instance, ada, 1.5);
    expect([refused.status, await refused.json()]).toMatchObject([
      402,
      { error: { code: 'quota-exceeded', message: expect.stringContaining('Verify your email address') } },
    ]);
    expect((await uploadFile(instance, ada, 0.5)).status).toBe(200);
    await verifyEmail(instance, ada.email);
    expect((await uploadFile(instance, ada, 1.5)).status).toBe(200);
  });
});

describe('the storage limit of one member', () => {
  it('can be set and removed by admins only', async () => {
    const [admin, ada] = [await registerMember(instance), await registerMember(instance)];
    await makeAdmin(instance, admin);
    const path = `/api/admin/people/${ada.uid}/storage-limit`;
    expect((await uploadFile(instance, ada, 2.5)).status).toBe(402);
    expect((await ada.call('PUT', path, { megabytes: 3 })).status).toBe(403);
    expect((await visitor(instance).call('PUT', path, { megabytes: 3 })).status).toBe(401);
    for (const megabytes of [0, 0.5, -1, 1_000_001, '3']) {
      expect([megabytes, (await admin.call('PUT', path, { megabytes })).status]).toEqual([megabytes, 400]);
    }
    expect((await admin.call('PUT', '/api/admin/people/nobody/storage-limit', { megabytes: 3 })).status).toBe(404);
    expect((await admin.call('PUT', path, { megabytes: 3 })).body).toEqual({ status: true });
    expect((await uploadFile(instance, ada, 2.5)).status).toBe(200);
    const memberDetails = (await admin.call('GET', `/api/admin/people/${ada.uid}`)).body;
    expect(memberDetails.storage).toMatchObject({ room: 3 * MEGABYTE, limitMegabytes: 3 });
    expect(memberDetails.events[0]).toMatchObject({ action: 'storage-limit-changed', details: { megabytes: 3 } });
    await admin.call('PUT', path, { megabytes: null });
    expect((await ada.call('GET', '/api/storage')).body).toMatchObject({ room: 2 * MEGABYTE });
    expect((await uploadFile(instance, ada, 2.5)).status).toBe(402);
  });
});

describe('files of a deactivated member', () => {
  it('return 404 at every URL until the member is reactivated', async () => {
    const ada = await registerMember(instance);
    const { id, file } = await uploadImage(instance, ada);
    const object = `${BASE}/${encodeURIComponent(file)}`;
    const { downloadTokens } = (await ada.call('GET', object)).body;
    const paths = [`${object}?alt=media&token=${downloadTokens}`, `${object}?token=${downloadTokens}`];
    const statuses = () =>
      Promise.all([...paths, `/images/${id}/320.webp`].map(async (path) => (await fetch(instance.url + path)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await setMemberActive(instance, ada, false);
    expect(await statuses()).toEqual([404, 404, 404]);
    await setMemberActive(instance, ada, true);
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});

describe('concurrent uploads', () => {
  /** Starts an upload that is incomplete until `finish` is called. */
  function begin(member: Member, name: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        const all = new Uint8Array(await multipartBody({}, 'hello').arrayBuffer());
        controller.enqueue(all.slice(0, 40));
        await promise;
        controller.enqueue(all.slice(40));
        controller.close();
      },
    });
    const answer = fetch(`${instance.url}${BASE}?name=${encodeURIComponent(`users/${member.uid}/${name}`)}`, {
      method: 'POST',
      headers: { authorization: `Firebase ${member.token}`, ...multipartHeaders() },
      body,
      duplex: 'half',
    } as RequestInit);
    return { answer, finish: resolve };
  }

  it('are limited to two per member, without affecting other members', async () => {
    const [ada, mary] = [await registerMember(instance), await registerMember(instance)];
    const two = [begin(ada, '1'), begin(ada, '2')];
    // Each holds a slot from its first byte on.
    await expect
      .poll(async () => {
        const answer = await uploadFile(instance, ada, 0, '3');
        return [answer.status, answer.headers.get('retry-after')];
      })
      .toEqual([429, '2']);
    const zip = await makeZip({ 'vitrine.json': { format: 'vitrine-export', version: 1 } });
    const headers = { 'content-type': 'application/zip' };
    const importArchive = () => ada.call('POST', '/api/me/import', new Uint8Array(zip), headers);
    expect((await importArchive()).status).toBe(429);
    expect((await ada.call('POST', '/api/projects/import', { content: 'Title\nNote G\n', take: [0] })).status).toBe(
      429,
    );
    expect((await ada.call('POST', '/api/projects', { title: 'Note G' })).status).toBe(201);
    expect((await uploadFile(instance, mary, 0)).status).toBe(200);
    for (const { finish } of two) finish();
    expect((await Promise.all(two.map(({ answer }) => answer))).map(({ status }) => status)).toEqual([200, 200]);
    // A slot is free again a moment after its answer.
    await expect.poll(async () => (await importArchive()).status).toBe(200);
  });
});

describe('on a disk with little space', () => {
  it('files are rejected with the reason, and text is saved', async () => {
    const own = await startTestInstance({ TRUST_PROXY: '1', MIN_FREE_DISK_MEGABYTES: '1000000' });
    const { ada, multipart, startResumable } = await storageOf(own);
    const refused = await multipart('a', {}, 'hello');
    expect([refused.status, await errorOf(refused)]).toEqual([402, 'quota-exceeded']);
    const piece = await (await startResumable('b', 5))('upload, finalize', 0, 'hello');
    expect([piece.status, await errorOf(piece)]).toEqual([402, 'quota-exceeded']);
    const zip = await makeZip({ 'vitrine.json': { format: 'vitrine-export', version: 1 } });
    const importArchive = await ada.call('POST', '/api/me/import', new Uint8Array(zip), {
      'content-type': 'application/zip',
    });
    expect([importArchive.status, importArchive.body]).toMatchObject([
      507,
      { code: 'INSUFFICIENT_STORAGE', message: expect.stringContaining('out of storage') },
    ]);
    expect((await ada.call('POST', '/api/projects', { title: 'Note G' })).status).toBe(201);
  });
});
