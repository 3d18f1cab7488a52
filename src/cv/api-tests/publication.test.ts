import { describe, expect, it } from 'vitest';
import { sweepImages } from '#files/server/images/sweep-images.ts';
import { recordImagesInUse } from '#records/service.ts';
import { addMember } from '#testing/add-member.ts';
import { setName } from '#testing/cvs.ts';
import { uploadImage } from '#testing/images.ts';
import { send } from '#testing/members.ts';
import { openPublicCv, visitCv } from '#testing/public-cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { imagesShownElsewhere } from '../../app/images-shown-elsewhere.ts';
import { readPdf } from '../render/reading/read-pdf.ts';

const instance = shareTestInstance();

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

async function openSharedCv(visibility = 'public') {
  const ada = await openPublicCv(instance);
  await ada.write(setName('Ada Byron'));
  await ada.share({ visibility });
  const nameShown = async () =>
    /<h1[^>]*>(.*?)<[/]h1>/.exec((await visitCv(instance, ada.id)).body)?.[1]?.replace(/<[^>]*>/g, '');
  const publication = async () => (await ada.ask('GET', `/${ada.id}/publication`)).body;
  return { ...ada, nameShown, publication };
}

/** Opens a public CV whose photo was removed after it was published. */
async function openWithRemovedPhoto() {
  const ada = await openPublicCv(instance);
  const photo = await uploadImage(instance, ada.member, 'images/photo.jpg');
  const setPhoto = (value: string) => ada.write({ do: 'set', at: ['basics'], field: 'image', value });
  await setPhoto(photo.id);
  await ada.share({ visibility: 'public' });
  await setPhoto('');
  return { ...ada, photo };
}

