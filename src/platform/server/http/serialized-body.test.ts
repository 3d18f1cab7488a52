import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { serve } from '#testing/serve.ts';
import { makeReadyBody, type ReadyBody, sendReadyBody } from './ready-body.ts';
import { deserializeBody, serializeBody } from './serialized-body.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', link: ['</a>', '</b>'], vary: 'accept-language' };
const LONG_TEXT = 'All the world is a page: eine Seite, صفحة. '.repeat(100);

const roundTrip = (body: ReadyBody) => deserializeBody(Buffer.concat(serializeBody(body)));

/** Returns the response to a request with these headers, without its date. */
async function answerOf(body: ReadyBody, headers: Record<string, string>) {
  const { port } = await serve((request, response) => sendReadyBody(request, response, body));
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\n${lines.join('')}\r\n`);
  if (!answer) throw new Error('no response');
  const { date: _, ...comparable } = answer.headers;
  return { status: answer.status, headers: comparable, bytes: answer.bytes };
}

describe('a serialized and deserialized body', () => {
  it.each(['identity', 'gzip', 'br'])('responds as before, in the encoding %s', async (encoding) => {
    const body = makeReadyBody(200, HTML, Buffer.from(LONG_TEXT));
    const accepted = { 'accept-encoding': encoding };
    const before = await answerOf(body, accepted);
    const back = roundTrip(body);
    expect(await answerOf(back, accepted)).toEqual(before);
    const conditional = { ...accepted, 'if-none-match': before.headers.etag ?? '' };
    expect(await answerOf(back, conditional)).toEqual(await answerOf(body, conditional));
    expect((await answerOf(back, conditional)).status).toBe(304);
  });

  it('has the finished encoded forms, and makes the others when they are requested', async () => {
    const body = makeReadyBody(200, HTML, Buffer.from(LONG_TEXT));
    await answerOf(body, { 'accept-encoding': 'br' });
    const back = roundTrip(body);
    expect([...back.encodings.keys()]).toEqual(['br']);
    expect(back.encodings.get('br')).toEqual(body.encodings.get('br'));
    const { bytes } = await answerOf(back, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(bytes).toString()).toBe(LONG_TEXT);
    const again = roundTrip(back);
    expect([...again.encodings.keys()].toSorted()).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync((await answerOf(again, { 'accept-encoding': 'br' })).bytes).toString()).toBe(LONG_TEXT);
  });

  it('has no form that is unfinished', () => {
    const body = makeReadyBody(200, HTML, Buffer.from(LONG_TEXT));
    body.encodings.set('br', Promise.withResolvers<never>().promise);
    expect(roundTrip(body).encodings.size).toBe(0);
  });

  it.each([
    ['an error page', 404, HTML, Buffer.from(LONG_TEXT)],
    ['a redirect without bytes', 308, { location: '/there', 'cache-control': 'no-cache' }, Buffer.alloc(0)],
    ['a picture', 200, { 'content-type': 'image/png', 'content-disposition': 'inline' }, Buffer.from([0, 255, 1, 0])],
    ['a text that is too short to be compressed', 200, HTML, Buffer.from('short')],
  ])('is equal to the original: %s', (_, status, headers, bytes) => {
    const body = makeReadyBody(status, headers, bytes);
    expect(roundTrip(body)).toEqual(body);
  });

  it('is not made from other bytes', () => {
    expect(() => deserializeBody(Buffer.from('nothing that we have written'))).toThrow();
    expect(() => deserializeBody(Buffer.alloc(0))).toThrow();
  });
});
