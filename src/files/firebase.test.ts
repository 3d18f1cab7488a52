import { deleteApp } from 'firebase/app';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firebaseFor } from '#testing/firebase-client.ts';
import { registerMember } from '#testing/members.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString();

async function open(instance: TestInstance, member?: { uid: string; token: string }) {
  const { app, storage } = firebaseFor(instance, member);
  onTestFinished(() => deleteApp(app));
  return storage;
}

async function begin(env: Record<string, string> = {}) {
  const instance = await startTestInstance(env);
  const ada = await registerMember(instance, { verified: false });
  const storage = await open(instance, ada);
  return { instance, ada, storage, at: (name: string) => ref(storage, `users/${ada.uid}/${name}`) };
}

async function codeOf(work: unknown) {
  try {
    await work;
    return 'no error';
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('the unmodified client', () => {
  it('uploads bytes, reads them back, and what is said of them', async () => {
    const { storage, at, ada } = await begin();
    const name = 'a/ö %25 .. 😀.txt';
    const bytes = Buffer.from('--12345\r\n\r\nlooks like a part\r\n--12345--\r\n');
    const { metadata, ref: kept } = await uploadBytes(at(name), bytes, {
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      customMetadata: { album: 'Note G' },
    });
    expect(metadata).toMatchObject({
      bucket: 'vitrine.local',
      fullPath: `users/${ada.uid}/${name}`,
      name: 'ö %25 .. 😀.txt',
      size: bytes.length,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      contentDisposition: 'inline',
      contentEncoding: 'identity',
      metageneration: '1',
      customMetadata: { album: 'Note G' },
    });
    expect(text(await getBytes(kept))).toBe(bytes.toString());
    expect(text(await getBytes(kept, 7))).toBe('--12345');

    const changed = await updateMetadata(kept, {
      contentLanguage: 'en',
      cacheControl: null as never,
      customMetadata: { year: '1843' },
    });
    expect(changed).toMatchObject({
      metageneration: '2',
      contentLanguage: 'en',
      customMetadata: { album: 'Note G', year: '1843' },
    });
    expect(changed.cacheControl).toBeUndefined();
    expect(await getMetadata(kept)).toEqual(changed);

    const again = await uploadBytes(kept, Buffer.from('new'));
    expect(BigInt(again.metadata.generation)).toBeGreaterThan(BigInt(metadata.generation));
    await deleteObject(kept);
    expect(await codeOf(getMetadata(kept))).toBe('storage/object-not-found');
    expect((await listAll(ref(storage, `users/${ada.uid}`))).items).toEqual([]);
  });

  it('uploads strings in all formats', async () => {
    const { at } = await begin();
    for (const [format, value, expected] of [
      ['raw', 'Zahlen: ½', 'Zahlen: ½'],
      ['base64', 'aGk/', 'hi?'],
      ['base64url', 'aGk_', 'hi?'],
      ['data_url', 'data:text/plain;base64,aGk/', 'hi?'],
    ] as const) {
      const { metadata, ref: kept } = await uploadString(at(format), value, format);
      expect(text(await getBytes(kept)), format).toBe(expected);
      if (format === 'data_url') expect(metadata.contentType).toBe('text/plain');
    }
    expect(() => uploadString(at('x'), 'aGk_', 'base64')).toThrow(
      expect.objectContaining({ code: 'storage/invalid-format' }),
    );
  });

  it('uploads in pieces, with progress, and after a pause', async () => {
    const { at } = await begin();
    const bytes = Buffer.alloc(2_500_000, 'Bernoulli ');
    const task = uploadBytesResumable(at('large'), bytes, { contentType: 'application/x-numbers' });
    const steps: number[] = [];
    let paused = false;
    task.on('state_changed', ({ bytesTransferred }) => {
      steps.push(bytesTransferred);
      if (bytesTransferred === 0 || paused) return;
      paused = task.pause();
      setTimeout(() => task.resume(), 20);
    });
    const { metadata } = await task;
    expect(paused).toBe(true);
    expect(new Set(steps)).toEqual(new Set([0, 262_144, 786_432, 1_835_008, 2_500_000]));
    expect(metadata).toMatchObject({ size: bytes.length, contentType: 'application/x-numbers' });
    expect(Buffer.from(await getBytes(at('large'))).equals(bytes)).toBe(true);
  });

  it('cancels, and nothing of it is ever seen', async () => {
    const { at } = await begin();
    const task = uploadBytesResumable(at('given up'), Buffer.alloc(3_000_000));
    task.on('state_changed', ({ bytesTransferred }) => void (bytesTransferred > 0 && task.cancel()));
    expect(await codeOf(task)).toBe('storage/canceled');
    expect(await codeOf(getMetadata(at('given up')))).toBe('storage/object-not-found');
  });

  it('lists files and folders by pages', async () => {
    const { storage, ada, at } = await begin();
    for (const name of ['a', 'b/1', 'b/2', 'b/3/deep', 'c', 'd/x', 'e']) await uploadString(at(name), '');
    const folder = ref(storage, `users/${ada.uid}`);
    const names = ({ items, prefixes }: { items: { name: string }[]; prefixes: { name: string }[] }) => ({
      items: items.map(({ name }) => name),
      prefixes: prefixes.map(({ name }) => name),
    });
    expect(names(await listAll(folder))).toEqual({ items: ['a', 'c', 'e'], prefixes: ['b', 'd'] });
    expect(names(await listAll(at('b')))).toEqual({ items: ['1', '2'], prefixes: ['3'] });
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(folder, { maxResults: 2, ...(pageToken ? { pageToken } : {}) });
      const { items, prefixes } = names(page);
      expect(items.length + prefixes.length).toBeLessThanOrEqual(2);
      seen.push(...items, ...prefixes);
      pageToken = page.nextPageToken;
    } while (pageToken);
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    await expect(async () => list(folder, { maxResults: 1001 })).rejects.toMatchObject({
      code: 'storage/invalid-argument',
    });
  });

  it('gives an address that opens a file by itself', async () => {
    const { at } = await begin();
    await uploadString(at('note.txt'), 'Note G', 'raw', { contentType: 'text/plain' });
    const answer = await fetch(await getDownloadURL(at('note.txt')));
    expect([answer.status, await answer.text()]).toEqual([200, 'Note G']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    const wrong = (await getDownloadURL(at('note.txt'))).replace(/token=.{4}/, 'token=0000');
    expect((await fetch(wrong)).status).toBe(401);
  });

  it('hears each refusal by its code', async () => {
    const { instance, at, ada, storage } = await begin({ FILE_MEGABYTES: '1', MEMBER_MEGABYTES: '1' });
    await uploadBytes(at('mine'), Buffer.alloc(600_000));
    const nobody = await open(instance);
    const other = await open(instance, await registerMember(instance, { verified: false }));
    const mine = (of: FirebaseStorage) => ref(of, `users/${ada.uid}/mine`);
    expect(await codeOf(getMetadata(mine(nobody)))).toBe('storage/unauthenticated');
    expect(await codeOf(getBytes(mine(other)))).toBe('storage/unauthorized');
    expect(await codeOf(uploadBytes(mine(other), Buffer.alloc(1)))).toBe('storage/unauthorized');
    expect(await codeOf(deleteObject(mine(other)))).toBe('storage/unauthorized');
    expect(await codeOf(listAll(ref(other, `users/${ada.uid}`)))).toBe('storage/unauthorized');
    expect(await codeOf(getMetadata(at('nothing')))).toBe('storage/object-not-found');
    expect(await codeOf(uploadBytes(at('more'), Buffer.alloc(600_000)))).toBe('storage/quota-exceeded');
    expect(await codeOf(uploadBytes(at('huge'), Buffer.alloc(1_100_000)))).toBe('storage/quota-exceeded');
    expect(await codeOf(uploadBytes(ref(storage, 'elsewhere/x'), Buffer.alloc(1)))).toBe('storage/unauthorized');
    await expect(async () => getMetadata(ref(storage))).rejects.toMatchObject({
      code: 'storage/invalid-root-operation',
    });
  });
});
