import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { filesInZip } from '#testing/zip.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

const MEGABYTE = 1024 * 1024;
const modifiedAt = new Date('2026-03-01T10:00:00Z');

/** Returns incompressible files and a record of how many were requested. */
function manyFiles(count: number) {
  const progress = { requested: 0, isEnded: false };
  async function* files(): AsyncGenerator<ZipEntry> {
    try {
      for (; progress.requested < count; ) {
        progress.requested += 1;
        yield { name: `${progress.requested}.bin`, bytes: randomBytes(MEGABYTE), isCompressible: false };
      }
    } finally {
      progress.isEnded = true;
    }
  }
  return { progress, files: files() };
}

it('contains every file under its name, compressed if possible', async () => {
  async function* files(): AsyncGenerator<ZipEntry> {
    yield { name: 'index.html', bytes: Buffer.from('note '.repeat(1000)), isCompressible: true };
    yield { name: 'projects/بطاقة/index.html', bytes: Buffer.from('G'), isCompressible: true };
    yield { name: 'nothing.txt', bytes: new Uint8Array(), isCompressible: false };
  }
  const zip = await buffer(zipStream(files(), modifiedAt));
  expect(zip.length).toBeLessThan(1000);
  const entries = await filesInZip(zip);
  expect([...entries.keys()]).toEqual(['index.html', 'projects/بطاقة/index.html', 'nothing.txt']);
  expect(entries.get('index.html')?.toString()).toBe('note '.repeat(1000));
});

it('requests a file only after the previous ones were read', async () => {
  const { progress, files } = manyFiles(50);
  const zip = zipStream(files, modifiedAt);
  let read = 0;
  for await (const chunk of zip) {
    read += (chunk as Buffer).length;
    expect(progress.requested).toBeLessThanOrEqual(Math.floor(read / MEGABYTE) + 3);
  }
  expect(progress).toEqual({ requested: 50, isEnded: true });
});

it('requests no more files after its reader stops', async () => {
  const { progress, files } = manyFiles(50);
  const zip = zipStream(files, modifiedAt);
  for await (const _ of zip) break;
  await eventually(() => expect(progress.isEnded).toBe(true));
  expect(progress.requested).toBeLessThan(5);
});

it('fails if a file cannot be created', async () => {
  async function* files(): AsyncGenerator<ZipEntry> {
    yield { name: 'index.html', bytes: Buffer.from('G'), isCompressible: true };
    throw new Error('the disk is gone');
  }
  await expect(buffer(zipStream(files(), modifiedAt))).rejects.toThrow('the disk is gone');
});
