import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { jpeg } from '#testing/images.ts';
import type { Member } from '#testing/members.ts';
import { serve } from '#testing/serve.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import type { StoredImage } from '../contract.ts';
import { openStorage } from './open-storage.ts';
import { makeUploads } from './uploads.ts';

const instance = shareTestInstance({ MEMBER_MEGABYTES: '4' });
const ada = () => addMember(instance, { verified: false });
const picture = async (name = 'ada.jpg') => new File([new Uint8Array(await jpeg())], name, { type: 'image/jpeg' });
const large = (name = 'large.bin', megabytes = 1) => new File([randomBytes(megabytes * 1_000_000)], name);

type Service = NonNullable<Parameters<typeof openStorage>[1]>;

/** Creates the uploads of a member as a screen does. */
function uploadsOf({ uid, token, call }: Member, service: Service = {}) {
  const done: StoredImage[] = [];
  const uploads = makeUploads<StoredImage>({
    open: async () =>
      openStorage(
        { bucket: 'vitrine.local', folder: `users/${uid}/` },
        { origin: instance.url, token: () => token, ...service },
      ),
    finish: async (file) => {
      const { status, body } = await call('POST', '/api/images', { file });
      if (status !== 201) throw Object.assign(new Error(body.message), body);
      return body;
    },
    onDone: (image) => done.push(image),
  });
  onTestFinished(uploads.stop);
  const states = () => uploads.all().map(({ state }) => state);
  const settled = () =>
    eventually(() => expect(states().every((state) => ['done', 'failed'].includes(state))).toBe(true));
  return { ...uploads, done, states, settled, first: () => uploads.all()[0] };
}

/** Returns the files that a member stores. */
const storedNames = async ({ uid, token }: Member) =>
  (await (
    await fetch(`${instance.url}/v0/b/vitrine.local/o?prefix=users/${uid}/images/`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { items: { name: string }[] };

describe('uploads', () => {
  it('become images with random file names', async () => {
    const member = await ada();
    const { add, all, done, settled } = uploadsOf(member);
    add([await picture('Ada Lovelace, 1840.jpg')]);
    await settled();
    expect(all()).toMatchObject([{ state: 'done', progress: 1, result: { width: 800, height: 400 } }]);
    expect(done).toHaveLength(1);
    expect(done[0]?.file).toMatch(new RegExp(`^users/${member.uid}/images/[0-9a-f-]{36}$`));
  });

  it('run two at a time, as the server allows, while the others wait', async () => {
    const { add, subscribe, states, settled, all } = uploadsOf(await ada());
    let most = 0;
    subscribe(() => {
      most = Math.max(most, states().filter((state) => ['uploading', 'processing'].includes(state)).length);
    });
    add(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.jpg`))));
    expect(states()).toEqual(['uploading', 'uploading', 'waiting', 'waiting', 'waiting']);
    await settled();
    expect(all().every(({ result }) => result)).toBe(true);
    expect(most).toBe(2);
  });

  it('report their progress, pause and resume', async () => {
    const { add, first, subscribe, pause, resume, states, settled } = uploadsOf(await ada());
    const seen = new Set<number>();
    subscribe(() => seen.add(first()?.progress ?? 0));
    add([large()]);
    await eventually(() => expect(first()?.progress).toBeGreaterThan(0));
    pause(first()?.id ?? '');
    expect(states()).toEqual(['paused']);
    resume(first()?.id ?? '');
    await settled();
    expect(seen.size).toBeGreaterThan(2);
  });

  it('keep the file when they fail and can be retried', async () => {
    const member = await ada();
    let reachable = false;
    const { url } = await serve(async (request, response) => {
      if (!reachable) return void response.writeHead(503).end();
      const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
      const answer = await fetch(instance.url + request.url, { method: 'POST', headers, body: await buffer(request) });
      response.writeHead(answer.status).end(await answer.text());
    });
    const { add, first, retry, settled } = uploadsOf(member, { origin: url, maxUploadRetryTime: 0 });
    const file = await picture();
    add([file]);
    await settled();
    expect(first()).toMatchObject({ state: 'failed', failure: { code: 'retry-limit-exceeded' }, file });
    reachable = true;
    retry(first()?.id ?? '');
    await settled();
    expect(first()).toMatchObject({ state: 'done', file });
  });

  it('wait while offline and show that state', async () => {
    const { url } = await serve(async (request) => void request.socket.destroy());
    const { add, states, cancel, first } = uploadsOf(await ada(), { origin: url });
    add([await picture()]);
    await eventually(() => expect(states()).toEqual(['offline']));
    cancel(first()?.id ?? '');
    expect(first()).toMatchObject({ state: 'failed', failure: { code: 'canceled' } });
  });

  it('can be cancelled, which starts the next one, and restarted', async () => {
    const { add, cancel, retry, first, states, settled } = uploadsOf(await ada());
    add([large('a.bin'), await picture('b.jpg'), await picture('c.jpg'), await picture('d.jpg')]);
    cancel(first()?.id ?? '');
    expect(states()).toEqual(['failed', 'uploading', 'uploading', 'waiting']);
    await settled();
    expect(states()).toEqual(['failed', 'done', 'done', 'done']);
    retry(first()?.id ?? '');
    await settled();
    expect(first()?.failure).not.toMatchObject({ code: 'canceled' });
  });

  it('delete a file that is not a valid image', async () => {
    const member = await ada();
    const { add, first, remove, settled, all } = uploadsOf(member);
    add([new File(['Note G'], 'note.jpg', { type: 'image/jpeg' })]);
    await settled();
    expect(first()?.failure).toMatchObject({ data: { fields: [{ path: 'file' }] } });
    await eventually(async () => expect((await storedNames(member)).items).toEqual([]));
    remove(first()?.id ?? '');
    expect(all()).toEqual([]);
  });

  it('do not send a file again if only its processing failed', async () => {
    const member = await ada();
    const finish = vi.fn().mockRejectedValueOnce(new TypeError('the network is gone')).mockResolvedValue('made');
    const send = vi.fn(
      openStorage(
        { bucket: 'vitrine.local', folder: `users/${member.uid}/` },
        { origin: instance.url, token: () => member.token },
      ).send,
    );
    const { add, all, retry } = makeUploads<string>({ open: async () => ({ send, remove: async () => {} }), finish });
    add([await picture()]);
    await eventually(() => expect(all()[0]?.state).toBe('failed'));
    retry(all()[0]?.id ?? '');
    await eventually(() => expect(all()[0]).toMatchObject({ state: 'done', result: 'made' }));
    expect(send).toHaveBeenCalledTimes(1);
    expect(finish.mock.calls[0]).toEqual(finish.mock.calls[1]);
  });

  it('fail with a code when the quota is exceeded', async () => {
    const { add, first, settled } = uploadsOf(await ada());
    add([large('a.bin', 5)]);
    await settled();
    expect(first()?.failure).toMatchObject({ code: 'quota-exceeded' });
  });
});
