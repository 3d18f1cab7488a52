import { MessageSquare } from 'lucide-react';
import { use } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { NodePath } from '../../../model/tree.ts';
import { pathKey } from '../editor-location.ts';
import { CommentMarksContext } from './comment-marks.ts';

type Props = {
  path: NodePath;
  name: string;
  /** Includes comments on nested nodes, which have no mark of their own. */
  includesNested: boolean;
};

/** Button with the number of open comments on a part of the CV; it opens them. Renders nothing if there are none. */
export function CommentMark({ path, name, includesNested }: Props) {
  const marks = use(CommentMarksContext);
  const ownKey = pathKey(path);
  let count = 0;
  for (const [key, open] of marks?.counts ?? []) {
    if (key === ownKey || (includesNested && key.startsWith(`${ownKey}/`))) count += open;
  }
  if (!marks || count === 0) return null;
  return (
    <button
      type="button"
      aria-label={marks.label(count, name)}
      title={marks.label(count, name)}
      onClick={() => marks.onOpen(path)}
      className="inline-flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-link text-xs tabular-nums hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:h-11 pointer-coarse:min-w-11"
    >
      <Icon of={MessageSquare} className="size-3.5" />
      {count}
    </button>
  );
}
