import sharp from 'sharp';
import { expect, it } from 'vitest';
import { jpeg, uploadFile } from '#testing/images.ts';
import { openSite, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

/** Returns the colours of a preview image left and right of the middle of the photo. */
async function coloursOfPhoto(bytes: Buffer) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [900, 1050].map((x) => {
    const [red = 0, , blue = 0] = data.subarray(3 * (315 * info.width + x));
    return red > blue + 100 ? 'red' : blue > red + 100 ? 'blue' : 'neither';
  });
}

it('the preview image of a home page contains the member’s photo while there is one', async () => {
  const ada = await openSite(instance, { headline: 'Enchantress of numbers' });
  const card = () => ada.at('/card/home.png');
  const without = await card();
  expect([without.status, without.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await coloursOfPhoto(without.bytes)).toEqual(['neither', 'neither']);
  const file = await uploadFile(instance, ada.member, 'photo.jpg', await jpeg({ width: 600, height: 600 }));
  const answer = await ada.member.call('PUT', '/api/me/photo', { file });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  const withPhoto = await card();
  expect(await coloursOfPhoto(withPhoto.bytes)).toEqual(['red', 'blue']);
  expect((await ada.member.call('DELETE', '/api/me/photo')).status).toBe(200);
  expect((await card()).bytes.equals(without.bytes)).toBe(true);
});
