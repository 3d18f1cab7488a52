import { Skeleton } from '#ui/skeleton.tsx';
import type { Design } from '../../model/design.ts';
import { paperOf } from '../pages/papers.ts';
import { SAMPLES } from './gallery-style.ts';

const SOME = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the gallery while the templates load. */
export const GallerySkeleton = ({ page }: Pick<Design, 'page'>) => (
  <div className={SAMPLES}>
    {SOME.map((key) => (
      <div key={key} className="grid content-start gap-3">
        <div style={{ aspectRatio: paperOf(page).ratio }} className="bg-paper shadow-sheet" />
        <Skeleton shape="short" />
        <Skeleton />
      </div>
    ))}
  </div>
);
