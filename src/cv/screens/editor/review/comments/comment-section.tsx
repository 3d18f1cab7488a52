import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#ui/icon.tsx';
import { CommentGroups, type CommentGroupsProps } from './comment-groups.tsx';

type Props = CommentGroupsProps & { icon: LucideIcon; title: string; text: string };

/** Section for the comments of one state. */
export function CommentSection({ icon, title, text, ...groups }: Props) {
  const id = useId();
  const { comments } = groups;
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-center gap-2 font-medium">
        <Icon of={icon} className="text-link" />
        {title}
        <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">{comments.length}</span>
      </h3>
      <p className="text-pretty pt-1 pb-2 text-text-secondary">{text}</p>
      <div className="grid grid-cols-1 gap-3 border-border border-t pt-3">
        <CommentGroups {...groups} />
      </div>
    </section>
  );
}
