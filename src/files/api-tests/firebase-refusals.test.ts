import { deleteApp, type FirebaseApp } from 'firebase/app';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStream,
  list,
  listAll,
  ref,
  type StringFormat,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { flakyProxy } from '#files/testing/flaky-proxy.ts';
import { addMember } from '#testing/add-member.ts';
import { firebaseFor } from '#testing/firebase-client.ts';
import type { Member } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ FILE_MEGABYTES: '1', MEMBER_MEGABYTES: '1' });
let ada: Member;
let other: Member;
beforeAll(async () => {
  ada = await addMember(instance, { verified: false });
  other = await addMember(instance, { verified: false });
  const { app, storage } = firebaseFor(instance, ada);
  await uploadBytes(ref(storage, `users/${ada.uid}/mine`), Buffer.alloc(600_000));
  await deleteApp(app);
});

type Client = { app: FirebaseApp; storage: FirebaseStorage; at: (name: string) => ReturnType<typeof ref> };

/** Creates an unmodified client, signed in as a member or signed out. */
function clientOf(member?: { uid: string; token: string }, port = instance.port): Client {
  const { app, storage } = firebaseFor({ port }, member);
  onTestFinished(() => deleteApp(app).catch(() => {}));
  return { app, storage, at: (name) => ref(storage, `users/${ada.uid}/${name}`) };
}

