import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { registerMember } from '#testing/members.ts';
import { serve } from '#testing/serve.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { makeStorageClient } from './storage-client.ts';

const BUCKET = 'vitrine.local';
const NO_TIME = { maxOperationRetryTime: 0, maxUploadRetryTime: 0 };

const codeOf = async (work: () => unknown) => {
  try {
    await work();
    return 'no error';
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

async function begin(env: Record<string, string> = {}) {
  const instance = await startTestInstance(env);
  const ada = await registerMember(instance, { verified: false });
  const files = makeStorageClient({ bucket: BUCKET, origin: instance.url, token: () => ada.token });
  return { instance, ada, files, at: (name: string) => `users/${ada.uid}/${name}` };
}

/** A client of a server that answers everything in one way. */
async function clientOf(answer: (response: ServerResponse) => void) {
  const { url: origin } = await serve(async (_: IncomingMessage, response: ServerResponse) => answer(response));
  return makeStorageClient({ bucket: BUCKET, origin, ...NO_TIME });
}

describe('the product’s own client', () => {
  it('uploads, describes, lists, links, downloads and removes', async () => {
    const { files, at } = await begin();
    const bytes = new Blob([Buffer.alloc(2_000_000, 'Note G ')]);
    const task = files.upload(at('a b/ö.bin'), bytes, { customMetadata: { year: '1843' } });
    const seen: number[] = [];
    task.onProgress(({ sent }) => seen.push(sent));
    expect(await task.done).toMatchObject({ fullPath: at('a b/ö.bin'), name: 'ö.bin', size: 2_000_000 });
    expect(seen).toEqual([262_144, 786_432, 1_835_008, 2_000_000, 2_000_000]);
    expect(task.progress).toEqual({ state: 'success', sent: 2_000_000, total: 2_000_000, waiting: false });

    await files.uploadString(at('note'), 'data:text/plain;base64,aGk=', 'data_url').done;
    expect(await files.updateMetadata(at('note'), { cacheControl: 'no-cache' })).toMatchObject({
      contentType: 'text/plain',
      cacheControl: 'no-cache',
    });
    expect(await files.list(at(''))).toEqual({ items: [at('note')], prefixes: [at('a b')] });
    const first = await files.list(at(''), { maxResults: 1 });
    expect(first.nextPageToken).toBeTypeOf('string');
    const url = await files.downloadUrl(at('note'));
    expect(await (await fetch(url)).text()).toBe('hi');
    expect(files.nameOf(url)).toBe(at('note'));
    expect((await files.download(at('a b/ö.bin'))).size).toBe(2_000_000);
    await files.remove(at('note'));
    expect(await codeOf(() => files.metadata(at('note')))).toBe('object-not-found');
  });

  it('pauses between pieces, goes on, and cancels', async () => {
    const { files, at } = await begin();
    const task = files.upload(at('large'), new Blob([Buffer.alloc(1_500_000)]));
    await new Promise<void>((resolve) => {
      const stop = task.onProgress(({ sent }) => {
        if (sent === 0) return;
        stop();
        task.pause();
        resolve();
      });
    });
    expect(task.progress.state).toBe('paused');
    expect(task.pause()).toBe(false);
    expect(task.resume()).toBe(true);
    await task.done;

    const other = files.upload(at('given up'), new Blob([Buffer.alloc(1_500_000)]));
    other.onProgress(({ sent }) => void (sent > 0 && other.cancel()));
    expect(await codeOf(() => other.done)).toBe('canceled');
    expect(other.cancel()).toBe(false);
    expect(await codeOf(() => files.metadata(at('given up')))).toBe('object-not-found');
  });

  it('goes on after the connection was lost in the middle of a piece', async () => {
    const { instance, ada, at } = await begin();
    let requests = 0;
    const { url: proxy } = await serve(async (request, response) => {
      requests += 1;
      if (requests === 3) return void request.socket.destroy();
      const body = await buffer(request);
      const { host: _, connection: __, ...headers } = request.headers;
      const answer = await fetch(instance.url + request.url, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 ? { body } : {}),
      });
      // The answer to a piece that arrived is lost: the piece is sent again.
      if (requests === 5) return void response.destroy();
      response
        .writeHead(answer.status, Object.fromEntries(answer.headers))
        .end(Buffer.from(await answer.arrayBuffer()));
    });
    const files = makeStorageClient({ bucket: BUCKET, origin: proxy, token: () => ada.token });
    const bytes = Buffer.from(Array.from({ length: 1_200_000 }, (_, index) => index % 253));
    const task = files.upload(at('through'), new Blob([bytes]));
    const waited: boolean[] = [];
    task.onProgress(({ waiting }) => waiting !== (waited.at(-1) ?? false) && waited.push(waiting));
    await task.done;
    expect(waited).toEqual([true, false, true, false]);
    expect(Buffer.from(await (await files.download(at('through'))).arrayBuffer()).equals(bytes)).toBe(true);
  });
});

