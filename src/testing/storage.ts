import { beforeAll } from 'vitest';
import { addMember } from './add-member.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from './test-instance.ts';

/** The base path of the storage service. */
export const BASE = '/v0/b/vitrine.local/o';

/** Starts an instance with a member, and returns functions that call the storage service over plain HTTP. */
export const openStorage = async (env: Record<string, string> = {}) => storageOf(await startTestInstance(env));

/** Registers a member of an instance, and returns functions that call the storage service over plain HTTP. */
export async function storageOf(instance: TestInstance) {
  const ada = await addMember(instance);
  const at = (name: string) => `users/${ada.uid}/${name}`;
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
    fetch(instance.url + path, {
      method,
      headers: { authorization: `Firebase ${ada.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const objectOf = (name: string) => objectAt(at(name));
  const uploadTo = (name: string) => `${BASE}?name=${encodeURIComponent(at(name))}`;
  const multipart = (name: string, metadata: unknown, bytes: string | Uint8Array<ArrayBuffer>, boundary = 'B') =>
    ask('POST', uploadTo(name), multipartHeaders(boundary), multipartBody(metadata, bytes, boundary));
  const startResumable = async (name: string, size: number, more: Record<string, string> = {}) => {
    const answer = await ask(
      'POST',
      uploadTo(name),
      { ...startHeaders(size), ...more },
      '{"contentType":"text/plain"}',
    );
    const url = new URL(answer.headers.get('x-goog-upload-url') ?? '');
    return (command: string, offset: number, bytes?: BodyInit) =>
      ask('POST', url.pathname + url.search, chunkHeaders(command, offset), bytes);
  };
  const read = async (name: string) => (await ask('GET', `${objectOf(name)}?alt=media`)).text();
  return { instance, ada, at, ask, objectOf, uploadTo, multipart, startResumable, read };
}

type TestStorage = Awaited<ReturnType<typeof storageOf>>;

/** Shares one storage member with all tests of a file, which must use different file names. */
export function shareStorage(env: Record<string, string> = {}) {
  const instance = shareTestInstance(env);
  const shared = {} as TestStorage;
  beforeAll(async () => void Object.assign(shared, await storageOf(instance)));
  return shared;
}

/** Returns the URL path of a file by its full name. */
export const objectAt = (name: string) => `${BASE}/${encodeURIComponent(name)}`;

export const multipartHeaders = (boundary = 'B') => ({
  'x-goog-upload-protocol': 'multipart',
  'content-type': `multipart/related; boundary=${boundary}`,
});

export const multipartBody = (metadata: unknown, bytes: string | Uint8Array<ArrayBuffer>, boundary = 'B') =>
  new Blob([
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}`,
    `\r\n--${boundary}\r\nContent-Type: text/plain\r\n\r\n`,
    bytes,
    `\r\n--${boundary}--`,
  ]);

export const startHeaders = (size: number) => ({
  'x-goog-upload-protocol': 'resumable',
  'x-goog-upload-command': 'start',
  'x-goog-upload-header-content-length': String(size),
  'content-type': 'application/json; charset=utf-8',
});

export const chunkHeaders = (command: string, offset: number) => ({
  'x-goog-upload-command': command,
  'x-goog-upload-offset': String(offset),
});

/** Returns the error code of a refusal. */
export const errorOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

/** Returns every key in the blob store. */
export async function blobKeys({ files }: Pick<TestInstance, 'files'>) {
  const keys: string[] = [];
  for await (const { key } of files.blobs.list()) keys.push(key);
  return keys.sort();
}

/** Returns every blob key in the database. */
export async function rowKeys({ kernel }: Pick<TestInstance, 'kernel'>) {
  const { rows } = await kernel.db.pool.query<{ blob: string }>(
    'select blob from files union all select blob from upload_pieces union all select blob from image_variants',
  );
  return rows.map(({ blob }) => blob).sort();
}
