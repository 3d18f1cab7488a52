import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { blobKeys, errorOf, multipartHeaders, shareStorage } from '#testing/storage.ts';

const storage = shareStorage();
const latin1 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('latin1');
let name = '';
let count = 0;
beforeEach(() => {
  count += 1;
  name = `file ${count}`;
});

const media = () => `${storage.objectOf(name)}?alt=media`;

describe('a single-request upload', () => {
  it('is read up to the last boundary, whatever it contains', async () => {
    const bytes = 'a\r\n--B\r\nContent-Type: x\r\n\r\nfake\r\n--B--\r\n\0\0--B';
    const answer = await storage.multipart(name, { metadata: { a: 'b' } }, bytes);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      size: String(bytes.length),
      contentType: 'text/plain',
      metadata: { a: 'b' },
    });
    expect(await storage.read(name)).toBe(bytes);
  });

  it('keeps every byte of content that looks like multipart syntax', async () => {
    const part = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '--',
      'B',
      '--B',
      '--B--',
      '\r\n--B\r\n',
      '\r\n--B--',
      '\0',
      '\xff',
    );
    const property = fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
      const bytes = Buffer.from(parts.join(''), 'latin1');
      expect((await storage.multipart(name, {}, bytes)).status).toBe(200);
      expect(latin1(await (await storage.ask('GET', media())).arrayBuffer())).toBe(parts.join(''));
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it('is rejected without a trace if its checksum is wrong', async () => {
    const before = await blobKeys(storage.instance);
    const answer = await storage.multipart(name, { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'hi');
    expect([answer.status, await errorOf(answer)]).toEqual([400, 'invalid-checksum']);
    expect((await storage.ask('GET', storage.objectOf(name))).status).toBe(404);
    expect(await blobKeys(storage.instance)).toEqual(before);
    expect((await storage.multipart(name, { md5Hash: 'SfaKXIST7CwL9ImCHCH8Ow==' }, 'hi')).status).toBe(200);
  });

  it('accepts null as checksum', async () => {
    const answer = await storage.multipart(name, { md5Hash: null, cacheControl: null, metadata: null }, 'hi');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ md5Hash: 'SfaKXIST7CwL9ImCHCH8Ow==' });
    await storage.ask('PATCH', storage.objectOf(name), {}, '{"md5Hash":null,"contentType":"text/plain"}');
    const { md5Hash } = await (await storage.ask('GET', storage.objectOf(name))).json();
    expect(md5Hash).toBe('SfaKXIST7CwL9ImCHCH8Ow==');
  });

  const part = (json: string) => `--B\r\n\r\n${json}\r\n--B\r\n\r\nx\r\n--B--`;
  it.each([
    ['no boundary', 'multipart/related', part('{}')],
    ['another boundary', 'multipart/related; boundary=C', part('{}')],
    ['no closing boundary', 'multipart/related; boundary=B', part('{}').slice(0, -7)],
    ['a truncated closing boundary', 'multipart/related; boundary=B', part('{}').slice(0, -1)],
    ['one part', 'multipart/related; boundary=B', '--B\r\n\r\n{}\r\n--B--'],
    ['a part without an empty line', 'multipart/related; boundary=B', '--B\r\n{}\r\n--B\r\nx\r\n--B--'],
    ['an empty body', 'multipart/related; boundary=B', ''],
    ['metadata that is not JSON', 'multipart/related; boundary=B', part('{')],
    ['metadata that is not an object', 'multipart/related; boundary=B', part('[]')],
    ['metadata of the wrong type', 'multipart/related; boundary=B', part('{"contentType":1}')],
    ['a line break in its metadata', 'multipart/related; boundary=B', part('{"cacheControl":"a\\r\\nset-cookie: b"}')],
    ['values that are not text', 'multipart/related; boundary=B', part('{"metadata":{"a":1}}')],
    ['a value with NUL', 'multipart/related; boundary=B', part('{"metadata":{"a":"\\u0000"}}')],
    ['a key with NUL', 'multipart/related; boundary=B', part('{"metadata":{"\\u0000":"a"}}')],
    ['a lone surrogate', 'multipart/related; boundary=B', part('{"metadata":{"a":"\\ud800"}}')],
    ['a lone surrogate in the content type', 'multipart/related; boundary=B', part('{"contentType":"\\ud800"}')],
    ['too many values', 'multipart/related; boundary=B', part(`{"metadata":{"a":"${'x'.repeat(9000)}"}}`)],
  ])('with %s is rejected', async (_, type, body) => {
    const answer = await storage.ask('POST', storage.uploadTo(name), { 'content-type': type }, body);
    expect([answer.status, await errorOf(answer)]).toEqual([400, 'invalid-argument']);
  });

  it('accepts a quoted boundary and ignores text before the first part and after the last', async () => {
    const body = `before\r\n--a b\r\n\r\n\r\n--a b\r\nCONTENT-TYPE:  text/x-note \r\n\r\nhi\r\n--a b--\r\nafter`;
    const type = 'Multipart/Related; type="x"; boundary="a b"';
    const answer = await storage.ask(
      'POST',
      storage.uploadTo(name),
      { ...multipartHeaders(), 'content-type': type },
      body,
    );
    expect(await answer.json()).toMatchObject({ size: '2', contentType: 'text/x-note' });
  });

  it('stores metadata in any script', async () => {
    const metadata = { 'ключ 🎼': '値\n\t"quoted"', __proto__x: 'y', constructor: 'z' };
    await storage.multipart(name, { metadata, contentLanguage: 'ar' }, 'hi');
    const answer = await (await storage.ask('GET', storage.objectOf(name))).json();
    expect(answer).toMatchObject({ metadata, contentLanguage: 'ar' });
  });
});

