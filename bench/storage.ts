import type { Member } from './member.ts';

const COLLECTION = '/v0/b/vitrine.local/o';
const UNIT = 256 * 1024;
const MAX_CHUNK = 16 * 1024 * 1024;

export type BenchStorage = ReturnType<typeof openStorage>;

/** Calls the storage service as its client does, without the client's own use of memory and time. */
export function openStorage(url: string, { uid, token }: Member) {
  const authorization = `Firebase ${token}`;
  const at = (name: string) => `users/${uid}/${name}`;
  const pathOf = (name: string) => `${COLLECTION}/${encodeURIComponent(at(name))}`;
  const ask = async (
    target: string,
    method: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const answer = await fetch(new URL(target, url), {
      method,
      headers: { authorization, ...headers },
      ...(body ? { body } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${target} was answered ${answer.status}: ${text}`);
    return { headers: answer.headers, text };
  };
  const uploadTo = (name: string) => `${COLLECTION}?name=${encodeURIComponent(at(name))}`;
  const parseBody = ({ text }: { text: string }) => JSON.parse(text) as { downloadTokens: string };

  return {
    at,
    pathOf,
    authorization,
    list: (query: string) => `${COLLECTION}?prefix=${encodeURIComponent(at(''))}&${query}`,
    ask: (target: string) => ask(target, 'GET', {}),

    uploadWhole: async (name: string, bytes: Uint8Array, type = 'application/octet-stream') => {
      const head = `--B\r\nContent-Type: application/json\r\n\r\n{}\r\n--B\r\nContent-Type: ${type}\r\n\r\n`;
      const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--B--')]);
      const headers = {
        'x-goog-upload-protocol': 'multipart',
        'content-type': 'multipart/related; boundary=B',
      };
      return parseBody(await ask(uploadTo(name), 'POST', headers, body));
    },

    /** Uploads in chunks of doubling size, as the client does. */
    uploadResumable: async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const started = await ask(
        uploadTo(name),
        'POST',
        {
          'x-goog-upload-protocol': 'resumable',
          'x-goog-upload-command': 'start',
          'x-goog-upload-header-content-length': String(bytes.length),
          'content-type': 'application/json; charset=utf-8',
        },
        Buffer.from('{}'),
      );
      const session = new URL(started.headers.get('x-goog-upload-url') ?? '');
      for (let offset = 0, size = UNIT; offset < bytes.length; size = Math.min(2 * size, MAX_CHUNK)) {
        const chunk = bytes.subarray(offset, offset + size);
        const last = offset + chunk.length === bytes.length;
        await ask(
          session.pathname + session.search,
          'POST',
          {
            'x-goog-upload-command': last ? 'upload, finalize' : 'upload',
            'x-goog-upload-offset': String(offset),
          },
          chunk,
        );
        offset += chunk.length;
      }
    },

    remove: (name: string) => ask(pathOf(name), 'DELETE', {}),
  };
}
