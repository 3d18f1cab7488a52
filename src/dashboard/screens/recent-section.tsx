import { Award, FileText, FolderKanban, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Dashboard, EditedKind } from '../contract.ts';

const KINDS: Record<EditedKind, { icon: LucideIcon; path: string }> = {
  cv: { icon: FileText, path: '/cv' },
  project: { icon: FolderKanban, path: '/projects' },
  achievement: { icon: Award, path: '/achievements' },
};

/** List of the most recently edited documents, each with a link to its editor. */
export function RecentSection({ edited }: Pick<Dashboard, 'edited'>) {
  const t = useTranslations('dashboard.edited');
  const timeAgo = useTimeAgo();
  return (
    <TitledSection title={t('title')}>
      {edited.length === 0 ? (
        <p className="py-4 text-text-secondary">{t('none')}</p>
      ) : (
        <ul aria-label={t('title')}>
          {edited.map(({ kind, id, title, editedAt }) => (
            <li key={id} className="border-border border-b">
              <RouterLink
                to={`${KINDS[kind].path}/${id}/edit`}
                className="group flex min-h-12 items-center gap-3 rounded-[4px] py-2"
              >
                <Icon of={KINDS[kind].icon} className="text-text-secondary" />
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                  <span className="min-w-0 break-words font-medium group-hover:text-link">
                    <bdi>{title === '' ? t('untitled') : title}</bdi>
                  </span>
                  <span className="text-text-secondary text-xs">{t(`kinds.${kind}`)}</span>
                </span>
                <time dateTime={editedAt} className="shrink-0 text-text-secondary text-xs tabular-nums">
                  {timeAgo(editedAt)}
                </time>
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
