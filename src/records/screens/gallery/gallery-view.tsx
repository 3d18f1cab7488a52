import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Picture } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import type { GalleryImage } from './gallery-image.ts';

type Props = { label: string; items: readonly GalleryImage[]; images: Readonly<Record<string, StoredImage>> };

const Lightbox = lazy(async () => ({ default: (await import('#ui/overlays/lightbox.tsx')).Lightbox }));

/** Preferred height of an image row, in rem. */
const ROW_REM = 15;

/** Gallery with rows of images in their own aspect ratio; each image opens in a lightbox. */
export function GalleryView({ label, items, images }: Props) {
  const t = useTranslations('records.detail');
  const [at, setAt] = useState<number>();
  const [opened, setOpened] = useState(false);
  const shown = items.flatMap((item) => {
    const picture = images[item.image];
    return picture ? [{ ...item, picture }] : [];
  });
  const open = (index: number) => {
    setOpened(true);
    setAt(index);
  };
  return (
    <>
      <ul
        aria-label={label}
        className="flex flex-wrap gap-x-4 gap-y-6 after:h-0 after:grow-[1.6] after:basis-96 after:content-['']"
      >
        {shown.map(({ image, alt, caption, picture }, index) => {
          const aspectRatio = picture.width / picture.height;
          return (
            <li
              key={image}
              className="min-w-0 max-w-full"
              style={{ flexGrow: aspectRatio, flexBasis: `${aspectRatio * ROW_REM}rem` }}
            >
              <figure>
                <button
                  type="button"
                  aria-label={t('enlarge', { name: alt || caption || t('picture', { at: index + 1 }) })}
                  onClick={() => open(index)}
                  className="block w-full cursor-zoom-in overflow-hidden rounded-control"
                >
                  <Picture image={picture} alt={alt} sizes="(min-width: 640px) 32rem, 100vw" className="w-full" />
                </button>
                {caption && (
                  <figcaption className="mt-2 max-w-prose text-text-secondary">
                    <bdi>{caption}</bdi>
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
      {opened && (
        <Suspense>
          <Lightbox
            label={label}
            at={at}
            onAt={setAt}
            items={shown.map(({ image, alt, caption, picture }) => ({
              id: image,
              caption,
              picture: (
                <Picture image={picture} alt={alt} sizes="100vw" eager className="max-h-full w-auto object-contain" />
              ),
            }))}
          />
        </Suspense>
      )}
    </>
  );
}
