import { Skeleton } from '#ui/skeleton.tsx';
import type { Design } from '../../model/design.ts';
import { paperSizeOf } from '../pages/paper-size.ts';
import { GALLERY_GRID } from './gallery-style.ts';

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the gallery while the templates load. */
export const GallerySkeleton = ({ page }: Pick<Design, 'page'>) => (
  <div className={GALLERY_GRID}>
    {SKELETON_KEYS.map((key) => (
      <div key={key} className="grid content-start gap-3">
        <div style={{ aspectRatio: paperSizeOf(page).ratio }} className="bg-paper shadow-sheet" />
        <Skeleton shape="short" />
        <Skeleton />
      </div>
    ))}
  </div>
);