describe('a shared CV', () => {
  it('shows visitors the version at the time of sharing until the member publishes changes', async () => {
    const ada = await openSharedCv();
    await ada.write(setName('Ada Lovelace'));
    expect(await ada.nameShown()).toBe('Ada Byron');
    expect(await ada.publication()).toMatchObject({ mode: 'published', hasChanges: true, isShared: true });
    const body = await ada.publish();
    expect(body).toEqual({
      ...{ mode: 'published', hasChanges: false, isShared: true },
      publishedAt: expect.stringMatching(/^\d{4}-/),
      revision: (await ada.read(ada.id)).revision,
    });
    expect(await ada.nameShown()).toBe('Ada Lovelace');
  });

  it('shows the published version as PDF and picture and to its owner as well', async () => {
    const ada = await openSharedCv();
    const { body: pictureBefore } = await visitCv(instance, ada.id, 'picture');
    await ada.write(setName('Ada Lovelace'));
    expect(JSON.stringify(await readPdf((await ada.bytes('.pdf')).bytes))).toContain('Ada Byron');
    expect((await visitCv(instance, ada.id, 'picture')).body).toBe(pictureBefore);
    const { body } = await visitCv(instance, ada.id, 'page', ada.member.cookie);
    expect(body).toContain('Ada Byron');
    expect(body).not.toContain('Ada Lovelace');
  });

  it('has no changes to publish if only hidden parts, letters, its name or settings differ', async () => {
    const ada = await openSharedCv();
    await ada.write({ do: 'insert', into: [], list: 'letters', item: { id: 'turin' }, after: null });
    await ada.write({
      do: 'insert',
      into: [],
      list: 'sections',
      item: { id: 'off', kind: 'text', visible: false },
      after: null,
    });
    await ada.share({ contact: 'masked' });
    const { revision } = await ada.read(ada.id);
    expect((await ada.ask('PATCH', `/${ada.id}`, { revision, name: 'For Turin' })).status).toBe(200);
    expect(await ada.publication()).toMatchObject({ hasChanges: false });
    const section = (await ada.read(ada.id)).document.sections.find(({ id }) => id !== 'off');
    await ada.write({ do: 'hide', at: ['sections', section?.id ?? ''], hidden: true });
    expect(await ada.publication()).toMatchObject({ hasChanges: true });
  });

  it('shows every change at once if the member chooses so, also after it was private', async () => {
    const ada = await openSharedCv('link');
    await ada.write(setName('Ada Lovelace'));
    expect(await ada.publish('latest')).toMatchObject({ publishedAt: null, hasChanges: false });
    expect(await ada.nameShown()).toBe('Ada Lovelace');
    await ada.share({ visibility: 'private' });
    await ada.share({ visibility: 'link' });
    await ada.write(setName('A. A. L.'));
    expect(await ada.nameShown()).toBe('A. A. L.');
    await ada.publish();
    await ada.write(setName('Ada'));
    expect(await ada.nameShown()).toBe('A. A. L.');
  });

  it('is published anew when it is shared again by any of the routes', async () => {
    const ada = await openSharedCv();
    const shareAgain = [
      () => ada.share({ visibility: 'link' }),
      () => ada.ask('PUT', `/${ada.id}/visibility`, { visibility: 'public' }),
      () => ada.ask('POST', '/bulk', { ids: [ada.id], action: 'link' }),
    ];
    for (const [at, share] of shareAgain.entries()) {
      await ada.share({ visibility: 'private' });
      await ada.write(setName(`Ada ${at}`));
      await share();
      expect(await ada.nameShown()).toBe(`Ada ${at}`);
    }
    // Between link and public it stays shared, so nothing is published by itself.
    await ada.write(setName('Ada Lovelace'));
    await ada.share({ visibility: 'public' });
    expect(await ada.nameShown()).toBe('Ada 2');
  });

  it('is saved as a version of its history when it is shared and when it is published', async () => {
    const ada = await openSharedCv();
    await ada.write(setName('Ada Lovelace'));
    await ada.publish();
    await ada.publish();
    const { items } = (await ada.ask('GET', `/${ada.id}/versions`)).body;
    const nameIn = async ({ id }: { id: string }) =>
      (await ada.ask('GET', `/${ada.id}/versions/${id}`)).body.document.basics.name;
    expect(await Promise.all(items.map(nameIn))).toEqual(['Ada Lovelace', 'Ada Byron']);
  });

  it('never shows an older version after a newer one, however many publish at once', async () => {
    const ada = await openSharedCv();
    for (let round = 0; round < 3; round++) {
      await ada.write(setName(`Ada ${round}`));
      await Promise.all([ada.publish(), ada.publish(), ada.publish()]);
      expect([await ada.nameShown(), (await ada.publication()).hasChanges]).toEqual([`Ada ${round}`, false]);
    }
  });

  it('keeps what it shows while it is in the trash', async () => {
    const ada = await openSharedCv();
    await ada.write(setName('Ada Lovelace'));
    await ada.ask('DELETE', `/${ada.id}`);
    await ada.ask('POST', `/${ada.id}/restore`);
    expect(await ada.nameShown()).toBe('Ada Byron');
  });

  it('has its removed photo taken down with it', async () => {
    const { photo, ...ada } = await openWithRemovedPhoto();
    const [url] = new RegExp(`/images/[^"]*${photo.id}[^"]*`).exec((await visitCv(instance, ada.id)).body) ?? [];
    const status = async () => (await send(instance, 'GET', url ?? 'no photo')).status;
    expect(await status()).toBe(200);
    await instance.kernel.db.pool.query(
      `insert into takedowns (owner_id, target_kind, target_id, reason, taken_at) values ($1, 'cv', $2, 'Spam', now())`,
      [ada.member.uid, ada.id],
    );
    expect(await status()).toBe(404);
  });

  it('is private in an import elsewhere while it has unpublished changes, and shared otherwise', async () => {
    const ada = await openSharedCv();
    const exported = async () => {
      const headers = { authorization: `Bearer ${ada.member.token}` };
      const answer = await fetch(`${instance.url}/api/me/export`, { headers });
      return new Uint8Array(await answer.arrayBuffer());
    };
    const importedBy = async (zip: Uint8Array) => {
      const { call } = await addMember(instance);
      expect((await call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).status).toBe(200);
      const [{ id, visibility }] = (await call('GET', '/api/cvs')).body.items;
      const publication = (await call('GET', `/api/cvs/${id}/publication`)).body;
      const [link] = (await call('GET', '/api/shares')).body.items;
      return { visibility, mode: publication.mode, link: link?.state };
    };
    await ada.member.call('POST', '/api/shares', { target: { kind: 'cv', id: ada.id } });
    expect(await importedBy(await exported())).toEqual({ visibility: 'public', mode: 'published', link: 'active' });
    await ada.write(setName('Ada Lovelace'));
    expect(await importedBy(await exported())).toEqual({ visibility: 'private', mode: 'published', link: 'paused' });
  });

  it('keeps the pictures of its published version after they are removed from the CV', async () => {
    const { photo, ...ada } = await openWithRemovedPhoto();
    const sweep = () =>
      sweepImages({ ...instance.kernel, clock: { now: () => new Date(Date.now() + MONTH_MS) } }, [
        recordImagesInUse,
        imagesShownElsewhere,
      ]);
    const isThere = async () => (await ada.member.call('GET', `/api/images/${photo.id}`)).status === 200;
    await sweep();
    expect([await isThere(), (await visitCv(instance, ada.id)).body.includes(photo.id)]).toEqual([true, true]);
    await ada.publish();
    await sweep();
    expect(await isThere()).toBe(false);
  });

  it('shared before this choice existed shows its latest version', async () => {
    const ada = await openSharedCv();
    await instance.kernel.db.pool.query('delete from cv_publications where cv_id = $1', [ada.id]);
    await ada.write(setName('Ada Lovelace'));
    expect(await ada.nameShown()).toBe('Ada Lovelace');
    expect(await ada.publication()).toMatchObject({ mode: 'latest', hasChanges: false, isShared: true });
  });

  it('published by an earlier release has the fields that were added since', async () => {
    const ada = await openSharedCv();
    await instance.kernel.db.pool.query(
      `update cv_publications set version = 3, document = document #- '{design,headings}' #- '{design,spacing}'
       where cv_id = $1`,
      [ada.id],
    );
    expect((await ada.bytes('.pdf')).status).toBe(200);
    expect(await ada.publication()).toMatchObject({ hasChanges: false });
  });
});

