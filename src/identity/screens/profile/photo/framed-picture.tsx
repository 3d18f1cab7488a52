import type { Crop } from '#files/contract.ts';

/** The part of a picture that fills what is around it; the rest of it lies outside. */
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
