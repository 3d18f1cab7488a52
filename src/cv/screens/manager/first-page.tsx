import type { CvItem } from '../../contract.ts';
import { Thumbnail } from '../pages/thumbnail.tsx';

const SIZES = { card: '(min-width: 640px) 14rem, 45vw', row: '2rem' };

type Props = { cv: Pick<CvItem, 'id' | 'revision' | 'name'>; place: keyof typeof SIZES };

/** Thumbnail of a CV's first page. If it cannot be loaded, cards show the CV's name instead. */
export const FirstPage = ({ cv, place }: Props) => (
  <Thumbnail
    cv={cv}
    sizes={SIZES[place]}
    instead={
      place === 'card' && (
        <span aria-hidden="true" dir="auto" className="line-clamp-6 break-words p-5 font-medium">
          {cv.name}
        </span>
      )
    }
  />
);
