import { execFile } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, type TestContext } from 'vitest';
import { blobKeys, openStorage, rowKeys } from '#testing/storage.ts';
import { makeStorageClient } from '../client/storage-client.ts';
import { sweepLooseBlobs } from '../server/sweep.ts';

type Storage = Awaited<ReturnType<typeof openStorage>>;
const run = promisify(execFile);
const bytes = (size: number) => Buffer.from(Array.from({ length: size }, (_, index) => index % 251));
const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** Mounts a file system of two megabytes over a folder; skips the test if the user may not mount. */
async function shrink(folder: string, skip: TestContext['skip']) {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]);
  } catch {
    skip('this user may mount no file system');
  }
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])));
}

/** Makes the next `times` writes fail midway as on a full disk. */
function failNext({ instance }: Storage, times: number) {
  const { blobs } = instance.files;
  let left = times;
  const put: typeof blobs.put = (key, blob) => {
    left -= 1;
    if (left < 0) return blobs.put(key, blob);
    const half = blob.slice(0, Math.ceil(blob.size / 2));
    const broken = Object.assign(blob.slice(), {
      stream: () => half.stream().pipeThrough(new TransformStream({ flush: () => Promise.reject(full()) })),
    });
    return blobs.put(key, broken);
  };
  instance.files.blobs = { ...blobs, put };
}

/** Expects only these files to exist, without rows or bytes of rejected ones. */
async function expectOnly({ instance, ask, at }: Storage, names: string[]) {
  const list = await ask('GET', `/v0/b/vitrine.local/o?prefix=${encodeURIComponent(at(''))}`);
  expect((await list.json()).items.map((item: { name: string }) => item.name)).toEqual(names.map(at));
  const { dataDir } = instance.kernel;
  await sweepLooseBlobs(instance.files);
  expect(await blobKeys(instance)).toEqual(await rowKeys(instance));
  for (const folder of ['uploads', join('files', 'aside')]) {
    expect(await readdir(join(dataDir, folder)).catch(() => [])).toEqual([]);
  }
}

describe('on a full disk', () => {
  it('an upload fails with 503, leaves nothing behind, and succeeds once there is space', async ({ skip }) => {
    const storage = await openStorage();
    const { instance, multipart, startResumable, ask, objectOf, read } = storage;
    await shrink(join(instance.kernel.dataDir, 'files'), skip);
    const names = ['a', 'b', 'c'];
    for (const name of names) expect((await multipart(name, {}, bytes(600_000))).status).toBe(200);
    expect((await multipart('d', {}, bytes(600_000))).status).toBe(503);
    expect((await multipart('a', {}, bytes(600_001))).status, 'as a replacement').toBe(503);
    expect((await read('a')).length).toBe((await read('b')).length);
    const send = await startResumable('e', 600_000);
    expect((await send('upload', 0, bytes(600_000))).status).toBe(503);
    expect((await send('query', 0)).headers.get('x-goog-upload-size-received')).toBe('0');
    await expectOnly(storage, names);

    for (const name of ['a', 'b']) await ask('DELETE', objectOf(name));
    await sweepLooseBlobs(instance.files);
    expect((await send('upload', 0, bytes(300_000))).status).toBe(200);
    expect((await multipart('d', {}, bytes(600_000))).status).toBe(200);
    await expectOnly(storage, ['c', 'd']);
  });

  it('no staged request body is left behind', async ({ skip }) => {
    const storage = await openStorage();
    await shrink(join(storage.instance.kernel.dataDir, 'uploads'), skip);
    expect((await storage.multipart('a', {}, bytes(3_000_000))).status).toBe(503);
    const send = await storage.startResumable('b', 3_000_000);
    expect((await send('upload, finalize', 0, bytes(3_000_000))).status).toBe(503);
    for (const from of [0, 1_000_000, 2_000_000]) {
      expect((await send('upload', from, bytes(1_000_000))).status).toBe(200);
    }
    expect((await send('finalize', 3_000_000)).status, 'all pieces together').toBe(503);
    await expectOnly(storage, []);
    expect((await storage.multipart('c', {}, bytes(1_000_000))).status).toBe(200);
    await expectOnly(storage, ['c']);
  });

  it('a write that fails midway leaves no partial file or piece', async () => {
    const storage = await openStorage();
    await storage.multipart('kept', {}, 'before');
    failNext(storage, 3);
    expect((await storage.multipart('kept', {}, bytes(500_000))).status).toBe(503);
    expect((await storage.multipart('new', {}, bytes(500_000))).status).toBe(503);
    const send = await storage.startResumable('pieces', 500_000);
    expect((await send('upload, finalize', 0, bytes(500_000))).status).toBe(503);
    expect(await storage.read('kept')).toBe('before');
    await expectOnly(storage, ['kept']);
    expect((await send('upload, finalize', 0, bytes(500_000))).status).toBe(200);
    expect((await storage.multipart('new', {}, bytes(500_000))).status).toBe(200);
    await expectOnly(storage, ['kept', 'new', 'pieces']);
  });

  it('the client retries until there is space', async () => {
    const storage = await openStorage();
    const { instance, ada, at } = storage;
    const client = makeStorageClient({ bucket: 'vitrine.local', origin: instance.url, token: () => ada.token });
    failNext(storage, 1);
    await client.upload(at('patient'), new Blob([bytes(500_000)])).done;
    expect(Buffer.from(await (await client.download(at('patient'))).arrayBuffer()).equals(bytes(500_000))).toBe(true);
    await expectOnly(storage, ['patient']);
  });
});
