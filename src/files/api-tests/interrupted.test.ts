import { readdir, readlink } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import {
  blobKeys,
  chunkHeaders,
  multipartBody,
  multipartHeaders,
  objectAt,
  rowKeys,
  shareStorage,
  startHeaders,
} from '#testing/storage.ts';
import { sweepLooseBlobs } from '../server/sweep.ts';

const storage = shareStorage();
const BYTES = Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * 7) % 251));
const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

let name = '';
let count = 0;
beforeEach(() => {
  count += 1;
  name = `file ${count}`;
});

/** Sends the headers and a part of the body, at most all but the last byte, then drops the connection. */
async function sendPart(path: string, headers: Record<string, string>, body: Buffer, tenths: number) {
  const lines = {
    host: 'localhost',
    authorization: `Firebase ${storage.ada.token}`,
    'content-length': String(body.length),
    ...headers,
  };
  const head = Object.entries(lines).map(([header, value]) => `${header}: ${value}\r\n`);
  const part = body.subarray(0, Math.min(body.length - 1, Math.floor((body.length * tenths) / 10)));
  const socket = connect(storage.instance.port, '127.0.0.1').on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  socket.write(part, () => socket.destroy());
  await closed;
}

const listed = async () => {
  const answer = await storage.ask('GET', `/v0/b/vitrine.local/o?prefix=${encodeURIComponent(storage.at(''))}`);
  return (await answer.json()).items.map((item: { name: string }) => item.name);
};
const storedBytes = async () => {
  const answer = await storage.ask('GET', `${storage.objectOf(name)}?alt=media`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Returns the files in the storage folders that this process has open. */
async function openFiles() {
  const folders = ['files', 'uploads'].map((name) => join(storage.instance.kernel.dataDir, name));
  const found: string[] = [];
  for (const number of await readdir('/proc/self/fd').catch(() => [])) {
    const path = await readlink(`/proc/self/fd/${number}`).catch(() => '');
    if (folders.some((folder) => path.startsWith(folder))) found.push(path);
  }
  return found;
}

/** Expects no row, bytes, staged file or open file to be left; loose bytes go with the next sweep. */
async function expectNothingLeft() {
  const { kernel, files } = storage.instance;
  expect(await listed()).not.toContain(storage.at(name));
  expect((await storage.ask('GET', objectAt(storage.at(name)))).status).toBe(404);
  await eventually(async () => expect(await readdir(join(kernel.dataDir, 'uploads'))).toEqual([]));
  await sweepLooseBlobs(files);
  await eventually(async () => expect(await blobKeys(storage.instance)).toEqual(await rowKeys(storage.instance)));
  expect(await readdir(join(kernel.dataDir, 'files', 'aside')).catch(() => [])).toEqual([]);
  await eventually(async () => expect(await openFiles()).toEqual([]));
}

describe('a client that disconnects', () => {
  it.each(TENTHS)('after %i tenths of a single-request upload leaves nothing and can retry', async (tenths) => {
    const body = Buffer.from(await multipartBody({}, BYTES).arrayBuffer());
    await sendPart(storage.uploadTo(name), multipartHeaders(), body, tenths);
    await expectNothingLeft();
    expect((await storage.multipart(name, {}, BYTES)).status).toBe(200);
    expect((await storedBytes()).equals(BYTES)).toBe(true);
  });

  it('in the middle of a single-request upload leaves the existing file unchanged', async () => {
    await storage.multipart(name, {}, 'before');
    const body = Buffer.from(await multipartBody({}, BYTES).arrayBuffer());
    for (const tenths of TENTHS) {
      await sendPart(storage.uploadTo(name), multipartHeaders(), body, tenths);
      expect(await storage.read(name)).toBe('before');
    }
  });

  it.each(TENTHS)(
    'after %i tenths of a piece can send it again, and no file is visible before the end',
    async (tenths) => {
      const begun = await storage.ask('POST', storage.uploadTo(name), startHeaders(BYTES.length), '{}');
      const url = new URL(begun.headers.get('x-goog-upload-url') ?? '');
      const send = (command: string, offset: number, bytes?: Buffer<ArrayBuffer>) =>
        storage.ask('POST', url.pathname + url.search, chunkHeaders(command, offset), bytes);
      const receivedCount = async () => Number((await send('query', 0)).headers.get('x-goog-upload-size-received'));

      const first = BYTES.subarray(0, 262_144);
      await sendPart(url.pathname + url.search, chunkHeaders('upload', 0), first, tenths);
      expect(await receivedCount()).toBe(0);
      expect((await send('upload', 0, first)).status).toBe(200);
      const rest = BYTES.subarray(first.length);
      await sendPart(url.pathname + url.search, chunkHeaders('upload, finalize', first.length), rest, tenths);
      expect(await receivedCount()).toBe(first.length);
      await expectNothingLeft();
      expect((await send('upload, finalize', first.length, rest)).status).toBe(200);
      expect((await storedBytes()).equals(BYTES)).toBe(true);
    },
  );

  it('in the middle of a download leaves nothing open', async () => {
    await storage.multipart(name, {}, Buffer.alloc(8_000_000));
    for (let at = 0; at < 10; at += 1) {
      const { hostname, port } = new URL(storage.instance.url);
      const path = `${storage.objectOf(name)}?alt=media`;
      const headers = { authorization: `Firebase ${storage.ada.token}` };
      await new Promise<void>((resolve) => {
        request({ hostname, port, path, headers }, (answer) =>
          answer.once('data', () => answer.destroy()).once('close', resolve),
        )
          .on('error', () => {})
          .end();
      });
    }
    await eventually(async () => expect(await openFiles()).toEqual([]));
    expect((await storedBytes()).length).toBe(8_000_000);
  });
});