describe('the metadata of a file', () => {
  it('is changed value by value with a counter, and null removes a value', async () => {
    const { ask, objectOf, multipart } = storage;
    const change = async (body: object) => (await ask('PATCH', objectOf(name), {}, JSON.stringify(body))).json();
    const created = await (
      await multipart(name, { metadata: { a: '1', b: '2' }, cacheControl: 'no-cache' }, 'hi')
    ).json();
    expect(created).toMatchObject({ metageneration: '1', contentEncoding: 'identity', contentDisposition: 'inline' });
    expect(await change({ metadata: { a: null, c: '3' } })).toMatchObject({
      metageneration: '2',
      generation: created.generation,
      metadata: { b: '2', c: '3' },
      cacheControl: 'no-cache',
    });
    const cleared = await change({ metadata: null, cacheControl: null, contentType: null });
    expect(cleared).toMatchObject({ metageneration: '3', contentType: 'application/octet-stream' });
    expect(cleared).not.toHaveProperty('metadata');
    expect(cleared).not.toHaveProperty('cacheControl');
    expect(cleared.downloadTokens).toBe(created.downloadTokens);
    expect(new Date(cleared.updated).getTime()).toBeGreaterThanOrEqual(new Date(created.timeCreated).getTime());
    // Fields that only the service may set are ignored.
    const own = { name: 'x', size: '9', md5Hash: 'x', generation: '1', downloadTokens: 'x', bucket: 'x' };
    expect(await change(own)).toMatchObject({ name: storage.at(name), size: '2', md5Hash: created.md5Hash });
  });

  it.each([
    ...['{', '[]', '"x"', '7', 'null', '{"metadata":{"a":"\\u0000"}}'],
    '{"contentEncoding":{"length":{"toString":[]}}}',
  ])('is not changed by %s', async (body) => {
    await storage.multipart(name, {}, 'hi');
    const answer = await storage.ask('PATCH', storage.objectOf(name), {}, body);
    expect([answer.status, await errorOf(answer)]).toEqual([400, 'invalid-argument']);
  });

  it('never prevents a download, even if invalid in a header', async () => {
    const odd = { cacheControl: 'für 🎼', contentLanguage: '日本語', contentDisposition: 'attachment; filename="🎼"' };
    for (const metadata of [odd, { contentEncoding: '🎼' }, { contentType: '🎼' }, { contentType: '' }]) {
      await storage.multipart(name, metadata, 'hi');
      const answer = await storage.ask('GET', media());
      expect([answer.status, await answer.text()]).toEqual([200, 'hi']);
    }
  });
});

describe('a download', () => {
  it('supports ranges, empty files and conditional requests', async () => {
    await storage.multipart(name, {}, '0123456789');
    const get = (headers: Record<string, string>) => storage.ask('GET', media(), headers);
    for (const [range, status, body, disposition] of [
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
      ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['bytes=-0', 416, '', 'bytes */10'],
      ['nonsense', 200, '0123456789', null],
      ['bytes=0-1,3-4', 200, '0123456789', null],
    ] as const) {
      const answer = await get({ range });
      const seen = [answer.status, await answer.text(), answer.headers.get('content-range')];
      expect(seen, range).toEqual([status, body, disposition]);
    }
    const etag = (await get({})).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200);
    await storage.multipart(name, {}, '');
    const empty = await get({ range: 'bytes=0-5' });
    expect([empty.status, await empty.text()]).toEqual([200, '']);
    expect((await get({ 'if-none-match': etag })).status).toBe(200);
  });

  it('contains the name of the file in any script', async () => {
    name = "cv/Größe 100% 'final' (2) 🎼.pdf";
    await storage.multipart(name, { contentType: 'application/pdf' }, 'hi');
    const disposition = (await storage.ask('GET', media())).headers.get('content-disposition') ?? '';
    const encoded = /^inline; filename\*=UTF-8''([\w.%!~-]+)$/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe("Größe 100% 'final' (2) 🎼.pdf");
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'TEXT/HTML; charset=utf-8',
    'multipart/x-mixed-replace; boundary=x',
    'text/plain;, text/html',
    ' text/html',
  ])('never lets %s run', async (contentType) => {
    await storage.multipart(name, { contentType, contentDisposition: 'inline' }, '<script>alert(1)</script>');
    const answer = await storage.ask('GET', media());
    expect(answer.headers.get('content-type')).not.toMatch(/html|xml|svg|script/i);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });
});
