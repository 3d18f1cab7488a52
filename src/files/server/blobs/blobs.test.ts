import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3Server } from '#testing/s3-server.ts';
import type { Blobs } from './blobs.ts';
import { diskBlobs } from './disk-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-blobs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const DRIVERS: Record<string, () => Promise<Blobs>> = {
  'a disk': async () => diskBlobs(join(await newFolder(), 'not there yet')),
  'an S3 service': async () => s3Blobs({ ...(await startS3Server()), listPageSize: 2 }),
};
const KEY = '0a/0a5d7c3e-2f4b-4c8d-9e1f-3b2a1c0d9e8f';
const OTHER = 'ff/ff5d7c3e-2f4b-4c8d-9e1f-3b2a1c0d9e8f';
const BYTES = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

async function keysOf(blobs: Blobs) {
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  return keys.sort();
}

for (const [name, make] of Object.entries(DRIVERS)) {
  describe(`bytes on ${name}`, () => {
    it('are stored and read back, completely and in ranges', async () => {
      const blobs = await make();
      await blobs.put(KEY, new Blob([BYTES]));
      const read = async (range?: { start: number; end: number }) => {
        const stream = await blobs.open(KEY, range);
        return stream && (await buffer(stream));
      };
      expect((await read())?.equals(BYTES)).toBe(true);
      expect((await read({ start: 10, end: 20 }))?.equals(BYTES.subarray(10, 20))).toBe(true);
      expect((await read({ start: 299_990, end: 300_000 }))?.equals(BYTES.subarray(299_990))).toBe(true);
      expect((await read({ start: 5, end: 5 }))?.length).toBe(0);
    });

    it('are read in pieces, each used before the next is requested', async () => {
      const blobs = await make();
      await blobs.put(KEY, new Blob([BYTES]));
      const read = async (start: number, end: number) => {
        const copies: Buffer[] = [];
        for await (const piece of (await blobs.pieces(KEY, { start, end })) ?? []) copies.push(Buffer.from(piece));
        return Buffer.concat(copies);
      };
      for (const [start, end] of [
        [0, 300_000],
        [10, 20],
        [100_000, 299_999],
        [5, 5],
      ] as const) {
        expect((await read(start, end)).equals(BYTES.subarray(start, end))).toBe(true);
      }
      expect(await blobs.pieces(OTHER, { start: 0, end: 1 })).toBeUndefined();
    });

    it('may be empty', async () => {
      const blobs = await make();
      await blobs.put(KEY, new Blob([]));
      const stream = await blobs.open(KEY);
      expect(stream && (await buffer(stream)).length).toBe(0);
    });

    it('are replaced, listed and removed, even twice', async () => {
      const blobs = await make();
      expect(await keysOf(blobs)).toEqual([]);
      await blobs.put(KEY, new Blob(['old']));
      await blobs.put(KEY, new Blob(['new']));
      await blobs.put(OTHER, new Blob(['other']));
      const stream = await blobs.open(KEY);
      expect(stream && (await text(stream))).toBe('new');
      expect(await keysOf(blobs)).toEqual([KEY, OTHER]);
      expect([await blobs.has(KEY), await blobs.has(OTHER)]).toEqual([true, true]);
      await blobs.remove(KEY);
      await blobs.remove(KEY);
      expect(await blobs.open(KEY)).toBeUndefined();
      expect([await blobs.has(KEY), await blobs.has(OTHER)]).toEqual([false, true]);
      expect(await keysOf(blobs)).toEqual([OTHER]);
    });

    it('are all listed across pages, with the time they were stored', async () => {
      const blobs = await make();
      const keys = ['00', '0a', '99', 'a0', 'ff'].map((folder) => folder + KEY.slice(2));
      for (const key of keys) await blobs.put(key, new Blob(['x']));
      expect(await keysOf(blobs)).toEqual(keys);
      for await (const { storedAt } of blobs.list())
        expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    });

    it('are rejected under a key that is a path', async () => {
      const blobs = await make();
      for (const key of ['../x', '/etc/passwd', '0a/../../x', '', 'users/ada/x']) {
        await expect((async () => blobs.put(key, new Blob(['x'])))()).rejects.toThrow('not a key');
        await expect((async () => blobs.open(key))()).rejects.toThrow('not a key');
        await expect((async () => blobs.has(key))()).rejects.toThrow('not a key');
        await expect((async () => blobs.remove(key))()).rejects.toThrow('not a key');
      }
    });
  });
}

describe('bytes on a disk', () => {
  it('cause an error if there are fewer than expected', async () => {
    const blobs = diskBlobs(await newFolder());
    await blobs.put(KEY, new Blob([BYTES]));
    const readAll = async () => {
      for await (const _ of (await blobs.pieces(KEY, { start: 0, end: 300_001 })) ?? []);
    };
    await expect(readAll()).rejects.toThrow('shorter');
  });

  it('are not stored if they could not be written completely', async () => {
    const folder = await newFolder();
    const blobs = diskBlobs(folder);
    const broken = new Blob(['half']);
    broken.stream = () =>
      new ReadableStream({
        pull: (controller) => {
          controller.enqueue(new TextEncoder().encode('half'));
          controller.error(new Error('the disk is full'));
        },
      });
    await expect(blobs.put(KEY, broken)).rejects.toThrow('the disk is full');
    expect(await blobs.open(KEY)).toBeUndefined();
    expect(await keysOf(blobs)).toEqual([]);
    expect(await readdir(join(folder, 'aside'))).toEqual([]);
  });
});
