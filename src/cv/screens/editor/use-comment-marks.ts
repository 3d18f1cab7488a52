import { lazy, useCallback, useMemo, useRef, useState } from 'react';
import { preloadWords } from '#platform/i18n/words-provider.tsx';
import { placeName } from './editor-at.ts';
import type { CommentMarks } from './outline/comment-marks.ts';
import { PIECES, rested } from './pieces.ts';

/** Where it does not come, no part is marked. */
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

/** The same numbers are no news: whatever is drawn by them need not be drawn again. */
const isSame = (before: Told | undefined, { counts }: Told) =>
  (before?.counts.size ?? 0) === counts.size &&
  [...counts].every(([place, count]) => before?.counts.get(place) === count);

/** Where in the CV readers have said something, once that is known, and what was asked for of it. */
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
