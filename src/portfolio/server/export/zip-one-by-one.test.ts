import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { filesInZip } from '#testing/zip.ts';
import { type PackedFile, zipOneByOne } from './zip-one-by-one.ts';

const MEGABYTE = 1024 * 1024;
const made = new Date('2026-03-01T10:00:00Z');

/** Returns incompressible files and a record of how many were requested. */
function manyFiles(count: number) {
  const told = { asked: 0, isEnded: false };
  async function* files(): AsyncGenerator<PackedFile> {
    try {
      for (; told.asked < count; ) {
        told.asked += 1;
        yield { name: `${told.asked}.bin`, bytes: randomBytes(MEGABYTE), shrinks: false };
      }
    } finally {
      told.isEnded = true;
    }
  }
  return { told, files: files() };
}

it('holds every file under its name, small where it can be', async () => {
  async function* files(): AsyncGenerator<PackedFile> {
    yield { name: 'index.html', bytes: Buffer.from('note '.repeat(1000)), shrinks: true };
    yield { name: 'projects/بطاقة/index.html', bytes: Buffer.from('G'), shrinks: true };
    yield { name: 'nothing.txt', bytes: new Uint8Array(), shrinks: false };
  }
  const zip = await buffer(zipOneByOne(files(), made));
  expect(zip.length).toBeLessThan(1000);
  const kept = await filesInZip(zip);
  expect([...kept.keys()]).toEqual(['index.html', 'projects/بطاقة/index.html', 'nothing.txt']);
  expect(kept.get('index.html')?.toString()).toBe('note '.repeat(1000));
});

it('asks for a file only once those before it have been read', async () => {
  const { told, files } = manyFiles(50);
  const zip = zipOneByOne(files, made);
  let read = 0;
  for await (const chunk of zip) {
    read += (chunk as Buffer).length;
    expect(told.asked).toBeLessThanOrEqual(Math.floor(read / MEGABYTE) + 3);
  }
  expect(told).toEqual({ asked: 50, isEnded: true });
});

it('asks for no more when whoever reads it leaves', async () => {
  const { told, files } = manyFiles(50);
  const zip = zipOneByOne(files, made);
  for await (const _ of zip) break;
  await eventually(() => expect(told.isEnded).toBe(true));
  expect(told.asked).toBeLessThan(5);
});

it('ends as broken where a file cannot be made', async () => {
  async function* files(): AsyncGenerator<PackedFile> {
    yield { name: 'index.html', bytes: Buffer.from('G'), shrinks: true };
    throw new Error('the disk is gone');
  }
  await expect(buffer(zipOneByOne(files(), made))).rejects.toThrow('the disk is gone');
});
