import type { CvItem } from '../../contract.ts';
import { Thumbnail } from '../pages/thumbnail.tsx';

const SIZES = { card: '(min-width: 640px) 14rem, 45vw', row: '2rem' };

type Props = { cv: Pick<CvItem, 'id' | 'revision' | 'name'>; place: keyof typeof SIZES };

/** What a CV looks like; a sheet with its name where that cannot be had. */
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
