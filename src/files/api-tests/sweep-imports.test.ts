import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { jpeg, uploadFile, uploadImage } from '#testing/images.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { sweepImports } from '../server/sweep.ts';

const HOUR = 60 * 60 * 1000;

it('deletes files of imports after a day, unless an image was made of them', async () => {
  const instance = await startTestInstance();
  const ada = await addMember(instance);
  const left = await uploadFile(instance, ada, 'imports/1/posts.zip', await jpeg());
  const other = await uploadFile(instance, ada, 'diagrams/imports/engine.jpg', await jpeg());
  const { file: shown } = await uploadImage(instance, ada, 'imports/2/engine.jpg');
  const storedAfter = async (hours: number) => {
    await sweepImports({ ...instance.kernel, clock: { now: () => new Date(Date.now() + hours * HOUR) } });
    const answers = [left, other, shown].map((file) =>
      ada.call('GET', `/v0/b/vitrine.local/o/${encodeURIComponent(file)}`),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await storedAfter(23)).toEqual([200, 200, 200]);
  expect(await storedAfter(25)).toEqual([404, 200, 200]);
});
