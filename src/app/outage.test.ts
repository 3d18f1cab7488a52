import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { send } from '#testing/members.ts';
import { openPublicCv } from '#testing/public-cvs.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { severableProxy } from '#testing/severable-proxy.ts';
import { storageOf } from '#testing/storage.ts';
import { makeTestDatabase } from '#testing/test-database.ts';
import { startTestInstance } from '#testing/test-instance.ts';

const ERROR = 50;

function recordingDestination() {
  const lines: { level: number; msg: string }[] = [];
  return { lines, destination: { write: (line: string) => void lines.push(JSON.parse(line)) } };
}

describe('while the database is unreachable', () => {
  it('responds 503 with Retry-After, still shows cached pages, and logs one line', async () => {
    const direct = new URL(await makeTestDatabase());
    const line = await severableProxy(Number(direct.port));
    const { lines, destination } = recordingDestination();
    const away = new URL(direct);
    away.port = String(line.port);
    const instance = await startTestInstance({ DATABASE_URL: away.href }, { destination });
    const cv = await openPublicCv(instance);
    await cv.share({ visibility: 'public' });
    // A page rendered while its last change is still being announced is not cached, so it is requested twice.
    await cv.bytes();
    const before = await cv.bytes();
    expect(before.status).toBe(200);
    expect(before.headers.has('warning')).toBe(false);

    await line.sever();
    await eventually(async () => expect((await fetch(`${instance.url}/readyz`)).status).toBe(503));
    const shown = await cv.bytes();
    expect([shown.status, shown.bytes.equals(before.bytes)]).toEqual([200, true]);
    expect(shown.headers.get('warning')).toBe('110 - "Response is Stale"');
    const refused = [
      await cv.member.call('GET', '/api/cvs'),
      await send(instance, 'POST', '/api/auth/sign-in/email', {
        body: { email: 'ada@example.org', password: 'wrong' },
      }),
      await send(instance, 'GET', `/cv/${cv.id}.pdf`),
      await send(instance, 'GET', '/portfolio/a-link'),
    ];
    for (const { status, headers } of refused) {
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true]);
    }
    expect((await send(instance, 'GET', '/healthz')).status).toBe(200);

    await line.restore();
    await eventually(async () => expect((await fetch(`${instance.url}/readyz`)).status).toBe(200));
    await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('the database can be reached again'));
    expect(lines.filter(({ level }) => level >= ERROR).map(({ msg }) => msg)).toEqual([
      'the database can’t be reached',
    ]);
    // Jobs and notifications between instances work again as well.
    const member = await addMember(instance);
    expect((await member.call('GET', '/api/cvs')).status).toBe(200);
    expect((await cv.bytes()).headers.has('warning')).toBe(false);
  });
});

describe('while the storage is unreachable', () => {
  it('responds 503 for files only, and logs one line', async () => {
    const { endpoint, bucket, key, secret } = await startS3Server();
    const line = await severableProxy(Number(new URL(endpoint).port));
    const { lines, destination } = recordingDestination();
    const S3 = {
      S3_ENDPOINT: `http://127.0.0.1:${line.port}`,
      S3_BUCKET: bucket,
      S3_KEY: key,
      S3_SECRET: secret,
    };
    const instance = await startTestInstance(S3, { destination });
    const { ada, multipart } = await storageOf(instance);
    const upload = () => multipart('notes.txt', { contentType: 'text/plain' }, 'some notes');
    expect((await upload()).status).toBe(200);

    await line.sever();
    const refused = await upload();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    expect((await ada.call('GET', '/api/cvs')).status).toBe(200);
    expect((await fetch(`${instance.url}/readyz`)).status).toBe(503);

    await line.restore();
    await eventually(() => expect(lines.map(({ msg }) => msg)).toContain('the storage can be reached again'));
    expect((await upload()).status).toBe(200);
    expect(lines.filter(({ level }) => level >= ERROR).map(({ msg }) => msg)).toEqual(['the storage can’t be reached']);
  });
});
