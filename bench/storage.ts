import type { Member } from './member.ts';

const COLLECTION = '/v0/b/vitrine.local/o';
const UNIT = 256 * 1024;
const GREATEST_PIECE = 16 * 1024 * 1024;

export type Storage = ReturnType<typeof openStorage>;

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
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${target} was answered ${answer.status}: ${said}`);
    return { headers: answer.headers, said };
  };
  const uploadTo = (name: string) => `${COLLECTION}?name=${encodeURIComponent(at(name))}`;
  const told = ({ said }: { said: string }) => JSON.parse(said) as { downloadTokens: string };

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
      return told(await ask(uploadTo(name), 'POST', headers, body));
    },

    /** Uploads in chunks of doubling size, as the client does. */
    uploadInPieces: async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const begun = await ask(
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
      const session = new URL(begun.headers.get('x-goog-upload-url') ?? '');
      for (let offset = 0, size = UNIT; offset < bytes.length; size = Math.min(2 * size, GREATEST_PIECE)) {
        const piece = bytes.subarray(offset, offset + size);
        const last = offset + piece.length === bytes.length;
        await ask(
          session.pathname + session.search,
          'POST',
          {
            'x-goog-upload-command': last ? 'upload, finalize' : 'upload',
            'x-goog-upload-offset': String(offset),
          },
          piece,
        );
        offset += piece.length;
      }
    },

    remove: (name: string) => ask(pathOf(name), 'DELETE', {}),
  };
}
