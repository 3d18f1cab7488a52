import { registerMember } from './members.ts';
import { startTestInstance } from './test-instance.ts';

/** Where the storage service answers. */
export const BASE = '/v0/b/vitrine.local/o';

/** An instance with a member, and the storage service as she would ask it over plain HTTP. */
export async function openStorage(env: Record<string, string> = {}) {
  const instance = await startTestInstance(env);
  const ada = await registerMember(instance, { verified: false });
  const at = (name: string) => `users/${ada.uid}/${name}`;
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    fetch(instance.url + path, {
      method,
      headers: { authorization: `Firebase ${ada.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const objectOf = (name: string) => `${BASE}/${encodeURIComponent(at(name))}`;
  const uploadTo = (name: string) => `${BASE}?name=${encodeURIComponent(at(name))}`;
  const multipart = (name: string, metadata: unknown, bytes: string, boundary = 'B') =>
    ask(
      'POST',
      uploadTo(name),
      { 'x-goog-upload-protocol': 'multipart', 'content-type': `multipart/related; boundary=${boundary}` },
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--${boundary}\r\nContent-Type: text/plain\r\n\r\n${bytes}\r\n--${boundary}--`,
    );
  const startPieces = async (name: string, size: number) => {
    const answer = await ask(
      'POST',
      uploadTo(name),
      {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(size),
        'content-type': 'application/json; charset=utf-8',
      },
      '{"contentType":"text/plain"}',
    );
    const url = new URL(answer.headers.get('x-goog-upload-url') ?? '');
    return (command: string, offset: number, bytes?: string) =>
      ask(
        'POST',
        url.pathname + url.search,
        { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(offset) },
        bytes,
      );
  };
  const read = async (name: string) => (await ask('GET', `${objectOf(name)}?alt=media`)).text();
  return { instance, ada, at, ask, objectOf, uploadTo, multipart, startPieces, read };
}

/** The code of the catalogue that a refusal carries. */
export const errorOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;
