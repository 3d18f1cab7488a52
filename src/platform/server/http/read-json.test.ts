import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/pure/errors.ts';
import { sendRaw } from '#testing/raw-http.ts';
import { serve } from '#testing/serve.ts';
import { JSON_LIMIT, readJson } from './read-json.ts';

type BodyHeaders = Record<string, string>;

/** Sends a body; returns the value read, or the code and word of the error. */
async function read(body: string | Buffer, headers: BodyHeaders = { 'content-type': 'application/json' }) {
  const bytes = Buffer.from(body);
  return readBytesOf({ 'content-length': String(bytes.length), ...headers }, bytes);
}

async function readBytesOf(headers: BodyHeaders, bytes: Buffer): Promise<unknown> {
  const { port } = await serve(async (request, response) => {
    const outcome = await readJson(request).then(
      (value) => ({ value }),
      (error: unknown) => (error instanceof AppError ? [error.code, error.details.text?.word] : String(error)),
    );
    response.end(JSON.stringify(outcome));
  });
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`POST / HTTP/1.1\r\n${lines.join('')}\r\n`);
  const answer = await sendRaw(port, Buffer.concat([head, bytes]));
  return answer && JSON.parse(answer.body);
}

const chunk = (bytes: Buffer) =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

/** Sends a chunked body, whose length is unknown until it ends. */
const readChunked = (...chunks: Buffer[]) =>
  readBytesOf(
    { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    Buffer.concat([...chunks.map(chunk), Buffer.from('0\r\n\r\n')]),
  );

/** Returns JSON of exactly this many bytes. */
const jsonOf = (length: number) => Buffer.from(`"${'x'.repeat(length - 2)}"`);

describe('a JSON body', () => {
  it.each([
    ['{"a":[1,null,"ö"]}', { a: [1, null, 'ö'] }],
    ['"text"', 'text'],
    ['\ufeff{"marked":true}', { marked: true }],
    ['  7 ', 7],
    ['null', null],
  ])('%j is parsed', async (body, value) => {
    expect(await read(body)).toEqual({ value });
  });

  it('is undefined if none is announced', async () => {
    expect(await readBytesOf({ 'content-type': 'application/json' }, Buffer.alloc(0))).toEqual({});
  });

  it('is undefined if it is empty, whatever its type', async () => {
    expect(await read('', {})).toEqual({});
    expect(await read('', { 'content-type': 'text/plain' })).toEqual({});
  });

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF8"',
    'application/problem+json',
    'application/merge-patch+json; charset=utf-8',
  ])('is accepted as %s', async (type) => {
    expect(await read('1', { 'content-type': type })).toEqual({ value: 1 });
  });

  it.each([
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/json, text/plain',
    'json',
  ])('is refused as %s', async (type) => {
    expect(await read('1', { 'content-type': type })).toEqual(['UNSUPPORTED_MEDIA_TYPE', null]);
  });

  it('is refused without a type, or compressed', async () => {
    expect(await read('1', {})).toEqual(['UNSUPPORTED_MEDIA_TYPE', null]);
    const typed = { 'content-type': 'application/json' };
    expect(await read('1', { ...typed, 'content-encoding': 'gzip' })).toEqual(['UNSUPPORTED_MEDIA_TYPE', null]);
    expect(await read('1', { ...typed, 'content-encoding': 'identity' })).toEqual({ value: 1 });
  });

  it.each(['{', '{"a":1,}', "{'a':1}", 'undefined', 'NaN', '1 2', '"\u0001"', '{"a":1}}'])(
    'that is malformed, such as %j, is refused',
    async (body) => {
      expect(await read(body)).toEqual(['BAD_REQUEST', 'malformedJson']);
    },
  );

  it.each(['ff', 'c328', 'c0af', 'e282', 'eda080'])('with the invalid bytes %s is refused', async (hex) => {
    const quoted = Buffer.concat([Buffer.from('"'), Buffer.from(hex, 'hex'), Buffer.from('"')]);
    expect(await read(quoted)).toEqual(['BAD_REQUEST', 'malformedText']);
  });

  it('may be as large as the limit, and not a byte larger', async () => {
    expect(await read(jsonOf(JSON_LIMIT))).toMatchObject({ value: expect.any(String) });
    expect(await read(jsonOf(JSON_LIMIT + 1))).toEqual(['PAYLOAD_TOO_LARGE', 'payloadTooLarge']);
  });

  it('is held to the limit even without a content length', async () => {
    const half = Buffer.alloc(JSON_LIMIT / 2, ' ');
    expect(await readChunked(half, half.subarray(1), Buffer.from('1'))).toEqual({ value: 1 });
    expect(await readChunked(half, half, Buffer.from('1'))).toEqual(['PAYLOAD_TOO_LARGE', 'payloadTooLarge']);
  });

  it('may nest 64 levels deep, and no deeper', async () => {
    const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
    expect(await read(nested(64))).toMatchObject({ value: [{}] });
    expect(await read(nested(66))).toEqual(['BAD_REQUEST', 'tooDeep']);
    expect(await read(`[${nested(64)}]`)).toEqual(['BAD_REQUEST', 'tooDeep']);
  });

  it('may contain any number of brackets in its texts and side by side', async () => {
    const text = `\\"${'[{'.repeat(500)}\\\\`;
    expect(await read(`["${text}","${text}"]`)).toMatchObject({ value: [expect.any(String), expect.any(String)] });
    expect(await read(`[${'[],{},'.repeat(500)}1]`)).toMatchObject({ value: expect.any(Array) });
  });

  it('is refused if it ends too early', async () => {
    const outcome = Promise.withResolvers<unknown>();
    const { port } = await serve(async (request, response) => {
      await readJson(request).catch(outcome.resolve);
      response.end();
    });
    await sendRaw(
      port,
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"',
      { hangUp: true },
    );
    expect(await outcome.promise).toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
  });
});
