/** The point of a picture that stays visible where it is cropped, in percent from its left and top edges. */
export type FocalPoint = { x: number; y: number };

export const CENTER: FocalPoint = { x: 50, y: 50 };

/** Returns the value of `object-position` for a picture that is cropped around its focal point. */
export const objectPosition = ({ x, y }: FocalPoint): string => `${x}% ${y}%`;

/** Returns the part of a picture that fills a frame, in pixels of the picture, as `object-fit: cover` shows it. */
export function cropAround(
  picture: { width: number; height: number },
  frame: { width: number; height: number },
  { x, y }: FocalPoint,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(frame.width / scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(frame.height / scale)));
  return {
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
    width,
    height,
  };
}
