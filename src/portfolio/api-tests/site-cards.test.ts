import sharp from 'sharp';
import { expect, it } from 'vitest';
import { jpeg, uploadFile } from '#testing/images.ts';
import { openLink } from '#testing/links.ts';
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

/** Returns the colours of a preview image at points, as letters: red, blue, white or another one. */
async function coloursAt(bytes: Buffer, points: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * (y * info.width + x));
    if (Math.min(red, green, blue) > 240) return 'white';
    return red > blue + 100 ? 'red' : blue > red + 100 ? 'blue' : 'other';
  });
}

it.each([
  [
    'wide',
    { width: 1600, height: 900 },
    [
      [100, 200],
      [1100, 200],
      [600, 600],
    ],
  ],
  [
    'upright',
    { width: 900, height: 1600 },
    [
      [720, 300],
      [1180, 300],
      [600, 40],
    ],
  ],
] as const)('the preview image of a project contains its %s cover', async (_, size, points) => {
  const ada = await openSite(instance, { theme: 'ink' });
  const file = await uploadFile(instance, ada.member, 'cover.jpg', await jpeg(size));
  const cover = (await ada.member.call('POST', '/api/images', { file })).body.id;
  const { slug } = await ada.add('projects', { title: 'Engine', status: 'published', cover });
  const { bytes } = await ada.at(`/card/projects/${slug}.png`);
  expect(await coloursAt(bytes, points)).toEqual(['red', 'blue', 'other']);
  const behind = await openLink(instance, `${ada.sharePath}/card/projects/${slug}.png`);
  expect(behind.status).toBe(200);
});

it('the preview image of the page with the CV contains its first page', async () => {
  const ada = await openSite(instance, { theme: 'ink' });
  const cv = (await ada.member.call('POST', '/api/cvs', { name: 'Turin', example: 'nurse' })).body.id;
  await ada.member.call('PUT', `/api/cvs/${cv}/visibility`, { visibility: 'link' });
  await ada.change({ cv });
  const { status, bytes } = await ada.at('/card/cv.png');
  expect([
    status,
    await coloursAt(bytes, [
      [690, 100],
      [1100, 100],
      [600, 300],
    ]),
  ]).toEqual([200, ['white', 'white', 'other']]);
});

it('the preview image of the published site is shown to its owner alone, also while it has no address', async () => {
  const ada = await openSite(instance, { open: false });
  const path = '/portfolio/shown/card/home.png';
  const own = await fetch(instance.url + path, { headers: { cookie: ada.member.cookie } });
  expect([own.status, own.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(instance.url + path)).status).toBe(404);
});
