import { describe, expect, it } from 'vitest';
import { registerMember } from '#testing/members.ts';
import { BASE, errorOf, openStorage } from '#testing/storage.ts';

describe('an upload in one piece', () => {
  it('is taken up to its last delimiter, whatever stands in it', async () => {
    const { multipart, read } = await openStorage();
    const bytes = 'a\r\n--B\r\nContent-Type: x\r\n\r\nfake\r\n--B--\r\n\0\0--B';
    const answer = await multipart('fake', { metadata: { a: 'b' } }, bytes);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      size: String(bytes.length),
      contentType: 'text/plain',
      metadata: { a: 'b' },
    });
    expect(await read('fake')).toBe(bytes);
  });

  it('is refused when its checksum is wrong, and nothing is kept', async () => {
    const { multipart, ask, objectOf } = await openStorage();
    const answer = await multipart('sum', { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' }, 'hi');
    expect([answer.status, await errorOf(answer)]).toEqual([400, 'invalid-checksum']);
    expect((await ask('GET', objectOf('sum'))).status).toBe(404);
    expect((await multipart('sum', { md5Hash: 'SfaKXIST7CwL9ImCHCH8Ow==' }, 'hi')).status).toBe(200);
  });

  it.each([
    ['no boundary', 'multipart/related', '--B\r\n\r\n{}\r\n--B\r\n\r\nx\r\n--B--'],
    ['no end', 'multipart/related; boundary=B', '--B\r\n\r\n{}\r\n--B\r\n\r\nx'],
    ['one part', 'multipart/related; boundary=B', '--B\r\n\r\n{}\r\n--B--'],
    ['metadata that is not JSON', 'multipart/related; boundary=B', '--B\r\n\r\n{\r\n--B\r\n\r\nx\r\n--B--'],
    [
      'metadata of the wrong type',
      'multipart/related; boundary=B',
      '--B\r\n\r\n{"contentType":1}\r\n--B\r\n\r\nx\r\n--B--',
    ],
    ['nothing', 'multipart/related; boundary=B', ''],
  ])('with %s is refused', async (_, type, body) => {
    const { ask, uploadTo } = await openStorage();
    const answer = await ask('POST', uploadTo('x'), { 'content-type': type }, body);
    expect([answer.status, await errorOf(answer)]).toEqual([400, 'invalid-argument']);
  });

  it.each(['', 'folder/', 'x'.repeat(1500), '🎼'.repeat(260), 'nul\0', 'line\n'])(
    'under the name %j is refused',
    async (name) => {
      const { multipart } = await openStorage();
      expect((await multipart(name, {}, 'hi')).status).toBe(400);
    },
  );

  it.each([
    '..',
    '../../etc/passwd',
    'a/../b',
    '%2e%2e%2f',
    '.',
    'trailing.',
    'Привет/日本語/🎼',
    ' ',
    'a//b',
    "'; drop table files",
  ])('under the name %j is kept as just that', async (name) => {
    const { multipart, at, read, ask } = await openStorage();
    const answer = await multipart(name, {}, 'hi');
    expect(await answer.json()).toMatchObject({ name: at(name) });
    expect(await read(name)).toBe('hi');
    const list = await ask('GET', `${BASE}?prefix=${encodeURIComponent(at(''))}`);
    expect(await list.json()).toMatchObject({ items: [{ name: at(name) }] });
  });
});

describe('an upload in pieces', () => {
  it('takes a piece that comes twice once, skips what overlaps, and refuses a gap', async () => {
    const { startPieces, read, ask, objectOf } = await openStorage();
    const send = await startPieces('song', 11);
    expect((await send('upload', 0, 'Hello')).headers.get('x-goog-upload-status')).toBe('active');
    expect((await send('upload', 0, 'Hello')).status).toBe(200);
    expect((await send('upload', 3, 'lo wo')).status).toBe(200);
    const gap = await send('upload', 9, 'ld');
    expect([gap.status, await errorOf(gap)]).toEqual([400, 'invalid-argument']);
    expect((await send('query', 0)).headers.get('x-goog-upload-size-received')).toBe('8');
    expect((await ask('GET', objectOf('song'))).status).toBe(404);

    const last = await send('upload, finalize', 8, 'rld');
    expect(last.headers.get('x-goog-upload-status')).toBe('final');
    expect(await last.json()).toMatchObject({ size: '11', contentType: 'text/plain' });
    const again = await send('upload, finalize', 8, 'rld');
    expect([again.status, again.headers.get('x-goog-upload-status')]).toEqual([200, 'final']);
    expect((await send('query', 0)).headers.get('x-goog-upload-status')).toBe('final');
    expect(await read('song')).toBe('Hello world');
  });

  it('is finished by a word of its own, and given up by another', async () => {
    const { startPieces, read } = await openStorage();
    const send = await startPieces('whole', 2);
    await send('upload', 0, 'hi');
    expect((await send('finalize', 2)).status).toBe(200);
    expect(await read('whole')).toBe('hi');
    const other = await startPieces('given up', 2);
    await other('upload', 0, 'hi');
    expect((await other('cancel', 0)).status).toBe(200);
    expect((await other('upload, finalize', 2)).status).toBe(400);
  });

  it('belongs to who began it', async () => {
    const { instance, ada, startPieces, ask } = await openStorage();
    await startPieces('mine', 2);
    const { rows } = await instance.kernel.db.asSystem(({ sql }) => sql.execute('select id from uploads'));
    const other = await registerMember(instance, { verified: false });
    const target = `${BASE}?name=x&upload_id=${rows[0]?.id}`;
    for (const [authorization, status] of [
      [`Firebase ${other.token}`, 403],
      ['Firebase nobody', 401],
      [`Firebase ${ada.token}`, 200],
    ] as const) {
      const answer = await ask('POST', target, { authorization, 'x-goog-upload-command': 'query' });
      expect(answer.status).toBe(status);
    }
  });
});

describe('a download', () => {
  it('answers a range, an empty file and what was seen before', async () => {
    const { multipart, ask, objectOf } = await openStorage();
    await multipart('digits', {}, '0123456789');
    const get = (headers: Record<string, string>) => ask('GET', `${objectOf('digits')}?alt=media`, headers);
    for (const [range, status, body, said] of [
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-2', 206, '89', 'bytes 8-9/10'],
      ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
      ['bytes=10-', 416, '', 'bytes */10'],
      ['nonsense', 200, '0123456789', null],
      ['bytes=0-1,3-4', 200, '0123456789', null],
    ] as const) {
      const answer = await get({ range });
      expect([answer.status, await answer.text(), answer.headers.get('content-range')], range).toEqual([
        status,
        body,
        said,
      ]);
    }
    const etag = (await get({})).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    await multipart('empty', {}, '');
    const empty = await ask('GET', `${objectOf('empty')}?alt=media`, { range: 'bytes=0-5' });
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  });

  it.each([
    'text/html',
    'image/svg+xml',
    'application/xhtml+xml',
    'text/xml',
    'application/javascript',
    'TEXT/HTML; charset=utf-8',
  ])('never lets %s run', async (contentType) => {
    const { multipart, ask, objectOf } = await openStorage();
    await multipart('page', { contentType, contentDisposition: 'inline' }, '<script>alert(1)</script>');
    const answer = await ask('GET', `${objectOf('page')}?alt=media`);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });
});
