import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropCardPicture } from './raster.ts';

/** A picture that is black at its start and white at its end. */
const halves = () =>
  sharp({ create: { width: 1200, height: 300, channels: 3, background: '#000000' } })
    .composite([
      {
        input: { create: { width: 600, height: 300, channels: 3, background: '#ffffff' } },
        left: 600,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

it('crops the picture of a preview image around its focal point', async () => {
  const bytes = await halves();
  const brightness = async (x: number) => {
    const cropped = await cropCardPicture({ shape: 'beside', bytes, focus: { x, y: 50 } });
    const [channel] = (await sharp(cropped).stats()).channels;
    const { width, height } = await sharp(cropped).metadata();
    expect([width, height]).toEqual([520, 630]);
    return channel?.mean ?? 0;
  };
  expect(await brightness(0)).toBeLessThan(5);
  expect(await brightness(100)).toBeGreaterThan(250);
});
