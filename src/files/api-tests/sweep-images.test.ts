import { expect, it } from 'vitest';
import { findPhotosInUse } from '#identity/service.ts';
import { addMember } from '#testing/add-member.ts';
import { jpeg, uploadFile, uploadImage } from '#testing/images.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { sweepImages } from '../server/images/sweep-images.ts';

const DAY = 24 * 60 * 60 * 1000;

it('deletes unused images after a week, with files that were uploaded for them only', async () => {
  const instance = await startTestInstance();
  const ada = await addMember(instance, { verified: false });
  const photo = await uploadImage(instance, ada, 'images/photo.jpg');
  await ada.call('PUT', '/api/me/photo', { file: photo.file });
  const unused = await uploadImage(instance, ada, 'images/unused.jpg');
  const cropped = (
    await ada.call('POST', '/api/images', { file: photo.file, crop: { x: 0, y: 0, width: 1, height: 0.5 } })
  ).body;
  const own = await uploadImage(instance, ada, 'diagrams/engine.jpg');
  const plain = await uploadFile(instance, ada, 'images/never-a-picture.jpg', await jpeg());

  const sweepAfter = (days: number) =>
    sweepImages({ ...instance.kernel, clock: { now: () => new Date(Date.now() + days * DAY) } }, [findPhotosInUse]);
  const statusOf = async (id: string) => (await ada.call('GET', `/api/images/${id}`)).status;
  const isStored = async (file: string) =>
    (await ada.call('GET', `/v0/b/vitrine.local/o/${encodeURIComponent(file)}`)).status === 200;

  await sweepAfter(6);
  for (const { id } of [photo, unused, cropped, own]) expect(await statusOf(id)).toBe(200);
  await sweepAfter(8);
  expect(await statusOf(photo.id)).toBe(200);
  for (const { id } of [unused, cropped, own]) expect(await statusOf(id)).toBe(404);
  expect([
    await isStored(photo.file),
    await isStored(unused.file),
    await isStored(own.file),
    await isStored(plain),
  ]).toEqual([true, false, true, true]);
});
