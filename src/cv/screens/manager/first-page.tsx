import type { CvItem } from '../../contract.ts';
import { Thumbnail } from '../pages/thumbnail.tsx';

const SIZES = { card: '(min-width: 640px) 14rem, 45vw', row: '2rem' };

type Props = { cv: Pick<CvItem, 'id' | 'revision' | 'name'>; layout: keyof typeof SIZES };

/** Thumbnail of a CV's first page. If it cannot be loaded, cards show the CV's name instead. */
export const FirstPage = ({ cv, layout }: Props) => (
  <Thumbnail
    cv={cv}
    sizes={SIZES[layout]}
    fallback={
      layout === 'card' && (
        <span aria-hidden="true" dir="auto" className="line-clamp-6 break-words p-5 font-medium">
          {cv.name}
        </span>
      )
    }
  />
);
