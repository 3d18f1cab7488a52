import sharp from 'sharp';

const SIZE = { width: 4000, height: 3000 };

/** Returns a picture like a 12-megapixel photo: uneven light, sharp and blurred shapes, and sensor noise. */
export async function makePhoto(hue: number) {
  const noise = (width: number, sigma: number) =>
    sharp({
      create: {
        width,
        height: width * 0.75,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
      .resize(SIZE)
      .jpeg({ quality: 95 })
      .toBuffer();
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><defs><linearGradient id="l" x2="1" y2="1"><stop stop-color="hsl(${hue} 60% 80%)"/><stop offset="1" stop-color="hsl(${hue + 90} 70% 20%)"/></linearGradient></defs><rect width="4000" height="3000" fill="url(#l)"/></svg>`,
  );
  const layers = [await noise(40, 60), await noise(400, 40), await noise(4000, 12)];
  return sharp(light)
    .composite(layers.map((input) => ({ input, blend: 'soft-light' as const })))
    .withExif({ IFD0: { Model: 'Analytical Engine' } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
