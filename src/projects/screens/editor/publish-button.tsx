import { Globe } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PublishBlockers, usePublishBlockers } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';

type Props = {
  title: string;
  /** Publishing is in progress. */
  busy?: boolean;
  onPublish: () => void;
};

/** Publishes the project, or lists what is missing first, with links to fix it. */
export function PublishButton({ title, busy, onPublish }: Props) {
  const t = useTranslations('projects.manager.verbs');
  const blockers = usePublishBlockers(title);
  if (blockers.length > 0) {
    return (
      <PublishBlockers
        blockers={blockers}
        trigger={
          <Button tone="primary" icon={Globe}>
            {t('publish')}
          </Button>
        }
      />
    );
  }
  return (
    <Button tone="primary" icon={Globe} busy={busy} onClick={onPublish}>
      {t('publish')}
    </Button>
  );
}
