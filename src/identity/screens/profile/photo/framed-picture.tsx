import type { Crop } from '#files/contract.ts';

/** Renders the cropped part of an image so that it fills the parent; the rest overflows. */
export const FramedPicture = ({ src, crop }: { src: string; crop: Crop }) => (
  <img
    src={src}
    alt=""
    draggable={false}
    className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left"
    style={{
      width: `${100 / crop.width}%`,
      height: `${100 / crop.height}%`,
      transform: `translate(${-100 * crop.x}%, ${-100 * crop.y}%)`,
    }}
  />
);
