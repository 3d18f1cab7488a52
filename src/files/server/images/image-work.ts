import sharp from 'sharp';
import type { Crop, ImageFormat } from '../../model/images.ts';

export type ImageWork = { bytes: Uint8Array; widths: readonly number[]; crop?: Crop | undefined };
export type MadeVariant = { format: ImageFormat; width: number; bytes: Uint8Array };
export type LogoWork = { bytes: Uint8Array; within: Size };
export type MadeLogo = Size & { forms: { format: 'webp' | 'png'; bytes: Uint8Array }[] };
export type MadeImage = { width: number; height: number; placeholder: string; variants: MadeVariant[] };
export type ImageFault = 'emptyFile' | 'notAnImage' | 'brokenImage' | 'imageTooLarge' | 'imageWithScript' | 'notALogo';

/** What is taken, told by its first bytes and never by its name. A drawing comes out as points, not as SVG. */
const TAKEN = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff', 'svg']);
/** Of these alone a logo is made: a drawing looks different from one program to the next. */
const TAKEN_AS_LOGO = new Set(['jpeg', 'png', 'webp']);
/** Beyond this a picture is a bomb, or of no use on a page. */
const MOST_POINTS = 100_000_000;
/** A whole page as one picture is tall; beyond this it is no picture any more. */
const GREATEST_HEIGHT = 8192;
const PLACEHOLDER_WIDTH = 16;
/** Some drawings name no size worth speaking of; they are drawn at the one that pages show. */
const DRAWING_DENSITY = 144;

sharp.concurrency(1);
sharp.cache(false);

/** Raised for what is no picture that can be taken. */
export class UnfitImage extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Turns a picture upright, cuts it, leaves behind whatever it says of place and camera, and makes its sizes. */
export async function workImage({ bytes, widths, crop }: ImageWork): Promise<MadeImage> {
  const whole = await open(bytes);
  try {
    const upright = whole.picture.autoOrient();
    const part = crop ? upright.extract(areaOf(crop, whole)) : upright;
    // The greatest size is made of the file, with the reader's own ways to skip points; the others are made of that one.
    const { data, info } = await part
      .resize({ width: Math.max(...widths), height: GREATEST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const sized = (wanted: number) => sharp(data, { raw: { width, height, channels } }).resize({ width: wanted });
    const variants: MadeVariant[] = [];
    for (const wanted of new Set(widths.map((wanted) => Math.min(wanted, width)))) {
      // Begun anew for each format: a clone would copy all points.
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

/** Makes a logo no larger than it is shown at, as all browsers and as all mail programs read it; nothing else is left of it. */
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
  // The first frame stands for a moving picture; what is broken is refused, not shown in part.
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

/** A drawing's script would not run here, as it is drawn and thrown away; but whoever sends one is not about pictures. */
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
