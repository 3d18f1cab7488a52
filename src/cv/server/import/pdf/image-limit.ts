/** Pixels that may be in memory at once, because the PDF library decodes every image of a page. */
const MAX_DECODED_PIXELS = 12_000_000;
const MAX_PHOTO_PIXELS = 6_000_000;
const IS_IMAGE = /\/Subtype\s{0,4}\/Image\b/;

/**
 * Returns the most pixels that an image of a PDF may have so that all images up to that size can be decoded together,
 * or 0 if there are none or their sizes aren't known.
 */
export function imageLimitOf(bytes: Uint8Array): number {
  const sizes = imageSizesIn(bytes).filter((size) => size <= MAX_PHOTO_PIXELS || Number.isNaN(size));
  if (sizes.some(Number.isNaN)) return 0;
  let limit = 0;
  let sum = 0;
  for (const size of sizes.sort((one, other) => one - other)) {
    sum += size;
    if (sum > MAX_DECODED_PIXELS) return size > limit ? limit : limit - 1;
    limit = size;
  }
  return limit;
}

/** Returns the pixels of each image. The dictionaries of images are never compressed. */
function imageSizesIn(bytes: Uint8Array): number[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return text.split(/\bobj\b/).flatMap((object) => {
    const end = object.indexOf('stream');
    const dictionary = end < 0 ? '' : object.slice(0, end);
    return IS_IMAGE.test(dictionary) ? [numberAfter(WIDTH, dictionary) * numberAfter(HEIGHT, dictionary)] : [];
  });
}

const WIDTH = /\/Width\s{1,4}(\d{1,6})(?!\d|\s{1,4}\d{1,6}\s{1,4}R)/;
const HEIGHT = /\/Height\s{1,4}(\d{1,6})(?!\d|\s{1,4}\d{1,6}\s{1,4}R)/;

const numberAfter = (name: RegExp, dictionary: string) => Number(name.exec(dictionary)?.[1] ?? Number.NaN);
