import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import { preloadWords } from '#platform/i18n/words-provider.tsx';
import { placeName } from './editor-at.ts';
import type { CommentMarks } from './outline/comment-marks.ts';
import { PIECES, rested } from './pieces.ts';

/** Renders nothing if the piece fails to load; the outline then has no comment marks. */
export const CommentCounts = lazy(async () => {
  await rested();
  try {
    const { CommentCounts: Counts } = await PIECES.review();
    await preloadWords(['cv-comments']);
    return { default: Counts };
  } catch {
    return { default: () => null };
  }
});

type Told = Omit<CommentMarks, 'onOpen'>;

/** Returns whether the counts are equal, in which case the previous object is kept to avoid rendering again. */
const isSame = (before: Told | undefined, { counts }: Told) =>
  (before?.counts.size ?? 0) === counts.size &&
  [...counts].every(([place, count]) => before?.counts.get(place) === count);

/** Returns the marks for places with open comments, a setter for their counts, and the place whose comments to show. */
export function useCommentMarks(onShow: () => void) {
  const [told, setTold] = useState<Told>();
  const tell = useCallback((next: Told) => setTold((before) => (isSame(before, next) ? before : next)), []);
  const latest = useRef(onShow);
  latest.current = onShow;
  const at = useRef<string>(undefined);
  const marks = useMemo<CommentMarks | undefined>(
    () =>
      told && {
        ...told,
        onOpen: (path) => {
          at.current = placeName(path);
          latest.current();
        },
      },
    [told],
  );
  return { marks, tell, at };
}
