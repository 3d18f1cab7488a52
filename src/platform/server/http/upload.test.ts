import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { serve } from '#testing/serve.ts';
import { AppError } from '../../pure/errors.ts';
import { isUpload, rejectOversized, withStagedFile } from './upload.ts';

const LIMIT = 100_000;

/** Starts a server that receives one file per request, records its bytes and deletes it. */
async function setUp() {
  const parent = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, 'uploads');
  const seen: Buffer[] = [];
  const errors: unknown[] = [];
  const server = await serve(async (request, response) => {
    try {
      rejectOversized(request, { folder, limit: LIMIT });
      await withStagedFile([request], { folder, limit: LIMIT }, async (file) => {
        seen.push(Buffer.from(await file.arrayBuffer()));
      });
      response.end('taken');
    } catch (error) {
      errors.push(error);
      if (!(error instanceof AppError)) throw error;
      response.writeHead(error.status, { connection: 'close' }).end();
    }
  });
  const left = () => readdir(folder).catch(() => []);
  const post = (body: Buffer | ReadableStream<Uint8Array>) =>
    fetch(server.url, { method: 'POST', body: body as BodyInit, duplex: 'half' } as RequestInit);
  return { ...server, post, left, seen, errors };
}

/** Returns a body stream without a known length. */
const streamOf = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < bytes.length; at += 10_000) controller.enqueue(bytes.subarray(at, at + 10_000));
      controller.close();
    },
  });

describe('an uploaded file', () => {
  it('is staged unchanged, and deleted afterwards', async () => {
    const { post, left, seen } = await setUp();
    const bytes = randomBytes(LIMIT);
    for (const body of [bytes, streamOf(bytes), Buffer.alloc(0)]) expect(await (await post(body)).text()).toBe('taken');
    expect(seen.map((file) => file.length)).toEqual([LIMIT, LIMIT, 0]);
    for (const file of seen.slice(0, 2)) expect(file.equals(bytes)).toBe(true);
    expect(await left()).toEqual([]);
  });

  it('can be received at the same time as others', async () => {
    const { post, left, seen } = await setUp();
    const files = Array.from({ length: 8 }, () => randomBytes(50_000));
    await Promise.all(files.map(post));
    const hex = (all: Buffer[]) => all.map((file) => file.toString('hex')).sort();
    expect(hex(seen)).toEqual(hex(files));
    expect(await left()).toEqual([]);
  });

  it('is refused if its content length is too large, and leaves nothing behind', async () => {
    const { port, left, errors } = await setUp();
    const answer = await sendRaw(port, `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${LIMIT + 1}\r\n\r\n`);
    expect(answer?.status).toBe(413);
    expect(errors).toMatchObject([{ code: 'PAYLOAD_TOO_LARGE' }]);
    expect(await left()).toEqual([]);
  });

  it('is refused if it grows too large during the upload, and leaves nothing behind', async () => {
    const { port, left, errors } = await setUp();
    const chunk = randomBytes(LIMIT + 1);
    const head = `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n`;
    const answer = await sendRaw(port, Buffer.concat([Buffer.from(head), chunk, Buffer.from('\r\n0\r\n\r\n')]));
    expect(answer?.status).toBe(413);
    expect(errors).toMatchObject([{ code: 'PAYLOAD_TOO_LARGE' }]);
    expect(await left()).toEqual([]);
  });

  it('is deleted if its sender disconnects', async () => {
    const { port, left, errors } = await setUp();
    await sendRaw(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\nonly this', { hangUp: true });
    await eventually(() => expect(errors).toMatchObject([{ code: 'CLIENT_CLOSED_REQUEST' }]));
    expect(await left()).toEqual([]);
  });
});

describe('several streams', () => {
  const of = (...texts: string[]) => texts.map((text) => Readable.from([Buffer.from(text)]));

  /** Stages the streams and works on the file; returns the result and the files left over. */
  async function staged(streams: Readable[], work: (file: Blob, folder: string) => Promise<unknown>) {
    const parent = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const folder = join(parent, 'uploads');
    const staging = withStagedFile(streams, { folder, limit: 10 }, (file) => work(file, folder));
    const outcome = await staging.catch((error: unknown) => error);
    expect(await readdir(folder)).toEqual([]);
    return outcome;
  }

  it('become one file', async () => {
    expect(await staged(of('Ada ', 'Love'), (file) => file.text())).toBe('Ada Love');
  });

  it('share one size limit', async () => {
    const outcome = await staged(of('Ada ', 'Love', 'lace'), (file) => file.text());
    expect(outcome).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('are unreadable for other users of the machine', async () => {
    const mode = await staged(of('Ada'), async (_, folder) => {
      const [name = ''] = await readdir(folder);
      const modes = [await stat(folder), await stat(join(folder, name))].map(({ mode }) => mode & 0o777);
      return modes;
    });
    expect(mode).toEqual([0o700, 0o600]);
  });

  it('leave nothing behind when the work on them fails', async () => {
    const failure = new Error('the pen broke');
    expect(await staged(of('Ada'), () => Promise.reject(failure))).toBe(failure);
  });
});

describe('content types that count as a file', () => {
  it.each([
    ['application/zip', true],
    ['application/zip; charset=binary', true],
    ['application/json', false],
    ['application/zipped', false],
    [undefined, false],
  ])('%s: %s', (type, expected) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    expect(isUpload({ headers } as Parameters<typeof isUpload>[0])).toBe(expected);
  });
});
