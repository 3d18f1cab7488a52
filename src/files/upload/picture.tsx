import { useState } from 'react';
import { type FocalPoint, objectPosition } from '#platform/pure/focal-point.ts';
import { IMAGE_FORMATS } from '../model/image-path.ts';
import type { StoredImage } from '../model/images.ts';

type Props = {
  image: StoredImage;
  /** Alt text; empty if the image is decorative. */
  alt: string;
  /** Display width as in the `sizes` attribute: `(min-width: 640px) 20rem, 100vw`. */
  sizes: string;
  /** Whether it is the first thing on the screen, which loads at once. */
  eager?: boolean;
  /** The point to keep visible if the image is cropped. */
  focus?: FocalPoint | null;
  className?: string;
};

/** Displays an image in the best size and format. Its space is reserved, with a blurred placeholder while it loads. */
export function Picture({ image, alt, sizes, eager = false, focus, className = '' }: Props) {
  const { width, height, placeholder, sources } = image;
  const [loadedId, setLoadedId] = useState<string>();
  const srcSetOf = (format: string) =>
    sources.flatMap((source) => (source.format === format ? [`${source.url} ${source.width}w`] : [])).join(', ');
  const fallbackUrl = sources.findLast(({ format }) => format === 'webp')?.url;
  return (
    <picture className="contents">
      {IMAGE_FORMATS.filter((format) => sources.some((source) => source.format === format)).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(format)} sizes={sizes} className="hidden" />
      ))}
      <img
        src={fallbackUrl}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={() => setLoadedId(image.id)}
        style={{
          ...(loadedId !== image.id && { backgroundImage: `url("${placeholder}")` }),
          ...(focus && { objectPosition: objectPosition(focus) }),
        }}
        className={`h-auto max-w-full bg-center bg-cover bg-no-repeat ${className}`}
      />
    </picture>
  );
}