describe('a private CV with a link', () => {
  const openLinkedCv = async () => {
    const ada = await openPublicCv(instance);
    await ada.write(setName('Ada Byron'));
    const link = async () => {
      const target = { kind: 'cv', id: ada.id };
      const { status, body } = await ada.member.call('POST', '/api/shares', { target });
      expect(status).toBe(201);
      return new URL(body.url).pathname;
    };
    const bodyAt = async (path: string) => (await send(instance, 'GET', path)).body as string;
    return { ...ada, link, bodyAt };
  };

  it('shows the version at the time of its first link until the member publishes changes', async () => {
    const ada = await openLinkedCv();
    const path = await ada.link();
    await ada.write(setName('Ada Lovelace'));
    const second = await ada.link();
    for (const one of [path, second]) expect(await ada.bodyAt(one)).toContain('Ada Byron');
    expect((await ada.ask('GET', `/${ada.id}/publication`)).body).toMatchObject({ isShared: true, hasChanges: true });
    await ada.publish();
    expect(await ada.bodyAt(path)).toContain('Ada Lovelace');
  });

  it('stays as it is when its visibility changes too', async () => {
    const ada = await openLinkedCv();
    const path = await ada.link();
    await ada.write(setName('Ada Lovelace'));
    await ada.share({ visibility: 'public' });
    expect((await visitCv(instance, ada.id)).body).toContain('Ada Byron');
    expect(await ada.bodyAt(path)).toContain('Ada Byron');
  });

  it.each([
    ['revoked', { state: 'revoked' }],
    ['paused', { state: 'paused' }],
    ['pinned', { pinned: true }],
  ])('whose only link is %s is published anew with the next one', async (_, change) => {
    const ada = await openLinkedCv();
    const path = await ada.link();
    expect((await ada.member.call('PATCH', `/api/shares/${path.split('/').at(-1)}`, change)).status).toBe(200);
    expect((await ada.ask('GET', `/${ada.id}/publication`)).body).toMatchObject({ isShared: false });
    await ada.write(setName('Ada Lovelace'));
    expect(await ada.bodyAt(await ada.link())).toContain('Ada Lovelace');
  });

  it('whose only link was paused is published anew when that continues', async () => {
    const ada = await openLinkedCv();
    const path = await ada.link();
    const setState = (state: string) => ada.member.call('PATCH', `/api/shares/${path.split('/').at(-1)}`, { state });
    await setState('paused');
    await ada.write(setName('Ada Lovelace'));
    await setState('active');
    expect(await ada.bodyAt(path)).toContain('Ada Lovelace');
  });

  it('whose links are gone is published anew with the next one', async () => {
    const ada = await openLinkedCv();
    const path = await ada.link();
    await ada.member.call('DELETE', `/api/shares/${path.split('/').at(-1)}`);
    expect((await ada.ask('GET', `/${ada.id}/publication`)).body).toMatchObject({ isShared: false });
    await ada.write(setName('Ada Lovelace'));
    expect(await ada.bodyAt(await ada.link())).toContain('Ada Lovelace');
  });
});

describe('publishing', () => {
  it('is refused for other members, missing and trashed CVs and invalid modes', async () => {
    const ada = await openSharedCv();
    const other = await addMember(instance);
    for (const [method, body] of [['GET'], ['PUT', { mode: 'latest' }]] as const)
      expect((await other.call(method, `/api/cvs/${ada.id}/publication`, body)).status).toBe(404);
    for (const mode of ['draft', '', 7, ['latest'], null])
      expect((await ada.ask('PUT', `/${ada.id}/publication`, { mode })).status).toBe(400);
    await ada.ask('DELETE', `/${ada.id}`);
    for (const [method, body] of [['GET'], ['PUT', { mode: 'latest' }]] as const)
      expect((await ada.ask(method, `/${ada.id}/publication`, body)).status).toBe(404);
  });

  it('works on a locked CV', async () => {
    const ada = await openSharedCv();
    await ada.write(setName('Ada Lovelace'));
    await ada.ask('PUT', `/${ada.id}/lock`, { locked: true });
    await ada.publish();
    expect(await ada.nameShown()).toBe('Ada Lovelace');
  });
});
