import { type ReactNode, useState } from 'react';
import type { CvItem } from '../../contract.ts';
import type { Design } from '../../model/design.ts';
import { paperOf } from './papers.ts';

/** The widths that are requested. They are few, so that cached images are shared between views. */
const WIDTHS = [320, 640];

type Props = {
  cv: Pick<CvItem, 'id' | 'revision'>;
  /** Shown instead of the CV's own template. */
  template?: string;
  page?: Design['page'];
  sizes: string;
  /** Shown on the paper if the image cannot be loaded. */
  instead: ReactNode;
};

/** Thumbnail of a CV's first page. The paper has its size from the start, so that loading does not shift the layout. */
export function Thumbnail({ cv, template, page = 'a4', sizes, instead }: Props) {
  const [drawn, setDrawn] = useState(false);
  const [failed, setFailed] = useState<string>();
  const at = (width: number) => addressOf(cv, template, width);
  const address = at(WIDTHS[0] ?? 0);
  return (
    <span
      style={{ aspectRatio: paperOf(page).ratio }}
      className="block overflow-hidden bg-paper text-on-paper shadow-sheet"
    >
      {failed === address ? (
        instead
      ) : (
        <img
          src={address}
          srcSet={WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setDrawn(true)}
          onError={() => setFailed(address)}
          className={`block h-auto w-full transition-opacity duration-160 ${drawn ? '' : 'opacity-0'}`}
        />
      )}
    </span>
  );
}

function addressOf({ id, revision }: Props['cv'], template: string | undefined, width: number) {
  const wanted = new URLSearchParams({ revision: String(revision), width: String(width) });
  if (template !== undefined) wanted.set('template', template);
  return `/api/cvs/${id}/thumbnail?${wanted}`;
}
