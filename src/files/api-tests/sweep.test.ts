import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordingLog } from '#testing/recording-log.ts';
import { blobKeys, openStorage, rowKeys } from '#testing/storage.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { newBlobKey } from '../server/store-file.ts';
import { sweepFilesWithoutBytes, sweepLooseBlobs, sweepUnreferencedBlobs } from '../server/sweep.ts';

const MINUTE = 60 * 1000;
const clockIn = (minutes: number) => ({ now: () => new Date(Date.now() + minutes * MINUTE) });

describe('bytes', () => {
  it('are deleted with their file, upload or account', async () => {
    const { instance, ada, multipart, startResumable, ask, objectOf } = await openStorage();
    const swept = async () => {
      await sweepLooseBlobs(instance.files);
      return (await blobKeys(instance)).length;
    };
    await multipart('a', {}, 'one');
    await multipart('a', {}, 'two');
    await multipart('b', {}, 'three');
    const unfinished = await startResumable('c', 9);
    await unfinished('upload', 0, 'four');
    const finished = await startResumable('d', 8);
    await finished('upload', 0, 'five');
    await finished('upload, finalize', 4, 'five');
    expect((await blobKeys(instance)).length).toBe(7);
    expect(await swept(), 'two files, one joined from pieces, and an unfinished piece').toBe(4);
    await ask('DELETE', objectOf('b'));
    expect(await swept()).toBe(3);
    await unfinished('cancel', 0);
    expect(await swept()).toBe(2);
    await (await startResumable('e', 9))('upload', 0, 'six');
    await sweepLooseBlobs({ ...instance.files, clock: clockIn(25 * 60) });
    expect((await blobKeys(instance)).length, 'an upload without progress for a day').toBe(2);
    await (await startResumable('f', 9))('upload', 0, 'seven');
    await ada.call('DELETE', '/api/me');
    expect(await swept()).toBe(0);
  });

  it('that arrive while the account is deleted are deleted as well', async () => {
    const { instance, ada, multipart, startResumable } = await openStorage();
    const { blobs } = instance.files;
    const piece = await startResumable('b', 2);
    const arrived = Promise.withResolvers<void>();
    const resume = Promise.withResolvers<void>();
    let count = 0;
    const put: typeof blobs.put = async (key, bytes) => {
      await blobs.put(key, bytes);
      count += 1;
      if (count === 2) arrived.resolve();
      await resume.promise;
    };
    instance.files.blobs = { ...blobs, put };
    const answers = Promise.all([multipart('a', {}, 'hi'), piece('upload', 0, 'hi')]);
    await arrived.promise;
    expect((await ada.call('DELETE', '/api/me')).status).toBe(200);
    resume.resolve();
    for (const { status } of await answers) expect(status).toBeGreaterThanOrEqual(400);
    expect(await rowKeys(instance)).toEqual([]);
    await sweepUnreferencedBlobs({ ...instance.files, clock: clockIn(70) });
    expect(await blobKeys(instance)).toEqual([]);
  });

  it('that cannot be deleted are retried and do not block others', async () => {
    const { instance, multipart, ask, objectOf } = await openStorage();
    const { log, lines } = recordingLog();
    for (const name of ['a', 'b', 'c']) await multipart(name, {}, name);
    const [stuck] = await blobKeys(instance);
    for (const name of ['a', 'b', 'c']) await ask('DELETE', objectOf(name));
    const remove = (key: string) =>
      key === stuck ? Promise.reject(new Error('the disk is busy')) : instance.files.blobs.remove(key);
    await sweepLooseBlobs({ ...instance.files, log, blobs: { ...instance.files.blobs, remove } });
    expect(await blobKeys(instance)).toEqual([stuck]);
    expect(lines.join()).toContain('the disk is busy');
    await sweepLooseBlobs(instance.files);
    expect(await blobKeys(instance)).toEqual([]);
  });

  it('without a row are deleted, unless they are recent', async () => {
    const { instance, multipart, startResumable } = await openStorage();
    const { files } = instance;
    await multipart('kept', {}, 'hi');
    await (await startResumable('half', 9))('upload', 0, 'half');
    const known = await rowKeys(instance);
    for (let count = 0; count < 120; count += 1) await files.blobs.put(newBlobKey(), new Blob(['lost']));
    await sweepUnreferencedBlobs({ ...files, clock: clockIn(50) });
    expect((await blobKeys(instance)).length).toBe(122);
    await sweepUnreferencedBlobs({ ...files, clock: clockIn(70) });
    expect(await blobKeys(instance)).toEqual(known);
  });
});

describe('rows', () => {
  it('whose bytes are missing are deleted and no longer count against the quota', async () => {
    const { instance, multipart, ask, objectOf } = await openStorage();
    const { log, lines } = recordingLog();
    for (const name of ['a', 'b', 'c']) await multipart(name, {}, name);
    const { rows } = await instance.kernel.db.pool.query(`select blob from files where name like '%/b'`);
    await instance.files.blobs.remove(rows[0].blob);
    const lost = await ask('GET', `${objectOf('b')}?alt=media`);
    expect([lost.status, (await lost.json()).error.code]).toEqual([404, 'object-not-found']);
    await sweepFilesWithoutBytes({ ...instance.files, log });
    const statuses = await Promise.all(['a', 'b', 'c'].map(async (name) => (await ask('GET', objectOf(name))).status));
    expect(statuses).toEqual([200, 404, 200]);
    expect(lines.join()).toContain(rows[0].blob);
    expect((await multipart('b', {}, 'again')).status).toBe(200);
  });

  it('are all kept if the whole folder or bucket is missing', async () => {
    const { instance, multipart, ask, objectOf } = await openStorage();
    const { log, lines } = recordingLog();
    for (let count = 0; count < 13; count += 1) await multipart(`file ${count}`, {}, 'hi');
    const folder = join(instance.kernel.dataDir, 'files');
    await rm(folder, { recursive: true });
    await sweepFilesWithoutBytes({ ...instance.files, log });
    await multipart('new', {}, 'hi');
    await sweepFilesWithoutBytes({ ...instance.files, log });
    expect((await ask('GET', objectOf('file 0'))).status).toBe(200);
    expect(lines.filter((line) => line.includes('the right folder or bucket'))).toHaveLength(2);
  });
});

it('deletes old staged files of a killed process at the next start, but no recent ones', async () => {
  const before = await startTestInstance();
  const { dataDir } = before.kernel;
  const oldDate = new Date(Date.now() - 90 * MINUTE);
  const folders = [join(dataDir, 'uploads'), join(dataDir, 'files', 'aside')];
  for (const folder of folders) {
    await mkdir(folder, { recursive: true });
    for (const name of ['old', 'new']) await writeFile(join(folder, name), 'half');
    await utimes(join(folder, 'old'), oldDate, oldDate);
  }
  await before.stop();
  await startTestInstance({ DATABASE_URL: before.databaseUrl, DATA_DIR: dataDir });
  for (const folder of folders) expect(await readdir(folder)).toEqual(['new']);
});
