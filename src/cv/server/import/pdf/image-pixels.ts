import type { RawPixels } from '../photo-image.ts';

const IMAGE_TIMEOUT_MS = 3000;

/** Returns the pixels of an image by its name, or undefined if it can't be decoded. */
export type PixelsOf = (name: string) => Promise<RawPixels | undefined>;

type Objects = { get(name: string, then: (image: unknown) => void): unknown };
type ImagePage = { objs: Objects; commonObjs: Objects };

/** The kinds of decoded images. Masks have none, and a bit for each pixel as well. */
const ONE_BIT = 1;
const CHANNELS_BY_KIND: Readonly<Record<number, RawPixels['channels']>> = { 2: 3, 3: 4 };

type DecodedImage = { data?: unknown; width?: number; height?: number; kind?: number } | null;

export async function pixelsIn(page: ImagePage, name: string): Promise<RawPixels | undefined> {
  const image = await imageIn(page, name);
  const { data, width = 0, height = 0, kind = ONE_BIT } = image ?? {};
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return undefined;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (kind === ONE_BIT) return spreadBits(bytes, width, height);
  const channels = CHANNELS_BY_KIND[kind];
  if (!channels || width * height * channels !== data.length) return undefined;
  return { data: bytes, width, height, channels };
}

/** Returns an image once it is decoded, which may be after the operators of its page were read. */
async function imageIn({ objs, commonObjs }: ImagePage, name: string): Promise<DecodedImage> {
  const { promise, resolve } = Promise.withResolvers<DecodedImage>();
  const timer = setTimeout(() => resolve(null), IMAGE_TIMEOUT_MS);
  (name.startsWith('g_') ? commonObjs : objs).get(name, (image) => resolve(image as DecodedImage));
  return promise.finally(() => clearTimeout(timer));
}

/** Returns an image of a bit for each pixel, whose rows begin at whole bytes, with a byte for each. */
function spreadBits(bits: Uint8Array, width: number, height: number): RawPixels | undefined {
  const rowBytes = Math.ceil(width / 8);
  if (rowBytes * height !== bits.length || bits.length === 0) return undefined;
  const data = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const byte = bits[y * rowBytes + (x >> 3)] ?? 0;
      data[at] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return { data, width, height, channels: 1 };
}