describe('each code of the catalogue', () => {
  it('comes from the server where the server refuses', async () => {
    const { instance, ada, files, at } = await begin({ FILE_MEGABYTES: '1' });
    const nobody = makeStorageClient({ bucket: BUCKET, origin: instance.url });
    const elsewhere = makeStorageClient({ bucket: 'elsewhere', origin: instance.url, token: () => ada.token });
    expect(await codeOf(() => nobody.metadata(at('x')))).toBe('unauthenticated');
    expect(await codeOf(() => files.metadata('users/somebody/x'))).toBe('unauthorized');
    expect(await codeOf(() => files.metadata(at('x')))).toBe('object-not-found');
    expect(await codeOf(() => elsewhere.metadata(at('x')))).toBe('bucket-not-found');
    expect(await codeOf(() => files.upload(at('x'), new Blob([Buffer.alloc(1_200_000)])).done)).toBe('quota-exceeded');
    const wrongSum = { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' } as object;
    expect(await codeOf(() => files.upload(at('x'), new Blob(['hi']), wrongSum).done)).toBe('invalid-checksum');
  });

  it.each([
    [401, 'the Firebase App Check token is invalid', 'unauthorized-app'],
    [401, '', 'unauthenticated'],
    [402, '', 'quota-exceeded'],
    [403, '', 'unauthorized'],
    [404, '', 'object-not-found'],
    [409, '', 'unknown'],
    [200, 'not JSON', 'unknown'],
    [200, '{"name":"x"}', 'no-download-url'],
    [400, '{"error":{"code":"internal-error","message":"x"}}', 'internal-error'],
    [503, '', 'retry-limit-exceeded'],
  ])('follows from an answer of %i %s: %s', async (status, body, code) => {
    const files = await clientOf((response) => response.writeHead(status).end(body));
    expect(await codeOf(() => files.downloadUrl('x'))).toBe(code);
  });

  it('comes from the client where it is asked what cannot be', async () => {
    const files = makeStorageClient({ bucket: BUCKET, origin: 'http://127.0.0.1:9' });
    expect(await codeOf(() => files.list('x', { maxResults: 0 }))).toBe('invalid-argument');
    expect(await codeOf(() => files.list('x', { maxResults: 1001 }))).toBe('invalid-argument');
    expect(await codeOf(() => makeStorageClient({ bucket: BUCKET, origin: 'http://x', maxUploadRetryTime: -1 }))).toBe(
      'invalid-argument',
    );
    expect(await codeOf(() => files.metadata(''))).toBe('invalid-root-operation');
    expect(await codeOf(() => files.uploadString('x', 'a_', 'base64'))).toBe('invalid-format');
    expect(await codeOf(() => files.nameOf('https://elsewhere.example/x'))).toBe('invalid-url');
    const waiting = files.metadata('x');
    files.close();
    expect(await codeOf(() => waiting)).toBe('app-deleted');
    expect(await codeOf(() => files.metadata('x'))).toBe('app-deleted');
  });
});
