import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadFile } from '#testing/images.ts';
import { CAPTIONS, MEDIA_FIXTURES, makeMedium, makeVideo, mediaFixture } from '#testing/media.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { sweepImages } from '../server/images/sweep-images.ts';

const instance = shareTestInstance();
const member = () => addMember(instance, { verified: false });
const get = (path: string, headers: Record<string, string> = {}) => fetch(instance.url + path, { headers });
const text = (content: string) => new TextEncoder().encode(content);

describe('a medium', () => {
  it('is recognized by its content, and its bytes are those of the file', async () => {
    const ada = await member();
    for (const name of MEDIA_FIXTURES) {
      const bytes = await mediaFixture(name);
      const kind = name.startsWith('clip') ? 'video' : 'audio';
      const { status, body } = await makeMedium(instance, ada, { kind, name: `x/${name.split('.')[0]}.bin`, bytes });
      expect([name, status]).toEqual([name, 201]);
      const [stem, format] = name.split('.');
      expect(body).toEqual({
        ...{ id: body.id, kind, format, name: `${stem}.${format}`, size: bytes.length },
        ...(kind === 'video' ? { width: 160, height: 90 } : { width: null, height: null }),
        url: `/media/${body.id}.${format}`,
      });
      const answer = await get(body.url);
      expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${kind}/`));
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      expect((await ada.call('GET', `/api/media/${body.id}`)).body).toEqual(body);
    }
  });

  it('is made once of a file for each use, also by two requests at once', async () => {
    const ada = await member();
    const file = await uploadFile(instance, ada, 'media/a/clip.webm', await mediaFixture('clip.webm'));
    const make = () => ada.call('POST', '/api/media', { file, kind: 'video' });
    const made = await Promise.all([make(), make()]);
    expect(new Set([...made, await make()].map(({ body }) => body.id)).size).toBe(1);
  });

  it('is refused if it is of another kind, and so is a file of another member or none', async () => {
    const [ada, charles] = [await member(), await member()];
    for (const [kind, bytes] of [
      ['video', text('<html><script>alert(1)</script>')],
      ['audio', await mediaFixture('clip.webm')],
      ['captions', text('WEBVTT')],
      ['file', await mediaFixture('clip.mp4')],
      ['video', new Uint8Array()],
    ] as const) {
      const { status, body } = await makeMedium(instance, ada, { kind, name: 'x.mp4', bytes });
      expect([kind, status, body.data?.fields]).toMatchObject([kind, 400, [{ path: 'file' }]]);
    }
    const file = await uploadFile(instance, ada, 'media/a/clip.webm', await mediaFixture('clip.webm'));
    expect((await charles.call('POST', '/api/media', { file, kind: 'video' })).status).toBe(403);
    expect((await ada.call('POST', '/api/media', { file: `${file}x`, kind: 'video' })).status).toBe(400);
    expect((await ada.call('POST', '/api/media', { file, kind: 'script' })).status).toBe(400);
    expect((await ada.call('POST', '/api/media', { file, kind: 'video', format: 'html' })).status).toBe(400);
  });

  it('is sent in ranges, cached forever, and can do nothing in a browser', async () => {
    const { url, size } = await makeVideo(instance, await member());
    const bytes = await mediaFixture('clip.webm');
    const whole = await get(url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-length': String(size),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*; media-src 'self'; sandbox allow-same-origin$/,
      ),
      'content-type': 'video/webm',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    const part = await get(url, { range: 'bytes=100-199' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${size}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    expect((await get(url, { range: `bytes=${size}-` })).status).toBe(416);
    const etag = whole.headers.get('etag') ?? '';
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    const head = await fetch(instance.url + url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);
    expect((await fetch(instance.url + url, { method: 'POST' })).status).toBe(405);
  });

  it('is a download under the name of the upload, with the ending of what it contains', async () => {
    const ada = await member();
    const name = 'Lochkarten “1843”\u202e.html';
    const { body } = await makeMedium(instance, ada, { kind: 'file', name, bytes: text('%PDF-1.7\n<script>') });
    expect(body).toMatchObject({ format: 'pdf', name: 'Lochkarten “1843”.pdf' });
    const { headers } = await get(body.url);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.pdf"; filename\*=UTF-8''Loch/);
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('of captions is sent as it was cleaned', async () => {
    const bytes = text(`${CAPTIONS}\nSTYLE\n::cue { background: url(https://evil.example/) }\n`);
    const { body } = await makeMedium(instance, await member(), { kind: 'captions', name: 'en.vtt', bytes });
    const answer = await get(body.url);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await answer.text()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nThe loom weaves a card.\n');
    const part = await get(body.url, { range: 'bytes=0-5' });
    expect([part.status, await part.text()]).toEqual([206, 'WEBVTT']);
  });
});

describe('a stranger', () => {
  it('finds a medium only by its whole path, and never the file or its data', async () => {
    const [ada, charles] = [await member(), await member()];
    const { id, url } = await makeVideo(instance, ada);
    expect((await get(url)).status).toBe(200);
    for (const path of [
      `/media/${id}`,
      `/media/${id}.mp4`,
      `/media/${id}.html`,
      `/media/${id}.webm/`,
      `/media/${id.toUpperCase()}.webm`,
      `/media/${id.slice(0, -1)}0.webm`.replace(`${id}.`, `${crypto.randomUUID()}.`),
      '/media/',
      '/media/../x',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    expect((await charles.call('GET', `/api/media/${id}`)).status).toBe(404);
    expect((await get(`/api/media/${id}`)).status).toBe(401);
    const list = await get(`/v0/b/vitrine.local/o?prefix=users/${ada.uid}/`);
    expect(list.status).toBe(401);
  });

  it('finds none of a deactivated member', async () => {
    const ada = await member();
    const { url } = await makeVideo(instance, ada);
    await setMemberActive(instance, ada, false);
    expect((await get(url)).status).toBe(404);
  });

  it('finds none whose file was deleted, nor one that nothing has shown for a week', async () => {
    const ada = await member();
    const [deleted, unused] = [await makeVideo(instance, ada), await makeVideo(instance, ada, 'clip.mp4')];
    const { rows } = await instance.kernel.db.pool.query(
      'select f.name from files f join media m on m.file_id = f.id where m.id = $1',
      [deleted.id],
    );
    const path = `/v0/b/vitrine.local/o/${encodeURIComponent(rows[0].name)}`;
    const headers = { authorization: `Bearer ${ada.token}` };
    expect((await fetch(instance.url + path, { method: 'DELETE', headers })).status).toBe(204);
    expect((await get(deleted.url)).status).toBe(404);
    const later = (days: number) => ({ now: () => new Date(Date.now() + days * 86_400_000) });
    await sweepImages({ ...instance.kernel, clock: later(6) }, []);
    expect((await get(unused.url)).status).toBe(200);
    await sweepImages({ ...instance.kernel, clock: later(8) }, [async () => [unused.id]]);
    expect((await get(unused.url)).status).toBe(200);
    await sweepImages({ ...instance.kernel, clock: later(8) }, []);
    expect((await get(unused.url)).status).toBe(404);
    const left = await instance.kernel.db.pool.query('select from files where owner_id = $1', [ada.uid]);
    expect(left.rows).toEqual([]);
  });
});
