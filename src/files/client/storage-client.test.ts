import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { serve } from '#testing/serve.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { makeStorageClient } from './storage-client.ts';

const BUCKET = 'vitrine.local';

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
  const ada = await addMember(instance, { verified: false });
  const files = makeStorageClient({ bucket: BUCKET, origin: instance.url, token: () => ada.token });
  return { instance, ada, files, at: (name: string) => `users/${ada.uid}/${name}` };
}

describe('the storage client', () => {
  it('uploads, describes, lists, links, downloads and deletes files', async () => {
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

  it('pauses between pieces, resumes and cancels', async () => {
    const { instance, files, at } = await begin();
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
    // The server deletes the pieces at once rather than after a day.
    await eventually(async () => {
      const { rowCount } = await instance.kernel.db.pool.query('select from upload_pieces');
      expect(rowCount).toBe(0);
    });
  });

  it('continues after the connection is lost in the middle of a piece', async () => {
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
      // The response to a stored piece is lost, so the piece is sent again.
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
