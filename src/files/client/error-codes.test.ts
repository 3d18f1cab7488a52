import type { ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { flakyProxy } from '#files/testing/flaky-proxy.ts';
import { addMember } from '#testing/add-member.ts';
import type { Member } from '#testing/members.ts';
import { serve } from '#testing/serve.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { STORAGE_CODES, type StorageCode } from '../model/storage-codes.ts';
import { makeStorageClient } from './storage-client.ts';
import { StorageFailure } from './storage-failure.ts';
import type { StringFormat } from './string-formats.ts';

const instance = shareTestInstance({ FILE_MEGABYTES: '1', MEMBER_MEGABYTES: '1' });
let ada: Member;
beforeAll(async () => {
  ada = await addMember(instance, { verified: false });
  await client().uploadString(at('kept'), 'Note G').done;
});

type Options = Partial<Parameters<typeof makeStorageClient>[0]>;
const BUCKET = 'vitrine.local';
const NO_TIME = { maxOperationRetryTime: 0, maxUploadRetryTime: 0 };
const client = (options: Options = {}) =>
  makeStorageClient({ bucket: BUCKET, origin: instance.url, token: () => ada.token, ...options });
const at = (name: string) => `users/${ada.uid}/${name}`;
const zeros = (size: number) => new Blob([Buffer.alloc(size)]);

/** Creates a client of a server that answers every request in one way. */
async function clientOf(answer: (response: ServerResponse) => void, options: Options = NO_TIME) {
  const { url } = await serve(async (_, response) => answer(response));
  return client({ origin: url, ...options });
}
const answering = (status: number, body = '') => clientOf((response) => void response.writeHead(status).end(body));

/** Causes of each code, with the real server where possible. */
const CAUSES: Record<StorageCode, Record<string, () => unknown>> = {
  'object-not-found': {
    'metadata of a missing file': () => client().metadata(at('nothing')),
    'its download': () => client().download(at('nothing')),
    'its download URL': () => client().downloadUrl(at('nothing')),
    'a change to it': () => client().updateMetadata(at('nothing'), {}),
    'its deletion': () => client().remove(at('nothing')),
    'a 404 without a body': async () => (await answering(404)).metadata('x'),
  },
  'bucket-not-found': {
    'another bucket': () => client({ bucket: 'elsewhere' }).metadata(at('kept')),
    'a list of it': () => client({ bucket: 'elsewhere' }).list(''),
  },
  'quota-exceeded': {
    'a file too large': () => client().upload(at('x'), zeros(1_100_000)).done,
    'a file too many': async () => {
      await client().upload(at('large'), zeros(600_000)).done;
      await client().upload(at('larger'), zeros(600_000)).done;
    },
    'a 402 without a body': async () => (await answering(402)).metadata('x'),
  },
  unauthenticated: {
    'a signed-out caller': () => client({ token: () => undefined }).metadata(at('kept')),
    'an upload by a signed-out caller': () => client({ token: () => undefined }).uploadString(at('x'), 'x').done,
    'a wrong token': () => client({ token: () => 'wrong' }).list(at('')),
    'a token that cannot be fetched': () => client({ token: () => Promise.reject(new Error('offline')) }).list(at('')),
    'a 401 without a body': async () => (await answering(401)).metadata('x'),
  },
  unauthorized: {
    'another member’s file': () => client().metadata('users/somebody/x'),
    'an upload to another member’s folder': () => client().uploadString('users/somebody/x', 'x').done,
    'all files': () => client().list(''),
    'a 403 without a body': async () => (await answering(403)).metadata('x'),
  },
  'unauthorized-app': {
    'a refusal of the App Check token': async () =>
      (await answering(401, 'Firebase App Check token is invalid.')).metadata('x'),
    'such a refusal as JSON': async () =>
      (await answering(401, '{"error":{"code":401,"message":"App-Check token is missing"}}')).metadata('x'),
  },
  'retry-limit-exceeded': {
    'a connection that always breaks': async () => {
      const line = await flakyProxy(instance.port, Array(9).fill({ after: 0, lose: 'the rest' }));
      await client({ origin: `http://127.0.0.1:${line.port}`, maxOperationRetryTime: 50 }).metadata(at('kept'));
    },
    'an unreachable server': () => client({ origin: 'http://127.0.0.1:9', ...NO_TIME }).list(at('')),
    'an overloaded server': async () => (await answering(503)).metadata('x'),
    'an upload to an overloaded server': async () => (await answering(429)).upload('x', zeros(1)).done,
    'a truncated response': () =>
      clientOf((response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half');
        setTimeout(() => response.destroy(), 10);
      }).then((cut) => cut.download('x')),
  },
  'invalid-checksum': {
    'bytes with another hash': () =>
      client().upload(at('x'), new Blob(['hi']), { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' } as object).done,
    'such bytes in pieces': () =>
      client().upload(at('x'), zeros(300_000), { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' } as object).done,
  },
  canceled: {
    'an upload before it began': () => {
      const task = client().upload(at('x'), zeros(1));
      task.cancel();
      return task.done;
    },
    'a running upload': () => {
      const task = client().upload(at('x'), zeros(300_000));
      task.onProgress(() => task.cancel());
      return task.done;
    },
    'an upload that waits for the connection': () => {
      const task = client({ origin: 'http://127.0.0.1:9' }).upload(at('x'), zeros(1));
      task.onProgress(({ waiting }) => waiting && task.cancel());
      return task.done;
    },
  },
  'invalid-url': {
    'a URL of another site': () => client().nameOf('https://elsewhere.example/v0/b/vitrine.local/o/x'),
    'a URL of another bucket': () => client().nameOf(`${instance.url}/v0/b/elsewhere/o/x`),
    'a malformed URL': () => client().nameOf(`${instance.url}/v0/b/${BUCKET}/o/%zz`),
    'an empty URL': () => client().nameOf(''),
  },
  'invalid-format': {
    'base64 in the base64url alphabet': () => client().uploadString(at('x'), 'aGk_', 'base64'),
    'base64url in the base64 alphabet': () => client().uploadString(at('x'), 'aGk/', 'base64url'),
    'no data URL': () => client().uploadString(at('x'), 'text/plain,hi', 'data_url'),
  },
  'no-download-url': {
    'a file whose token was revoked': async () => {
      await client().uploadString(at('unlinked'), 'x').done;
      await instance.kernel.db.pool.query(`update files set download_token = '' where name like '%/unlinked'`);
      await client().downloadUrl(at('unlinked'));
    },
    'a response without a token': async () => (await answering(200, '{"name":"x"}')).downloadUrl('x'),
  },
  'invalid-argument': {
    'a limit of zero results': () => client().list(at(''), { maxResults: 0 }),
    'a limit of too many results': () => client().list(at(''), { maxResults: 1001 }),
    'a fractional limit': () => client().list(at(''), { maxResults: 1.5 }),
    'a page token of another list': () => client().list(at(''), { pageToken: 'x' }),
    'a negative time limit': () => client({ maxUploadRetryTime: -1 }),
    'a time limit that is not a number': () => client({ maxOperationRetryTime: Number.NaN }),
    'an invalid origin': () => client({ origin: 'nowhere' }),
    'a name that is too long': () => client().uploadString(at('x'.repeat(1500)), 'x').done,
    'a line break in the metadata': () => client().updateMetadata(at('kept'), { cacheControl: 'a\r\nb' }),
  },
  'app-deleted': {
    'a closed client': () => {
      const closed = client();
      closed.close();
      return closed.metadata(at('kept'));
    },
    'a pending request': () => {
      const closed = client();
      const pending = closed.metadata(at('kept'));
      closed.close();
      return pending;
    },
    'a pending upload': () => {
      const closed = client();
      const task = closed.upload(at('x'), zeros(300_000));
      task.onProgress(() => closed.close());
      return task.done;
    },
  },
  'invalid-root-operation': {
    'metadata of the root': () => client().metadata(''),
    'its download': () => client().download(''),
    'an upload to a folder': () => client().uploadString(at(''), 'x'),
    'the deletion of a folder': () => client().remove(at('folder/')),
  },
  'unsupported-environment': {
    'no Blob': () => without('Blob'),
    'no atob': () => without('atob'),
    'no fetch': () => without('fetch'),
  },
  'internal-error': {
    'a listener that throws': () => {
      const task = client().upload(at('x'), zeros(300_000));
      task.onProgress(() => {
        throw new Error('no such element');
      });
      return task.done;
    },
    'a response with this code': async () =>
      (await answering(400, '{"error":{"code":"internal-error","message":"x"}}')).metadata('x'),
  },
  unknown: {
    'an unexpected status': async () => (await answering(409)).metadata('x'),
    'a response that is not JSON': async () => (await answering(200, 'fine')).metadata('x'),
    'a response that is not an object': async () => (await answering(200, 'null')).metadata('x'),
    'an upload with an empty response': async () => (await answering(200, '')).upload('x', zeros(1)).done,
    'a resumable upload without a URL': async () => (await answering(200, '{}')).upload('x', zeros(300_000)).done,
    'an unknown code': async () => (await answering(400, '{"error":{"code":"nonsense"}}')).metadata('x'),
    'an unknown format': () => client().uploadString(at('x'), '00', 'hex' as StringFormat),
  },
};

function without(name: string) {
  vi.stubGlobal(name, undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  try {
    return client();
  } finally {
    vi.unstubAllGlobals();
  }
}

describe('the error codes of the client', () => {
  it('are all covered by a case', () => {
    expect(Object.keys(CAUSES).sort()).toEqual(Object.keys(STORAGE_CODES).sort());
  });

  const cases = Object.entries(CAUSES).flatMap(([code, causes]) =>
    Object.entries(causes).map(([cause, action]) => [code, cause, action] as const),
  );
  it.each(cases)('%s: %s', async (code, _, action) => {
    const failure = await (async () => action())().then(
      () => expect.fail('no error was thrown'),
      (thrown: unknown) => thrown,
    );
    expect(failure).toBeInstanceOf(StorageFailure);
    expect(failure).toMatchObject({ code, name: 'StorageFailure', message: expect.stringMatching(/\S/) });
  });
});
