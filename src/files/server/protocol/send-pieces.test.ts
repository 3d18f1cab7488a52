import { once } from 'node:events';
import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { readPieces } from '../blobs/read-pieces.ts';
import { sendPieces } from './send-pieces.ts';

const BYTES = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => index % 251));

/** Serves a file in pieces, and records the use of its handle. */
async function serveFile() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pieces-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'file');
  await writeFile(file, BYTES);
  const opened: FileHandle[] = [];
  const ends: Promise<void>[] = [];
  const server = createServer(async (_, response) => {
    const handle = await open(file);
    opened.push(handle);
    response.writeHead(200, { 'content-length': BYTES.length });
    ends.push(sendPieces(response, readPieces(handle, { start: 0, end: BYTES.length })));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  const ask = async () => {
    const request = get({ port: (server.address() as AddressInfo).port, agent: false });
    request.on('error', () => {});
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return answer;
  };
  return { ask, opened, ends };
}

async function readSlowly(answer: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer);
    await pause(chunks.length % 10 === 0 ? 5 : 0);
  }
  return Buffer.concat(chunks);
}

describe('a file sent in pieces', () => {
  it('arrives complete at several slow clients at once', async () => {
    const { ask, opened, ends } = await serveFile();
    const read = await Promise.all([1, 2, 3, 4].map(async () => readSlowly(await ask())));
    for (const bytes of read) expect(bytes.equals(BYTES)).toBe(true);
    await Promise.all(ends);
    expect(opened.map(({ fd }) => fd)).toEqual([-1, -1, -1, -1]);
  });

  it('is closed without an error when the client disconnects', async () => {
    const { ask, opened, ends } = await serveFile();
    const answer = await ask();
    await once(answer, 'data');
    answer.destroy();
    await eventually(() => expect(opened.map(({ fd }) => fd)).toEqual([-1]));
    await Promise.all(ends);
  });
});
