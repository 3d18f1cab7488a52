import { createHash } from 'node:crypto';
import { deleteApp } from 'firebase/app';
import {
  deleteObject,
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
import { flakyProxy, type ProxyBreak } from '#files/testing/flaky-proxy.ts';
import { addMember } from '#testing/add-member.ts';
import { firebaseFor } from '#testing/firebase-client.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const shared = shareTestInstance({ TRUST_PROXY: '1' });
const text = (bytes: ArrayBuffer) => Buffer.from(bytes).toString();

/** Creates the client of a new member, with its own connection to the server. */
async function begin(breaks: ProxyBreak[] = []) {
  const ada = await addMember(shared, { verified: false });
  const line = await flakyProxy(shared.port, breaks);
  const { app, storage } = firebaseFor(line, ada);
  onTestFinished(() => deleteApp(app));
  return { ada, storage, breaks, at: (name: string) => ref(storage, `users/${ada.uid}/${name}`) };
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
  it('uploads bytes and reads them and their metadata back', async () => {
    const { storage, at, ada } = await begin();
    const name = 'a/ö %25 .. 😀.txt';
    const bytes = Buffer.from('--12345\r\n\r\nlooks like a part\r\n--12345--\r\n');
    const { metadata, ref: storedRef } = await uploadBytes(at(name), bytes, {
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
    expect(text(await getBytes(storedRef))).toBe(bytes.toString());
    expect(text(await getBytes(storedRef, 7))).toBe('--12345');

    const changed = await updateMetadata(storedRef, {
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
    expect(await getMetadata(storedRef)).toEqual(changed);

    const again = await uploadBytes(storedRef, Buffer.from('new'));
    expect(BigInt(again.metadata.generation)).toBeGreaterThan(BigInt(metadata.generation));
    await deleteObject(storedRef);
    expect(await codeOf(getMetadata(storedRef))).toBe('storage/object-not-found');
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
      const { metadata, ref: storedRef } = await uploadString(at(format), value, format);
      expect(text(await getBytes(storedRef)), format).toBe(expected);
      if (format === 'data_url') expect(metadata.contentType).toBe('text/plain');
    }
    expect(() => uploadString(at('x'), 'aGk_', 'base64')).toThrow(
      expect.objectContaining({ code: 'storage/invalid-format' }),
    );
  });

  it('uploads in pieces with progress and a pause', async () => {
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

  it('resumes when the connection breaks: within a piece, before its response, or within the only piece', async () => {
    const bytes = Buffer.from(Array.from({ length: 2_500_000 }, (_, index) => (index * 31) % 253));
    const breakCases: [ProxyBreak, size: number][] = [
      [{ after: 500_000, lose: 'the rest' }, 2_500_000],
      [{ after: 800_000, lose: 'the answer' }, 2_500_000],
      [{ after: 100_000, lose: 'the rest' }, 200_000],
      [{ after: 200_000, lose: 'the answer' }, 200_000],
    ];
    // The client waits for a few seconds each time.
    await Promise.all(
      breakCases.map(async ([lineBreak, size]) => {
        const { at, breaks } = await begin([lineBreak]);
        const part = bytes.subarray(0, size);
        const { metadata } = await (size > 262_144
          ? uploadBytesResumable(at('through'), part)
          : uploadBytes(at('through'), part));
        expect(breaks).toEqual([]);
        expect(metadata).toMatchObject({ size, md5Hash: createHash('md5').update(part).digest('base64') });
        expect(Buffer.from(await getBytes(at('through'))).equals(part)).toBe(true);
      }),
    );
  });

  it('cancels an upload without leaving a file', async () => {
    const { at } = await begin();
    const task = uploadBytesResumable(at('given up'), Buffer.alloc(3_000_000));
    task.on('state_changed', ({ bytesTransferred }) => void (bytesTransferred > 0 && task.cancel()));
    expect(await codeOf(task)).toBe('storage/canceled');
    expect(await codeOf(getMetadata(at('given up')))).toBe('storage/object-not-found');
  });

  it('lists files and folders in pages', async () => {
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

  it('returns a URL that opens a file without signing in', async () => {
    const { at } = await begin();
    await uploadString(at('note.txt'), 'Note G', 'raw', { contentType: 'text/plain' });
    const answer = await fetch(await getDownloadURL(at('note.txt')));
    expect([answer.status, await answer.text()]).toEqual([200, 'Note G']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
    const wrong = (await getDownloadURL(at('note.txt'))).replace(/token=.{4}/, 'token=0000');
    expect((await fetch(wrong)).status).toBe(401);
  });
});
