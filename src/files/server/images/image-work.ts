import sharp from 'sharp';
import type { Crop, ImageFormat } from '../../model/images.ts';

export type ImageWork = { bytes: Uint8Array; widths: readonly number[]; crop?: Crop | undefined };
export type MadeVariant = { format: ImageFormat; width: number; bytes: Uint8Array };
export type LogoWork = { bytes: Uint8Array; within: Size };
export type MadeLogo = Size & { forms: { format: 'webp' | 'png'; bytes: Uint8Array }[] };
export type MadeImage = { width: number; height: number; placeholder: string; variants: MadeVariant[] };
export type ImageFault = 'emptyFile' | 'notAnImage' | 'brokenImage' | 'imageTooLarge' | 'imageWithScript' | 'notALogo';

/** Accepted formats, detected by content, never by file name. SVG is rasterized. */
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff', 'svg']);
/** Accepted formats of a logo. SVG is excluded because it renders differently from one program to the next. */
const TAKEN_AS_LOGO = new Set(['jpeg', 'png', 'webp']);
/** Above this, an image is a decompression bomb or useless on a page. */
const MOST_POINTS = 100_000_000;
/** Allows for a screenshot of a whole page; anything taller is scaled down. */
const GREATEST_HEIGHT = 8192;
const PLACEHOLDER_WIDTH = 16;
/** SVGs may lack a useful size; this one suits the sizes displayed. */
const DRAWING_DENSITY = 144;

sharp.concurrency(1);
sharp.cache(false);

/** Thrown for a file that is no acceptable image. */
export class UnfitImage extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Rotates an image upright, crops it, drops its metadata such as location and camera, and creates its variants. */
export async function workImage({ bytes, widths, crop }: ImageWork): Promise<MadeImage> {
  const whole = await open(bytes);
  try {
    const upright = whole.picture.autoOrient();
    const part = crop ? upright.extract(areaOf(crop, whole)) : upright;
    // The largest size is decoded from the file, where the decoder can skip pixels; the others are made from that size.
    const { data, info } = await part
      .resize({ width: Math.max(...widths), height: GREATEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sized = (wanted: number) => sharp(data, { raw: { width, height, channels } }).resize({ width: wanted });
    const variants: MadeVariant[] = [];
    for (const wanted of new Set(widths.map((wanted) => Math.min(wanted, width)))) {
      // A new pipeline for each format: a clone would copy all pixels.
      const avif = await sized(wanted).avif({ quality: 55, effort: 1 }).toBuffer();
      const webp = await sized(wanted).webp({ quality: 80 }).toBuffer();
      variants.push({ format: 'avif', width: wanted, bytes: avif }, { format: 'webp', width: wanted, bytes: webp });
    }
    const tiny = await sized(PLACEHOLDER_WIDTH).webp({ quality: 40 }).toBuffer();
    return { width, height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, variants };
  } catch (error) {
    throw new UnfitImage('brokenImage', error);
  }
}

/** Creates a logo in formats for browsers and for mail programs, no larger than displayed and without metadata. */
export async function workLogo({ bytes, within }: LogoWork): Promise<MadeLogo> {
  const { picture } = await open(bytes, { taken: TAKEN_AS_LOGO, otherwise: 'notALogo' });
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ ...within, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const drawn = () => sharp(data, { raw: { width, height, channels } });
    const webp = await drawn().webp({ quality: 90, alphaQuality: 100 }).toBuffer();
    const png = await drawn().png({ compressionLevel: 9 }).toBuffer();
    return {
      width,
      height,
      forms: [
        { format: 'webp', bytes: webp },
        { format: 'png', bytes: png },
      ],
    };
  } catch (error) {
    throw new UnfitImage('brokenImage', error);
  }
}

type Taking = { taken: ReadonlySet<string>; otherwise: ImageFault };

async function open(bytes: Uint8Array, { taken, otherwise }: Taking = { taken: TAKEN, otherwise: 'notAnImage' }) {
  if (bytes.length === 0) throw new UnfitImage('emptyFile');
  // An animation is reduced to its first frame. Truncated files are rejected rather than shown in part.
  const options = { limitInputPixels: MOST_POINTS, failOn: 'truncated', pages: 1, density: DRAWING_DENSITY } as const;
  const picture = sharp(bytes, options);
  const { format, autoOrient } = await picture.metadata().catch((error: Error) => {
    const fault = faultOf(error);
    throw new UnfitImage(fault === 'notAnImage' ? otherwise : fault, error);
  });
  if (!taken.has(format)) throw new UnfitImage(otherwise);
  if (format === 'svg' && couldRun(bytes)) throw new UnfitImage('imageWithScript');
  const { width, height } = autoOrient;
  if (width * height > MOST_POINTS) throw new UnfitImage('imageTooLarge');
  return { picture, width, height };
}

function faultOf({ message }: Error): ImageFault {
  if (/pixel limit/i.test(message)) return 'imageTooLarge';
  return /unsupported image format/i.test(message) ? 'notAnImage' : 'brokenImage';
}

const ACTIVE = /<\s*script|<\s*foreignObject|<!ENTITY|javascript:|\son\w+\s*=/i;

/** Returns whether an SVG contains active content. It would not run when rasterized, but indicates an attack. */
const couldRun = (bytes: Uint8Array) =>
  ['utf-8', 'utf-16le', 'utf-16be'].some((encoding) => ACTIVE.test(new TextDecoder(encoding).decode(bytes)));

type Size = { width: number; height: number };

function areaOf({ x, y, ...part }: Crop, { width, height }: Size) {
  const left = Math.min(width - 1, Math.round(x * width));
  const top = Math.min(height - 1, Math.round(y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  };
}
