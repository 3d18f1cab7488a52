import { type ReactNode, useState } from 'react';
import type { CvItem } from '../../contract.ts';
import type { Design } from '../../model/design.ts';
import { paperSizeOf } from './paper-size.ts';
import { THUMBNAIL_RETRY_DELAYS } from './thumbnail-retries.ts';

/** The widths that are requested. They are few, so that cached images are shared between views. */
const WIDTHS = [320, 640];

type Props = {
  cv: Pick<CvItem, 'id' | 'revision'>;
  /** Shown instead of the CV's own template. */
  template?: string;
  page?: Design['page'];
  sizes: string;
  /** Shown on the paper if the image cannot be loaded. */
  fallback: ReactNode;
};

/** Thumbnail of a CV's first page. The paper has its size from the start, so that loading does not shift the layout. */
export function Thumbnail({ cv, template, page = 'a4', sizes, fallback }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  const urlForWidth = (width: number) => thumbnailUrl(cv, template, width);
  const url = urlForWidth(WIDTHS[0] ?? 0);
  const [failure, setFailure] = useState({ url, count: 0 });
  const failures = failure.url === url ? failure.count : 0;
  const onError = () => {
    const next = () => setFailure({ url, count: failures + 1 });
    if (failures < THUMBNAIL_RETRY_DELAYS.length) setTimeout(next, THUMBNAIL_RETRY_DELAYS[failures]);
    else next();
  };
  return (
    <span style={{ aspectRatio: paperSizeOf(page).ratio }} className="flex flex-col justify-end">
      {/* Paper of another size than expected ends with its image, at the bottom of the space. */}
      <span className={`block overflow-hidden bg-paper text-on-paper shadow-sheet ${isLoaded ? '' : 'grow'}`}>
        {failures > THUMBNAIL_RETRY_DELAYS.length ? (
          fallback
        ) : (
          <img
            // Another element, because an image that failed isn't requested again.
            key={failures}
            src={url}
            srcSet={WIDTHS.map((width) => `${urlForWidth(width)} ${width}w`).join(', ')}
            sizes={sizes}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onLoad={() => setLoaded(true)}
            onError={onError}
            className={`block h-auto w-full transition-opacity duration-160 ${isLoaded ? '' : 'opacity-0'}`}
          />
        )}
      </span>
    </span>
  );
}

function thumbnailUrl({ id, revision }: Props['cv'], template: string | undefined, width: number) {
  const params = new URLSearchParams({ revision: String(revision), width: String(width) });
  if (template !== undefined) params.set('template', template);
  return `/api/cvs/${id}/thumbnail?${params}`;
}
