/** How the site is looked at. */
export const VIEW_SIZES = ['wide', 'phone', 'print'] as const;
export type ViewSize = (typeof VIEW_SIZES)[number];

type Room = { width: number; height: number };

const PHONE = { width: 390, height: 844 };
/** A sheet of A4, as a browser counts. */
const SHEET_WIDTH = 794;
/** From here on a layout has all of its columns. */
const WIDE_WIDTH = 1200;

/** The window through which the site is seen: as wide as it is to believe, and by how much that is drawn smaller. */
export function frameSize(size: ViewSize, room: Room): Room & { scale: number } {
  if (size === 'phone') {
    return { width: Math.min(PHONE.width, room.width), height: Math.min(PHONE.height, room.height), scale: 1 };
  }
  const width = size === 'print' ? SHEET_WIDTH : Math.max(WIDE_WIDTH, room.width);
  const scale = Math.min(1, room.width / width);
  return { width, height: Math.floor(room.height / scale), scale };
}
