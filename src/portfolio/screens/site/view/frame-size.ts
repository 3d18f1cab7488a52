/** Sizes of the preview. */
export const VIEW_SIZES = ['wide', 'phone', 'print'] as const;
export type ViewSize = (typeof VIEW_SIZES)[number];

type Room = { width: number; height: number };

const PHONE = { width: 390, height: 844 };
/** Width of A4 in CSS pixels. */
const SHEET_WIDTH = 794;
/** Width in CSS pixels from which every layout shows all its columns. */
const WIDE_WIDTH = 1200;

/** Returns the preview's viewport in CSS pixels and the scale that fits it into the available room. */
export function frameSize(size: ViewSize, room: Room): Room & { scale: number } {
  if (size === 'phone') {
    return { width: Math.min(PHONE.width, room.width), height: Math.min(PHONE.height, room.height), scale: 1 };
  }
  const width = size === 'print' ? SHEET_WIDTH : Math.max(WIDE_WIDTH, room.width);
  const scale = Math.min(1, room.width / width);
  return { width, height: Math.floor(room.height / scale), scale };
}
