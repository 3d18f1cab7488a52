import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { chunkHeaders, errorOf, openStorage, shareStorage, startHeaders } from '#testing/storage.ts';

const storage = shareStorage({ FILE_MEGABYTES: '1', MEMBER_UPLOADS: '10' });
let name = '';
let count = 0;
beforeEach(() => {
  count += 1;
  name = `file ${count}`;
});

const start = (size: number, more?: Record<string, string>) => storage.startResumable(name, size, more);
const refusal = async (answer: Response) => [answer.status, await errorOf(answer)];
const INVALID = [400, 'invalid-argument'];
const isThere = async () => (await storage.ask('GET', storage.objectOf(name))).status === 200;
const received = async (send: Awaited<ReturnType<typeof start>>) =>
  (await send('query', 0)).headers.get('x-goog-upload-size-received');

describe('an upload in pieces', () => {
  it('skips repeated and overlapping bytes and rejects a gap', async () => {
    const send = await start(11);
    expect((await send('upload', 0, 'Hello')).headers.get('x-goog-upload-status')).toBe('active');
    expect((await send('upload', 0, 'Hello')).status).toBe(200);
    expect((await send('upload', 3, 'lo wo')).status).toBe(200);
    expect(await refusal(await send('upload', 9, 'ld'))).toEqual(INVALID);
    expect(await received(send)).toBe('8');
    expect(await isThere()).toBe(false);

    const last = await send('upload, finalize', 8, 'rld');
    expect(last.headers.get('x-goog-upload-status')).toBe('final');
    const file = await last.json();
    expect(file).toMatchObject({ size: '11', contentType: 'text/plain' });
    const again = await send('upload, finalize', 8, 'rld');
    expect([again.status, again.headers.get('x-goog-upload-status'), await again.json()]).toEqual([200, 'final', file]);
    expect((await send('query', 0)).headers.get('x-goog-upload-status')).toBe('final');
    expect(await storage.read(name)).toBe('Hello world');
  });

  it('is complete however its pieces overlap', async () => {
    const whole = Buffer.from(Array.from({ length: 64 }, (_, index) => 33 + index));
    const piece = fc.record({ back: fc.nat(20), length: fc.integer({ min: 0, max: 25 }) });
    const property = fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const send = await start(whole.length);
      let end = 0;
      for (const { back, length } of pieces) {
        const from = Math.max(0, end - back);
        expect((await send('upload', from, whole.subarray(from, from + length))).status).toBe(200);
        end = Math.max(end, Math.min(whole.length, from + length));
        expect(await received(send)).toBe(String(end));
      }
      expect((await send('upload, finalize', end, whole.subarray(end))).status).toBe(200);
      expect(await storage.read(name)).toBe(whole.toString());
    });
    await fc.assert(property, { numRuns: 15 });
  });

  it('is complete when equal pieces arrive over several connections at once', async () => {
    const whole = Buffer.from(Array.from({ length: 40_000 }, (_, index) => index % 251));
    const send = await start(whole.length);
    for (let from = 0; from < 30_000; from += 10_000) {
      const lengths = [10_000, 10_000, 4000, 7000, 10_000];
      const answers = await Promise.all(
        lengths.map((length) => send('upload', from, whole.subarray(from, from + length))),
      );
      expect(answers.map(({ status }) => status)).toEqual(lengths.map(() => 200));
      expect(await received(send)).toBe(String(from + 10_000));
    }
    const ends = await Promise.all([1, 2, 3].map(() => send('upload, finalize', 30_000, whole.subarray(30_000))));
    const files = await Promise.all(ends.map((answer) => answer.json()));
    expect(files[0]).toMatchObject({ size: '40000' });
    expect(files).toEqual([files[0], files[0], files[0]]);
    const storedFile = await storage.ask('GET', `${storage.objectOf(name)}?alt=media`);
    expect(Buffer.from(await storedFile.arrayBuffer()).equals(whole)).toBe(true);
  });

  it('has exactly the announced size', async () => {
    const send = await start(5);
    await send('upload', 0, 'abc');
    expect(await refusal(await send('finalize', 3))).toEqual(INVALID);
    expect(await refusal(await send('upload, finalize', 3, 'd'))).toEqual(INVALID);
    expect(await isThere()).toBe(false);
    expect(await refusal(await send('upload, finalize', 4, 'ef'))).toEqual(INVALID);
    expect((await send('upload, finalize', 4, 'e')).status).toBe(200);
    expect(await storage.read(name)).toBe('abcde');
  });

  it('can be finalized by a separate command, even if empty, and cancelled', async () => {
    const send = await start(2);
    await send('upload', 0, 'hi');
    expect((await send('finalize', 2)).status).toBe(200);
    expect(await storage.read(name)).toBe('hi');
    name = 'empty';
    expect((await (await start(0))('finalize', 0)).status).toBe(200);
    expect(await storage.read(name)).toBe('');
    const other = await start(2);
    await other('upload', 0, 'hi');
    expect((await other('cancel', 0)).status).toBe(200);
    for (const command of ['query', 'upload', 'finalize', 'cancel'])
      expect(await refusal(await other(command, 2))).toEqual(INVALID);
  });

  it('ends when its file is replaced or deleted', async () => {
    const send = await start(2);
    await send('upload, finalize', 0, 'hi');
    await storage.multipart(name, {}, 'new');
    expect(await refusal(await send('upload, finalize', 0, 'hi'))).toEqual(INVALID);
    expect(await storage.read(name)).toBe('new');
  });

  it('is checked against its hash at the end', async () => {
    const wrong = '{"md5Hash":"AAAAAAAAAAAAAAAAAAAAAA=="}';
    const begun = await storage.ask('POST', storage.uploadTo(name), startHeaders(2), wrong);
    const { pathname, search } = new URL(begun.headers.get('x-goog-upload-url') ?? '');
    const answer = await storage.ask('POST', pathname + search, chunkHeaders('upload, finalize', 0), 'hi');
    expect(await refusal(answer)).toEqual([400, 'invalid-checksum']);
    expect(await isThere()).toBe(false);
  });

  it.each(['', 'nonsense', 'uploads', 'start'])('rejects the command “%s”', async (command) => {
    const send = await start(2);
    expect(await refusal(await send(command, 0, 'hi'))).toEqual(INVALID);
  });

  it.each(['x', '-1', '1.5', '1e3', '99999999999999999999', ''])(
    'rejects the offset and the length “%s”',
    async (number) => {
      const begin = storage.ask('POST', storage.uploadTo(name), { ...startHeaders(2), ...lengthOf(number) }, '{}');
      expect(await refusal(await begin)).toEqual(INVALID);
      const send = await start(2);
      const { rows } = await storage.instance.kernel.db.pool.query(
        'select id from uploads order by expires_at desc limit 1',
      );
      const target = `${storage.uploadTo(name)}&upload_id=${rows[0].id}`;
      const headers = { ...chunkHeaders('upload', 0), 'x-goog-upload-offset': number };
      expect(await refusal(await storage.ask('POST', target, headers, 'hi'))).toEqual(INVALID);
      expect(await received(send)).toBe('0');
    },
  );
  const lengthOf = (number: string) => ({ 'x-goog-upload-header-content-length': number });

  it('takes the content type from the start header and the origin of its URL from the request', async () => {
    const type = { 'x-goog-upload-header-content-type': 'text/x-note' };
    const headers = { ...startHeaders(2), ...type };
    const begun = await storage.ask('POST', storage.uploadTo(name), headers, '');
    const address = begun.headers.get('x-goog-upload-url') ?? '';
    expect(address.startsWith(`${storage.instance.url}/v0/b/vitrine.local/o?name=`)).toBe(true);
    const { pathname, search } = new URL(address);
    const answer = await storage.ask('POST', pathname + search, chunkHeaders('upload, finalize', 0), 'hi');
    expect(await answer.json()).toMatchObject({ contentType: 'text/x-note' });
  });

  it('expires after a day', async () => {
    const send = await start(2);
    const { pool } = storage.instance.kernel.db;
    const { rows } = await pool.query('select extract(epoch from expires_at - now()) / 3600 as hours from uploads');
    expect(Number(rows.at(-1).hours)).toBeCloseTo(24, 0);
    await pool.query('update uploads set expires_at = now()');
    expect(await refusal(await send('upload', 0, 'hi'))).toEqual(INVALID);
  });
});

