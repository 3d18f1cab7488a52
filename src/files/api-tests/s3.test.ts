import { deleteApp } from 'firebase/app';
import { deleteObject, getBytes, getDownloadURL, ref, uploadBytes, uploadBytesResumable } from 'firebase/storage';
import { expect, it, onTestFinished } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { firebaseFor } from '#testing/firebase-client.ts';
import { startS3Server } from '#testing/s3-server.ts';
import { blobKeys, rowKeys } from '#testing/storage.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { newBlobKey } from '../server/store-file.ts';
import { sweepFilesWithoutBytes, sweepLooseBlobs, sweepUnreferencedBlobs } from '../server/sweep.ts';

const inTwoHours = { now: () => new Date(Date.now() + 2 * 60 * 60 * 1000) };

it('the storage service works with an S3 bucket and sweeps it', async () => {
  const { endpoint, bucket, key, secret, region } = await startS3Server();
  const instance = await startTestInstance({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_KEY: key,
    S3_SECRET: secret,
    S3_REGION: region,
  });
  const ada = await addMember(instance, { verified: false });
  const { app, storage } = firebaseFor(instance, ada);
  onTestFinished(() => deleteApp(app));
  const at = (name: string) => ref(storage, `users/${ada.uid}/${name}`);
  const bytes = Buffer.from(Array.from({ length: 1_500_000 }, (_, index) => index % 251));

  await uploadBytes(at('small'), bytes.subarray(0, 1000));
  await uploadBytesResumable(at('large'), bytes);
  expect(Buffer.from(await getBytes(at('large'))).equals(bytes)).toBe(true);
  expect(Buffer.from(await getBytes(at('large'), 300)).equals(bytes.subarray(0, 300))).toBe(true);
  const part = await fetch(await getDownloadURL(at('large')), { headers: { range: 'bytes=1000000-1000009' } });
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000_000, 1_000_010))).toBe(true);

  await deleteObject(at('small'));
  await sweepLooseBlobs(instance.files);
  expect(await blobKeys(instance)).toEqual(await rowKeys(instance));
  expect(await blobKeys(instance)).toHaveLength(1);

  await Promise.all([1, 2, 3].map(() => instance.files.blobs.put(newBlobKey(), new Blob(['lost']))));
  expect(await blobKeys(instance)).toHaveLength(4);
  await sweepUnreferencedBlobs({ ...instance.files, clock: inTwoHours });
  expect(await blobKeys(instance)).toEqual(await rowKeys(instance));
  await sweepFilesWithoutBytes(instance.files);
  expect(await rowKeys(instance)).toHaveLength(1);
});
