import { useCallback, useMemo, useRef, useState } from 'react';
import { preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { pathKey } from './editor-location.ts';
import { CHUNKS, lazyAfterInitialLoad } from './lazy-chunks.ts';
import type { CommentMarks } from './outline/comment-marks.ts';

/** Counts the open comments. Without it, the outline has no comment marks. */
export const CommentCounts = lazyAfterInitialLoad(async () => {
  const { CommentCounts: LoadedCounts } = await CHUNKS.review();
  await preloadMessages(['cv-comments']);
  return LoadedCounts;
});

type CommentCountsReport = Omit<CommentMarks, 'onOpen'>;

/** Returns whether the counts are equal, in which case the previous object is kept to avoid rendering again. */
const isSame = (previous: CommentCountsReport | undefined, { counts }: CommentCountsReport) =>
  (previous?.counts.size ?? 0) === counts.size &&
  [...counts].every(([key, count]) => previous?.counts.get(key) === count);

/**
 * Returns the marks for nodes with open comments, a setter for their counts, and a ref to the `pathKey` of the node
 * whose comments were requested.
 */
export function useCommentMarks(onShow: () => void) {
  const [report, setReport] = useState<CommentCountsReport>();
  const updateReport = useCallback(
    (next: CommentCountsReport) => setReport((previous) => (isSame(previous, next) ? previous : next)),
    [],
  );
  const latest = useRef(onShow);
  latest.current = onShow;
  const requestedPathKey = useRef<string>(undefined);
  const marks = useMemo<CommentMarks | undefined>(
    () =>
      report && {
        ...report,
        onOpen: (path) => {
          requestedPathKey.current = pathKey(path);
          latest.current();
        },
      },
    [report],
  );
  return { marks, updateReport, requestedPathKey };
}
