/** Sizes of the preview. */
export const PREVIEW_SIZES = ['wide', 'tablet', 'phone', 'print'] as const;
export type PreviewSize = (typeof PREVIEW_SIZES)[number];

type AvailableSize = { width: number; height: number };

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
/** Width of A4 in CSS pixels. */
const A4_WIDTH = 794;
/** Width in CSS pixels from which every layout shows all its columns. */
const WIDE_WIDTH = 1200;

/** Returns the preview's viewport in CSS pixels and the scale that fits it into the available room. */
export function frameSize(size: PreviewSize, available: AvailableSize): AvailableSize & { scale: number } {
  if (size === 'phone') {
    return {
      width: Math.min(PHONE.width, available.width),
      height: Math.min(PHONE.height, available.height),
      scale: 1,
    };
  }
  const width = { tablet: TABLET.width, print: A4_WIDTH, wide: Math.max(WIDE_WIDTH, available.width) }[size];
  const scale = Math.min(1, available.width / width);
  const height = Math.floor(available.height / scale);
  return { width, height: size === 'tablet' ? Math.min(TABLET.height, height) : height, scale };
}
