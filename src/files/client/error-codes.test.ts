import type { ServerResponse } from 'node:http';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { flakyProxy } from '#testing/flaky-proxy.ts';
import { type Member, registerMember } from '#testing/members.ts';
import { serve } from '#testing/serve.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { STORAGE_CODES, type StorageCode } from '../model/storage-codes.ts';
import { makeStorageClient } from './storage-client.ts';
import { StorageFailure } from './storage-failure.ts';
import type { StringFormat } from './string-formats.ts';

const instance = shareTestInstance({ FILE_MEGABYTES: '1', MEMBER_MEGABYTES: '1' });
let ada: Member;
beforeAll(async () => {
  ada = await registerMember(instance, { verified: false });
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
    'what is said of a file that is not there': () => client().metadata(at('nothing')),
    'its bytes': () => client().download(at('nothing')),
    'its address': () => client().downloadUrl(at('nothing')),
    'a change of it': () => client().updateMetadata(at('nothing'), {}),
    'its removal': () => client().remove(at('nothing')),
    'a 404 without words': async () => (await answering(404)).metadata('x'),
  },
  'bucket-not-found': {
    'another bucket': () => client({ bucket: 'elsewhere' }).metadata(at('kept')),
    'a list of it': () => client({ bucket: 'elsewhere' }).list(''),
  },
  'quota-exceeded': {
    'a file too large': () => client().upload(at('x'), zeros(1_100_000)).done,
    'one too many': async () => {
      await client().upload(at('large'), zeros(600_000)).done;
      await client().upload(at('larger'), zeros(600_000)).done;
    },
    'a 402 without words': async () => (await answering(402)).metadata('x'),
  },
  unauthenticated: {
    nobody: () => client({ token: () => undefined }).metadata(at('kept')),
    'nobody who uploads': () => client({ token: () => undefined }).uploadString(at('x'), 'x').done,
    'a wrong token': () => client({ token: () => 'wrong' }).list(at('')),
    'a token that cannot be had': () => client({ token: () => Promise.reject(new Error('offline')) }).list(at('')),
    'a 401 without words': async () => (await answering(401)).metadata('x'),
  },
  unauthorized: {
    'the file of somebody else': () => client().metadata('users/somebody/x'),
    'an upload there': () => client().uploadString('users/somebody/x', 'x').done,
    'all files': () => client().list(''),
    'a 403 without words': async () => (await answering(403)).metadata('x'),
  },
  'unauthorized-app': {
    'a refusal that speaks of the app’s own token': async () =>
      (await answering(401, 'Firebase App Check token is invalid.')).metadata('x'),
    'the same as JSON': async () =>
      (await answering(401, '{"error":{"code":401,"message":"App-Check token is missing"}}')).metadata('x'),
  },
  'retry-limit-exceeded': {
    'a line that always breaks': async () => {
      const line = await flakyProxy(instance.port, Array(9).fill({ after: 0, lose: 'the rest' }));
      await client({ origin: `http://127.0.0.1:${line.port}`, maxOperationRetryTime: 50 }).metadata(at('kept'));
    },
    'nobody there': () => client({ origin: 'http://127.0.0.1:9', ...NO_TIME }).list(at('')),
    'a server that has too much to do': async () => (await answering(503)).metadata('x'),
    'an upload to it': async () => (await answering(429)).upload('x', zeros(1)).done,
    'an answer that is cut off': () =>
      clientOf((response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half');
        setTimeout(() => response.destroy(), 10);
      }).then((cut) => cut.download('x')),
  },
  'invalid-checksum': {
    'bytes that are not those meant': () =>
      client().upload(at('x'), new Blob(['hi']), { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' } as object).done,
    'the same in pieces': () =>
      client().upload(at('x'), zeros(300_000), { md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==' } as object).done,
  },
  canceled: {
    'an upload before it began': () => {
      const task = client().upload(at('x'), zeros(1));
      task.cancel();
      return task.done;
    },
    'one under way': () => {
      const task = client().upload(at('x'), zeros(300_000));
      task.onProgress(() => task.cancel());
      return task.done;
    },
    'one that waits for the line': () => {
      const task = client({ origin: 'http://127.0.0.1:9' }).upload(at('x'), zeros(1));
      task.onProgress(({ waiting }) => waiting && task.cancel());
      return task.done;
    },
  },
  'invalid-url': {
    'an address elsewhere': () => client().nameOf('https://elsewhere.example/v0/b/vitrine.local/o/x'),
    'one of another bucket': () => client().nameOf(`${instance.url}/v0/b/elsewhere/o/x`),
    'one that is not well encoded': () => client().nameOf(`${instance.url}/v0/b/${BUCKET}/o/%zz`),
    none: () => client().nameOf(''),
  },
  'invalid-format': {
    'base64 in the other alphabet': () => client().uploadString(at('x'), 'aGk_', 'base64'),
    'base64url in the other alphabet': () => client().uploadString(at('x'), 'aGk/', 'base64url'),
    'no data URL': () => client().uploadString(at('x'), 'text/plain,hi', 'data_url'),
  },
  'no-download-url': {
    'a file whose token was taken back': async () => {
      await client().uploadString(at('unlinked'), 'x').done;
      await instance.kernel.db.pool.query(`update files set download_token = '' where name like '%/unlinked'`);
      await client().downloadUrl(at('unlinked'));
    },
    'an answer without one': async () => (await answering(200, '{"name":"x"}')).downloadUrl('x'),
  },
  'invalid-argument': {
    'no results at all': () => client().list(at(''), { maxResults: 0 }),
    'too many': () => client().list(at(''), { maxResults: 1001 }),
    'half a result': () => client().list(at(''), { maxResults: 1.5 }),
    'the page of another list': () => client().list(at(''), { pageToken: 'x' }),
    'a time limit below 0': () => client({ maxUploadRetryTime: -1 }),
    'one that is no number': () => client({ maxOperationRetryTime: Number.NaN }),
    'no server': () => client({ origin: 'nowhere' }),
    'a name that cannot be kept': () => client().uploadString(at('x'.repeat(1500)), 'x').done,
    'words that cannot be said of a file': () => client().updateMetadata(at('kept'), { cacheControl: 'a\r\nb' }),
  },
  'app-deleted': {
    'a client that was closed': () => {
      const closed = client();
      closed.close();
      return closed.metadata(at('kept'));
    },
    'what was under way': () => {
      const closed = client();
      const pending = closed.metadata(at('kept'));
      closed.close();
      return pending;
    },
    'an upload under way': () => {
      const closed = client();
      const task = closed.upload(at('x'), zeros(300_000));
      task.onProgress(() => closed.close());
      return task.done;
    },
  },
  'invalid-root-operation': {
    'what is said of the root': () => client().metadata(''),
    'its bytes': () => client().download(''),
    'an upload to a folder': () => client().uploadString(at(''), 'x'),
    'the removal of one': () => client().remove(at('folder/')),
  },
  'unsupported-environment': {
    'no Blob': () => without('Blob'),
    'no atob': () => without('atob'),
    'no fetch': () => without('fetch'),
  },
  'internal-error': {
    'a listener that fails': () => {
      const task = client().upload(at('x'), zeros(300_000));
      task.onProgress(() => {
        throw new Error('no such element');
      });
      return task.done;
    },
    'a server that names it': async () =>
      (await answering(400, '{"error":{"code":"internal-error","message":"x"}}')).metadata('x'),
  },
  unknown: {
    'a status of no meaning': async () => (await answering(409)).metadata('x'),
    'what is no JSON': async () => (await answering(200, 'fine')).metadata('x'),
    'what is no object': async () => (await answering(200, 'null')).metadata('x'),
    'an upload that is answered so': async () => (await answering(200, '')).upload('x', zeros(1)).done,
    'one without an address for its pieces': async () => (await answering(200, '{}')).upload('x', zeros(300_000)).done,
    'a code that is none': async () => (await answering(400, '{"error":{"code":"nonsense"}}')).metadata('x'),
    'a format that is none': () => client().uploadString(at('x'), '00', 'hex' as StringFormat),
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

describe('the catalogue of the product’s own client', () => {
  it('is shown here code by code', () => {
    expect(Object.keys(CAUSES).sort()).toEqual(Object.keys(STORAGE_CODES).sort());
  });

  const cases = Object.entries(CAUSES).flatMap(([code, causes]) =>
    Object.entries(causes).map(([cause, action]) => [code, cause, action] as const),
  );
  it.each(cases)('%s: %s', async (code, _, action) => {
    const failure = await (async () => action())().then(
      () => expect.fail('nothing went wrong'),
      (thrown: unknown) => thrown,
    );
    expect(failure).toBeInstanceOf(StorageFailure);
    expect(failure).toMatchObject({ code, name: 'StorageFailure', message: expect.stringMatching(/\S/) });
  });
});
