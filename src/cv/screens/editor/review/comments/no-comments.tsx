import { MessageSquare, Share2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSharing } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { Cv } from '../../../../contract.ts';
import { acceptsComments } from './use-comments.ts';

/** Empty state without comments. It explains how reviewers can comment, depending on the sharing settings. */
export function NoComments({ cv }: { cv: Cv | undefined }) {
  const t = useTranslations('cv-comments.review');
  const sharing = useSharing();
  const why = cv?.visibility === 'private' ? 'notShared' : cv?.sharing.comments === 'off' ? 'off' : 'none';
  return (
    <EmptyState
      icon={MessageSquare}
      title={t(`${why}.title`)}
      text={t(`${why}.text`)}
      action={
        cv &&
        !acceptsComments(cv) && (
          <Button icon={Share2} onClick={() => sharing.open({ kind: 'cv', id: cv.id, name: cv.name })}>
            {sharing.label}
          </Button>
        )
      }
    />
  );
}
