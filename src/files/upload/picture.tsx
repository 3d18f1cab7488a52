import { useState } from 'react';
import { IMAGE_FORMATS } from '../model/image-path.ts';
import type { StoredImage } from '../model/images.ts';

type Props = {
  image: StoredImage;
  /** Alt text; empty if the image is decorative. */
  alt: string;
  /** Display width as in the `sizes` attribute: `(min-width: 640px) 20rem, 100vw`. */
  sizes: string;
  /** Whether it is the first thing on the screen, which loads at once. */
  first?: boolean;
  className?: string;
};

/** Displays an image in the best size and format. Its space is reserved, with a blurred placeholder while it loads. */
export function Picture({ image, alt, sizes, first = false, className = '' }: Props) {
  const { width, height, placeholder, sources } = image;
  const [shown, setShown] = useState<string>();
  const setOf = (format: string) =>
    sources.flatMap((source) => (source.format === format ? [`${source.url} ${source.width}w`] : [])).join(', ');
  const plain = sources.findLast(({ format }) => format === 'webp')?.url;
  return (
    <picture className="contents">
      {IMAGE_FORMATS.filter((format) => sources.some((source) => source.format === format)).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={sizes} />
      ))}
      <img
        src={plain}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setShown(image.id)}
        style={shown === image.id ? undefined : { backgroundImage: `url("${placeholder}")` }}
        className={`h-auto max-w-full bg-center bg-cover bg-no-repeat ${className}`}
      />
    </picture>
  );
}
