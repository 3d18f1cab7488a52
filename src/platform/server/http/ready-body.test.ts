import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { serve } from '#testing/serve.ts';
import { chooseEncoding, makeReadyBody, sendReadyBody } from './ready-body.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-language' };
const LONG_TEXT = 'All the world is a page. '.repeat(100);

/** Serves one body; returns a function that requests it. */
async function serveBody(text: string, headers: OutgoingHttpHeaders = HTML, status = 200) {
  const body = makeReadyBody(status, headers, Buffer.from(text));
  const { port } = await serve((request, response) => sendReadyBody(request, response, body));
  return async (requestHeaders: Record<string, string> = {}, method = 'GET') => {
    const lines = Object.entries({ host: 'localhost', ...requestHeaders }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    const answer = await sendRaw(port, `${method} / HTTP/1.1\r\n${lines.join('')}\r\n`, {
      bodiless: method === 'HEAD',
    });
    if (!answer) throw new Error('no response');
    return answer;
  };
}

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip; q=0.8 , br ;q=0.9', 'br'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['gzip, identity', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['identity, gzip;q=0.5', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['gzip;q=much', undefined],
    [',;=,', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for the header %j is %j', (acceptEncoding, chosen) => {
    expect(chooseEncoding(acceptEncoding)).toBe(chosen);
    expect(chooseEncoding(acceptEncoding), 'from the cache').toBe(chosen);
  });

  it('matches the bytes that are sent', async () => {
    const ask = await serveBody(LONG_TEXT);
    const [plain, gzip, br] = [
      await ask(),
      await ask({ 'accept-encoding': 'gzip' }),
      await ask({ 'accept-encoding': 'br' }),
    ];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(LONG_TEXT);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(LONG_TEXT);
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(LONG_TEXT);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length);
    for (const answer of [plain, gzip, br]) {
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(answer.headers.vary).toBe('accept-language, accept-encoding');
    }
  });

  it('is none for short or already compressed content', async () => {
    const short = await (await serveBody('short'))({ 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.headers.vary).toBe('accept-language');
    const image = await (await serveBody(LONG_TEXT, { 'content-type': 'image/png' }))({ 'accept-encoding': 'br' });
    expect(image.headers['content-encoding']).toBeUndefined();
    expect(image.headers.vary).toBeUndefined();
    expect(image.body).toBe(LONG_TEXT);
  });
});

describe('a client with a cached response', () => {
  it.each(['', 'gzip', 'br'])('in the encoding "%s" gets 304 without the bytes', async (encoding) => {
    const ask = await serveBody(LONG_TEXT);
    const { etag = '' } = (await ask({ 'accept-encoding': encoding })).headers;
    for (const held of [etag, `W/${etag}`, `"another", ${etag}`, `W/"another" ,W/${etag} , "third"`, '*', ' * ']) {
      const again = await ask({ 'accept-encoding': encoding, 'if-none-match': held });
      expect(again.status, held).toBe(304);
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': 'no-cache',
        vary: 'accept-language, accept-encoding',
      });
      expect(again.headers).not.toHaveProperty('content-type');
      expect(again.headers).not.toHaveProperty('content-length');
    }
  });

  it('gets the bytes if it has another version or another encoding', async () => {
    const ask = await serveBody(LONG_TEXT);
    const other = await (await serveBody(`${LONG_TEXT} And one more.`))({ 'accept-encoding': 'br' });
    const tags = [
      (await ask()).headers.etag ?? '',
      (await ask({ 'accept-encoding': 'gzip' })).headers.etag ?? '',
      (await ask({ 'accept-encoding': 'br' })).headers.etag ?? '',
    ];
    expect(new Set(tags).size).toBe(3);
    for (const held of [
      other.headers.etag ?? '',
      tags[0] ?? '',
      tags[1] ?? '',
      '',
      'not a tag',
      (tags[2] ?? '').slice(1, -1),
    ]) {
      const answer = await ask({ 'accept-encoding': 'br', 'if-none-match': held });
      expect(answer.status, held).toBe(200);
      expect(brotliDecompressSync(answer.bytes).toString()).toBe(LONG_TEXT);
    }
  });

  it('gets an error page as a whole', async () => {
    const ask = await serveBody(LONG_TEXT, HTML, 404);
    const answer = await ask({ 'if-none-match': '*' });
    expect(answer.status).toBe(404);
    expect(answer.body).toBe(LONG_TEXT);
  });
});

describe('HEAD', () => {
  it.each(['', 'gzip', 'br'])('in the encoding "%s" responds as GET does, without the bytes', async (encoding) => {
    const ask = await serveBody(LONG_TEXT);
    const requestHeaders = { 'accept-encoding': encoding };
    const { date: _, ...get } = (await ask(requestHeaders)).headers;
    const { date: __, ...head } = (await ask(requestHeaders, 'HEAD')).headers;
    expect(head).toEqual(get);
    const { etag = '' } = head;
    expect((await ask({ ...requestHeaders, 'if-none-match': etag }, 'HEAD')).status).toBe(304);
  });
});