/** Returns the error code of an operation, whether it throws or rejects. */
async function codeOf(work: () => unknown) {
  try {
    await work();
    return 'no error';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}

const BYTES = Buffer.alloc(1);
const OPERATIONS: Record<string, (client: Client, name: string) => unknown> = {
  getMetadata: ({ at }, name) => getMetadata(at(name)),
  updateMetadata: ({ at }, name) => updateMetadata(at(name), { cacheControl: 'no-cache' }),
  getDownloadURL: ({ at }, name) => getDownloadURL(at(name)),
  getBytes: ({ at }, name) => getBytes(at(name)),
  getStream: async ({ at }, name) => {
    for await (const _ of getStream(at(name)) as unknown as AsyncIterable<unknown>);
  },
  deleteObject: ({ at }, name) => deleteObject(at(name)),
  list: ({ at }, name) => list(at(name), { maxResults: 1 }),
  listAll: ({ at }, name) => listAll(at(name)),
  uploadBytes: ({ at }, name) => uploadBytes(at(name), BYTES),
  uploadString: ({ at }, name) => uploadString(at(name), 'hi'),
  uploadBytesResumable: ({ at }, name) => uploadBytesResumable(at(name), Buffer.alloc(300_000)),
};
const READING = ['getMetadata', 'updateMetadata', 'getDownloadURL', 'getBytes', 'getStream', 'deleteObject'];
const ALL = Object.keys(OPERATIONS);

/** Returns the operations that do not fail with the code. */
async function mismatches(code: string, client: Client, name: string, operations = ALL) {
  const unexpected: Record<string, string> = {};
  for (const operation of operations) {
    const actual = await codeOf(() => OPERATIONS[operation]?.(client, name));
    if (actual !== code) unexpected[operation] = actual;
  }
  return unexpected;
}

describe('the unmodified client gets', () => {
  it('storage/unauthenticated for every operation without a token or with a wrong one', async () => {
    expect(await mismatches('storage/unauthenticated', clientOf(), 'mine')).toEqual({});
    expect(await mismatches('storage/unauthenticated', clientOf({ uid: ada.uid, token: 'wrong' }), 'mine')).toEqual({});
  });

  it('storage/unauthorized for every operation on another member’s files', async () => {
    expect(await mismatches('storage/unauthorized', clientOf(other), 'mine')).toEqual({});
    expect(await mismatches('storage/unauthorized', clientOf(other), 'nothing')).toEqual({});
  });

  it('storage/object-not-found for a missing file', async () => {
    expect(await mismatches('storage/object-not-found', clientOf(ada), 'nothing', READING)).toEqual({});
  });

  it('storage/quota-exceeded for a file that is too large or exceeds the quota, in one piece or several', async () => {
    const { at } = clientOf(ada);
    for (const size of [600_000, 1_100_000]) {
      const bytes = Buffer.alloc(size);
      expect(await codeOf(() => uploadBytes(at('more'), bytes))).toBe('storage/quota-exceeded');
      expect(await codeOf(() => uploadBytesResumable(at('more'), bytes))).toBe('storage/quota-exceeded');
    }
    expect(await codeOf(() => uploadBytes(at('mine'), Buffer.alloc(700_000)))).toBe('no error');
  });

  it('storage/retry-limit-exceeded if the server cannot be reached in time', async () => {
    const line = await flakyProxy(instance.port, Array(30).fill({ after: 0, lose: 'the rest' }));
    const client = clientOf(ada, line.port);
    client.storage.maxOperationRetryTime = 50;
    client.storage.maxUploadRetryTime = 50;
    expect(await mismatches('storage/retry-limit-exceeded', client, 'mine')).toEqual({});
    // Each was tried, and most of them once more when the time was over.
    expect(line.breaks.length).toBeLessThanOrEqual(30 - ALL.length);
  });

  it('storage/canceled for a cancelled upload and for requests pending when the app is deleted', async () => {
    const { at } = clientOf(ada);
    const task = uploadBytesResumable(at('given up'), Buffer.alloc(300_000));
    expect(task.cancel()).toBe(true);
    expect(await codeOf(() => task)).toBe('storage/canceled');
    const { app, at: atOnce } = clientOf(ada);
    const pending = codeOf(() => getMetadata(atOnce('mine')));
    await deleteApp(app);
    expect(await pending).toMatch(/^storage\/(?:canceled|app-deleted)$/);
    expect(await codeOf(() => getMetadata(atOnce('mine')))).toBe('storage/app-deleted');
  });

  it('storage/no-download-url for a file whose token was revoked', async () => {
    const { at } = clientOf(ada);
    await uploadBytes(at('unlinked'), BYTES);
    const url = await getDownloadURL(at('unlinked'));
    await instance.kernel.db.pool.query(`update files set download_token = '' where name like '%/unlinked'`);
    expect(await codeOf(() => getDownloadURL(at('unlinked')))).toBe('storage/no-download-url');
    expect((await fetch(url)).status).toBe(401);
  });

  it.each<[string, (client: Client) => unknown]>([
    ['invalid-argument', ({ at }) => list(at(''), { maxResults: 0 })],
    ['invalid-argument', ({ at }) => list(at(''), { maxResults: 1001 })],
    ['invalid-argument', ({ at }) => ref(at(''), 'gs://bucket/x')],
    ['invalid-argument', ({ storage }) => Object.assign(storage, { maxUploadRetryTime: -1 })],
    ['invalid-argument', ({ storage }) => Object.assign(storage, { maxOperationRetryTime: -1 })],
    ['invalid-format', ({ at }) => uploadString(at('x'), 'aGk_', 'base64')],
    ['invalid-format', ({ at }) => uploadString(at('x'), 'aGk/', 'base64url')],
    ['invalid-format', ({ at }) => uploadString(at('x'), 'text/plain,hi', 'data_url')],
    ['invalid-format', ({ at }) => uploadString(at('x'), 'data:,%zz', 'data_url')],
    ['unknown', ({ at }) => uploadString(at('x'), 'hi', 'hex' as StringFormat)],
    ['invalid-root-operation', ({ storage }) => getMetadata(ref(storage))],
    ['invalid-root-operation', ({ storage }) => uploadBytes(ref(storage), BYTES)],
    ['invalid-root-operation', ({ storage }) => uploadString(ref(storage), 'hi')],
    ['invalid-root-operation', ({ storage }) => uploadBytesResumable(ref(storage), BYTES)],
    ['invalid-root-operation', ({ storage }) => deleteObject(ref(storage))],
    ['invalid-root-operation', ({ storage }) => getDownloadURL(ref(storage))],
    ['invalid-root-operation', ({ storage }) => getBytes(ref(storage))],
    ['invalid-url', ({ storage }) => ref(storage, 'https://elsewhere.example/x')],
  ])('storage/%s for an invalid request (%#)', async (code, work) => {
    expect(await codeOf(() => work(clientOf(ada)))).toBe(`storage/${code}`);
  });
});
