import { Award, FileText, FolderKanban, type LucideIcon, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import type { Dashboard, EditedKind } from '../contract.ts';

const KINDS: Record<EditedKind, { icon: LucideIcon; path: string }> = {
  cv: { icon: FileText, path: '/cv' },
  project: { icon: FolderKanban, path: '/projects' },
  post: { icon: NotebookPen, path: '/posts' },
  achievement: { icon: Award, path: '/achievements' },
};

type Edited = Dashboard['edited'][number];

/** The most recently edited documents as cards with their pictures, each a link to its editor. */
export function RecentSection({ edited }: Pick<Dashboard, 'edited'>) {
  const t = useTranslations('dashboard.edited');
  return (
    <TitledSection title={t('title')}>
      <ul aria-label={t('title')} className="grid gap-4 pt-4 sm:grid-cols-2 xl:grid-cols-3">
        {edited.map((document) => (
          <RecentCard key={document.id} document={document} />
        ))}
      </ul>
    </TitledSection>
  );
}

function RecentCard({ document: { kind, id, title, editedAt, picture } }: { document: Edited }) {
  const t = useTranslations('dashboard.edited');
  const timeAgo = useTimeAgo();
  return (
    <li className="group relative flex overflow-hidden rounded-card border border-border transition-colors hover:border-control has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2 max-sm:items-stretch sm:flex-col">
      <Picture kind={kind} picture={picture} />
      <div className="min-w-0 flex-1 border-border p-3 max-sm:border-s sm:border-t">
        <RouterLink
          to={`${KINDS[kind].path}/${id}/edit`}
          className="line-clamp-2 break-words font-medium outline-none after:absolute after:inset-0 group-hover:text-link"
        >
          <bdi>{title === '' ? t('untitled') : title}</bdi>
        </RouterLink>
        <p className="flex flex-wrap gap-x-2 text-text-secondary text-xs">
          <span>{t(`kinds.${kind}`)}</span>
          <time dateTime={editedAt} className="tabular-nums">
            {timeAgo(editedAt)}
          </time>
        </p>
      </div>
    </li>
  );
}

/** The picture of a document, or the icon of its kind if it has none or the picture can't be loaded. */
function Picture({ kind, picture }: Pick<Edited, 'kind' | 'picture'>) {
  const [failed, setFailed] = useState<string>();
  const isShown = picture !== null && picture !== failed;
  return (
    <div
      aria-hidden="true"
      className="relative flex h-24 w-24 shrink-0 items-center justify-center overflow-hidden bg-surface sm:h-32 sm:w-full"
    >
      {isShown ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(picture)}
          className={
            kind === 'cv'
              ? 'absolute inset-x-0 top-3 mx-auto min-h-full w-4/5 bg-paper object-cover object-top shadow-sheet sm:w-3/5'
              : 'size-full object-cover'
          }
        />
      ) : (
        <Icon of={KINDS[kind].icon} className="text-text-secondary" />
      )}
    </div>
  );
}
