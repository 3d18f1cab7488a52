import sharp from 'sharp';
import type { Crop, ImageFormat } from '../../model/images.ts';

export type ImageRenderInput = { bytes: Uint8Array; widths: readonly number[]; crop?: Crop | undefined };
export type RenderedVariant = { format: ImageFormat; width: number; bytes: Uint8Array };
export type LogoRenderInput = { bytes: Uint8Array; within: Size };
export type RenderedLogo = Size & { forms: { format: 'webp' | 'png'; bytes: Uint8Array }[] };
export type RenderedImage = { width: number; height: number; placeholder: string; variants: RenderedVariant[] };
export type ImageErrorCode =
  | 'emptyFile'
  | 'notAnImage'
  | 'brokenImage'
  | 'imageTooLarge'
  | 'imageWithScript'
  | 'notALogo';

/** Accepted formats, detected by content, never by file name. SVG is rasterized. */
const ACCEPTED_FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff', 'svg']);
/** Accepted formats of a logo. SVG is excluded because it renders differently from one program to the next. */
const LOGO_FORMATS = new Set(['jpeg', 'png', 'webp']);
/** Above this, an image is a decompression bomb or useless on a page. */
const MAX_PIXELS = 100_000_000;
/** Allows for a screenshot of a whole page; anything taller is scaled down. */
const MAX_HEIGHT = 8192;
const PLACEHOLDER_WIDTH = 16;
/** SVGs may lack a useful size; this one suits the sizes displayed. */
const SVG_DENSITY = 144;

sharp.concurrency(1);
sharp.cache(false);

/** Thrown for a file that is no acceptable image. */
export class InvalidImageError extends Error {
  readonly code: ImageErrorCode;

  constructor(code: ImageErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Rotates an image upright, crops it, drops its metadata such as location and camera, and creates its variants. */
export async function renderImage({ bytes, widths, crop }: ImageRenderInput): Promise<RenderedImage> {
  const source = await open(bytes);
  try {
    const upright = source.picture.autoOrient();
    const part = crop ? upright.extract(extractArea(crop, source)) : upright;
    // The largest size is decoded from the file, where the decoder can skip pixels; the others are made from that size.
    const { data, info } = await part
      .resize({ width: Math.max(...widths), height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sized = (targetWidth: number) =>
      sharp(data, { raw: { width, height, channels } }).resize({ width: targetWidth });
    const variants: RenderedVariant[] = [];
    for (const targetWidth of new Set(widths.map((targetWidth) => Math.min(targetWidth, width)))) {
      // A new pipeline for each format: a clone would copy all pixels.
      const avif = await sized(targetWidth).avif({ quality: 55, effort: 1 }).toBuffer();
      const webp = await sized(targetWidth).webp({ quality: 80 }).toBuffer();
      variants.push(
        { format: 'avif', width: targetWidth, bytes: avif },
        { format: 'webp', width: targetWidth, bytes: webp },
      );
    }
    const tiny = await sized(PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer();
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, variants };
  } catch (error) {
    throw new InvalidImageError('brokenImage', error);
  }
}

/** Creates a logo in formats for browsers and for mail programs, no larger than displayed and without metadata. */
export async function renderLogo({ bytes, within }: LogoRenderInput): Promise<RenderedLogo> {
  const { picture } = await open(bytes, { accepted: LOGO_FORMATS, rejection: 'notALogo' });
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pipeline = () => sharp(data, { raw: { width, height, channels } });
    const webp = await pipeline().webp({ quality: 90, alphaQuality: 100 }).toBuffer();
    const png = await pipeline().png({ compressionLevel: 9 }).toBuffer();
    return {
      width,
      height,
      forms: [
        { format: 'webp', bytes: webp },
        { format: 'png', bytes: png },
      ],
    };
  } catch (error) {
    throw new InvalidImageError('brokenImage', error);
  }
}

type FormatOptions = { accepted: ReadonlySet<string>; rejection: ImageErrorCode };

async function open(
  bytes: Uint8Array,
  { accepted, rejection }: FormatOptions = { accepted: ACCEPTED_FORMATS, rejection: 'notAnImage' },
) {
  if (bytes.length === 0) throw new InvalidImageError('emptyFile');
  // An animation is reduced to its first frame. Truncated files are rejected rather than shown in part.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', pages: 1, density: SVG_DENSITY } as const;
  const picture = sharp(bytes, options);
  const { format, autoOrient } = await picture.metadata().catch((error: Error) => {
    const code = errorCodeOf(error);
    throw new InvalidImageError(code === 'notAnImage' ? rejection : code, error);
  });
  if (!accepted.has(format)) throw new InvalidImageError(rejection);
  if (format === 'svg' && hasActiveContent(bytes)) throw new InvalidImageError('imageWithScript');
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) throw new InvalidImageError('imageTooLarge');
  return { picture, width, height };
}

function errorCodeOf({ message }: Error): ImageErrorCode {
  if (/pixel limit/i.test(message)) return 'imageTooLarge';
  return /unsupported image format/i.test(message) ? 'notAnImage' : 'brokenImage';
}

const ACTIVE_CONTENT = /<\s*script|<\s*foreignObject|<!ENTITY|javascript:|\son\w+\s*=/i;

/** Returns whether an SVG contains active content. It would not run when rasterized, but indicates an attack. */
const hasActiveContent = (bytes: Uint8Array) =>
  ['utf-8', 'utf-16le', 'utf-16be'].some((encoding) => ACTIVE_CONTENT.test(new TextDecoder(encoding).decode(bytes)));

type Size = { width: number; height: number };

function extractArea({ x, y, ...part }: Crop, { width, height }: Size) {
  const left = Math.min(width - 1, Math.round(x * width));
  const top = Math.min(height - 1, Math.round(y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  };
}
