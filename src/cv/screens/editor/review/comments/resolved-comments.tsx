import { useTranslations } from 'use-intl';
import { FoldedPart } from '../folded-part.tsx';
import { CommentGroups, type GroupProps } from './comment-groups.tsx';

/** Collapsed section of resolved comments. */
export function ResolvedComments(groups: GroupProps) {
  const t = useTranslations('cv-comments.review');
  const count = groups.comments.length;
  if (count === 0) return null;
  return (
    <FoldedPart heading={t('resolved', { count })}>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <CommentGroups {...groups} />
      </div>
    </FoldedPart>
  );
}