describe('an unfinished upload', () => {
  it('is rejected at the start if it would be too large or exceed the quota', async () => {
    const { startResumable, multipart, ask, uploadTo } = await openStorage({
      FILE_MEGABYTES: '1',
      MEMBER_MEGABYTES: '1',
    });
    const begin = async (size: number) => refusal(await ask('POST', uploadTo('x'), startHeaders(size), '{}'));
    expect(await begin(1_100_000)).toEqual([402, 'quota-exceeded']);
    await multipart('kept', {}, Buffer.alloc(600_000));
    expect(await begin(600_000)).toEqual([402, 'quota-exceeded']);
    expect((await ask('POST', uploadTo('kept'), startHeaders(600_000), '{}')).status, 'as a replacement').toBe(200);

    const piece = Buffer.alloc(400_000);
    for (const name of ['a', 'b'])
      expect((await (await startResumable(name, 400_000))('upload', 0, piece)).status).toBe(200);
    const third = await startResumable('c', 400_000);
    expect(await refusal(await third('upload', 0, piece))).toEqual([402, 'quota-exceeded']);
  });

  it('cannot be split into too many small pieces', async () => {
    const { startResumable } = await openStorage({ FILE_MEGABYTES: '1', MEMBER_MEGABYTES: '1' });
    const send = await startResumable('dust', 1000);
    const statuses: number[] = [];
    for (let offset = 0; offset < 17; offset += 1) statuses.push((await send('upload', offset, 'x')).status);
    expect(statuses).toEqual([...Array(16).fill(200), 402]);
  });
});
