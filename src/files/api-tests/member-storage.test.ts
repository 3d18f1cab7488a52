import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeStorageClient } from '../client/storage-client.ts';

const instance = shareTestInstance({ STORAGE_BUCKET: 'pictures', FILE_MEGABYTES: '3', MEMBER_MEGABYTES: '5' });

it('returns the storage location, the limits and the usage of a member', async () => {
  const { uid, token, call } = await addMember(instance, { verified: false });
  const answer = await call('GET', '/api/storage');
  expect([answer.status, answer.body]).toEqual([
    200,
    { bucket: 'pictures', folder: `users/${uid}/`, largestFile: 3 * 1024 ** 2, room: 5 * 1024 ** 2, used: 0 },
  ]);
  const client = makeStorageClient({ bucket: 'pictures', origin: instance.url, token: () => token });
  await client.upload(`${answer.body.folder}images/one`, new Blob(['1234'])).done;
  expect((await call('GET', '/api/storage')).body).toMatchObject({ used: 4 });
});
