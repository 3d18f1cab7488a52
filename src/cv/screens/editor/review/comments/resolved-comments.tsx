import { useTranslations } from 'use-intl';
import { CollapsedSection } from '../collapsed-section.tsx';
import { CommentGroups, type CommentGroupsProps } from './comment-groups.tsx';

/** Collapsed section of resolved comments. */
export function ResolvedComments(groups: CommentGroupsProps) {
  const t = useTranslations('cv-comments.review');
  const count = groups.comments.length;
  if (count === 0) return null;
  return (
    <CollapsedSection heading={t('resolved', { count })}>
      <div className="grid grid-cols-1 gap-3 pt-2">
        <CommentGroups {...groups} />
      </div>
    </CollapsedSection>
  );
}
