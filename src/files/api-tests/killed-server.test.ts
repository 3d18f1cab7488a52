import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { removeOldFiles } from '#platform/server/old-files.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { send } from '#testing/members.ts';
import { type Product, startProduct } from '#testing/product.ts';
import {
  blobKeys,
  chunkHeaders,
  multipartBody,
  multipartHeaders,
  objectAt,
  rowKeys,
  startHeaders,
} from '#testing/storage.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { sweepFilesWithoutBytes, sweepLooseBlobs, sweepUnreferencedBlobs } from '../server/sweep.ts';

const SECRET = 'a secret that only this test knows about';
const ROUNDS = 2;
const WRITERS = 3;
/** Writes before the kill of a round. Each round adds one, to interrupt a different stage. */
const WRITES_A_ROUND = 25;
const SLOT_MS = 50;
const BASE = '/v0/b/vitrine.local/o';

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');
const PIECE = 300_000;

/** Returns bytes that are unique to a call, so that a mixture of two files would be detected. */
function newBytes(seed: number, size: number) {
  const bytes = Buffer.alloc(size);
  for (let index = 0; index < size; index += 1) bytes[index] = (index * (2 * seed + 1) + seed) % 251;
  return bytes;
}

type TestMember = { uid: string; token: string };

/** Creates a client of the current server; all servers share one database and folder. */
function clientOf(urlOf: () => string, { uid, token }: TestMember) {
  /** Repeats a request until an upload slot is free: a member has fewer slots than there are writers. */
  const ask = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: BodyInit,
  ): Promise<Response> => {
    const answer = await fetch(urlOf() + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status !== 429) return answer;
    await pause(SLOT_MS);
    return ask(method, path, headers, body);
  };
  const to = (name: string) => `${BASE}?name=${encodeURIComponent(`users/${uid}/${name}`)}`;
  return {
    ask,
    at: (name: string) => objectAt(`users/${uid}/${name}`),
    write: (name: string, bytes: Buffer<ArrayBuffer>) =>
      ask('POST', to(name), multipartHeaders(), multipartBody({}, bytes)),
    begin: async (name: string, size: number) => {
      const { headers } = await ask('POST', to(name), startHeaders(size), '{}');
      const { pathname, search } = new URL(headers.get('x-goog-upload-url') ?? '');
      return (command: string, offset: number, bytes?: BodyInit) =>
        ask('POST', pathname + search, chunkHeaders(command, offset), bytes);
    },
    list: async () => {
      const answer = await ask('GET', `${BASE}?prefix=${encodeURIComponent(`users/${uid}/`)}`);
      return (await answer.json()).items.map((item: { name: string }) => item.name.split('/').at(-1)) as string[];
    },
  };
}

it('a server that is killed while writing serves no partial file and loses no accepted file', async () => {
  const dataDir = await makeFastFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const env = {
    DATABASE_URL: await makeTestDatabase(),
    DATA_DIR: dataDir,
    SECRET,
    MEMBER_MEGABYTES: '1000',
    UNPROVEN_MEGABYTES: '1000',
  };
  let product: Product = await startProduct(env);
  const person = { email: 'ada@example.org', password: 'analytical engine no. 1', name: 'Ada', username: 'ada' };
  const { body } = await send(product, 'POST', '/api/auth/sign-up/email', { body: person });
  const ada: TestMember = { uid: body.user.uid, token: body.token };
  let url = product.url;
  const client = clientOf(() => url, ada);

  /** Hashes sent for each name, oldest first, and the number of them that were accepted. */
  const sentHashes = new Map<string, string[]>();
  const acceptedCounts = new Map<string, number>();
  let seed = 0;
  const writeOne = async () => {
    seed += 1;
    const name = `file ${seed % 40}`;
    const inPieces = seed % 3 === 0;
    const bytes = newBytes(seed, inPieces ? 2 * PIECE + seed : 1000 * (seed % 400));
    const hashes = sentHashes.get(name) ?? [];
    sentHashes.set(name, hashes);
    const number = hashes.push(md5(bytes));
    if (inPieces) {
      const piece = await client.begin(name, bytes.length);
      await piece('upload', 0, bytes.subarray(0, PIECE));
      expect((await piece('upload, finalize', PIECE, bytes.subarray(PIECE))).status).toBe(200);
    } else {
      expect((await client.write(name, bytes)).status).toBe(200);
    }
    acceptedCounts.set(name, Math.max(number, acceptedCounts.get(name) ?? 0));
  };

  const long = newBytes(7, ROUNDS * PIECE);
  const slow = await client.begin('slow', long.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    expect((await slow('upload', round * PIECE, long.subarray(round * PIECE, (round + 1) * PIECE))).status).toBe(200);
    let left = WRITES_A_ROUND + round;
    const writer = async () => {
      for (;;) {
        await writeOne();
        left -= 1;
        if (left === 0) product.process.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: WRITERS }, writer));
    await product.ended;
    if (round < ROUNDS - 1) {
      product = await startProduct(env);
      url = product.url;
    }
  }

  const instance = await startTestInstance(env);
  url = instance.url;
  const names = await client.list();
  expect(names).not.toContain('slow');
  expect([...acceptedCounts.keys()].filter((name) => !names.includes(name))).toEqual([]);
  for (const name of names) {
    const metadata = await (await client.ask('GET', client.at(name))).json();
    const bytes = Buffer.from(await (await client.ask('GET', `${client.at(name)}?alt=media`)).arrayBuffer());
    expect([Number(metadata.size), metadata.md5Hash]).toEqual([bytes.length, md5(bytes)]);
    // An upload after the last accepted one may have been stored; one before it must not reappear.
    expect(sentHashes.get(name)?.slice(Math.max(0, (acceptedCounts.get(name) ?? 0) - 1))).toContain(metadata.md5Hash);
  }

  const query = await slow('query', 0);
  expect(query.headers.get('x-goog-upload-size-received')).toBe(String(long.length));
  expect((await slow('finalize', long.length)).status).toBe(200);
  expect((await (await client.ask('GET', client.at('slow'))).json()).md5Hash).toBe(md5(long));
  for (const name of ['file 1', 'file 2']) expect((await client.write(name, newBytes(1, 10_000))).status).toBe(200);

  const rows = (await client.list()).length;
  const { files } = instance;
  const tomorrow = { now: () => new Date(Date.now() + 25 * 60 * 60 * 1000) };
  await removeOldFiles(join(dataDir, 'uploads'), tomorrow.now());
  await files.blobs.sweep(tomorrow.now());
  await sweepLooseBlobs({ ...files, clock: tomorrow });
  await sweepUnreferencedBlobs({ ...files, clock: tomorrow });
  await sweepFilesWithoutBytes(files);
  expect(await blobKeys(instance)).toEqual(await rowKeys(instance));
  expect((await blobKeys(instance)).length).toBe(rows);
  for (const folder of ['uploads', join('files', 'aside')]) expect(await readdir(join(dataDir, folder))).toEqual([]);
}, 60_000);
