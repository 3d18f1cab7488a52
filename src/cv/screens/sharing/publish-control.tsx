import { Globe } from 'lucide-react';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useScreenAction } from '../screen-actions.tsx';
import { usePublication } from './use-publication.ts';

type Props = {
  id: string;
  /** The latest saved revision. */
  revision: number;
  saveChanges?: () => Promise<boolean>;
  /** Opens the sharing settings. */
  onSharing: () => void;
};

/**
 * Button that publishes the changes of a shared CV, with the date of the version that visitors see meanwhile. While there
 * are none, it says so and opens the sharing settings. Renders nothing if visitors see no CV or always the latest version.
 */
export const PublishControl = (props: Props) => (
  <MessagesProvider domains={['cv-sharing']}>
    <Control {...props} />
  </MessagesProvider>
);

function Control({ id, revision, saveChanges, onSharing }: Props) {
  const t = useTranslations('cv-sharing.publication');
  const format = useFormatter();
  const { publication, busy, refetch, publish } = usePublication(id, saveChanges);
  // A CV with changes is taken to have some after further edits too, which saves a request after each of them.
  const isOutdated = publication?.hasChanges === false && revision > publication.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save is checked, also if the check before it failed
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, revision, refetch]);
  const showsPublished = publication?.isShared === true && publication.mode === 'published';
  useScreenAction('publish', showsPublished && publication.hasChanges ? () => void publish() : undefined);
  if (!showsPublished || publication.publishedAt === null) return null;
  if (!publication.hasChanges)
    return (
      <Button tone="quiet" className="max-lg:hidden" onClick={onSharing}>
        <span aria-hidden="true" className="size-2 rounded-full bg-success" />
        {t('published')}
      </Button>
    );
  const date = format.dateTime(new Date(publication.publishedAt), { dateStyle: 'medium' });
  return (
    <>
      <span className="text-text-secondary text-xs max-xl:hidden">{t('lastPublished', { date })}</span>
      <Button icon={Globe} busy={busy} title={t('lastPublished', { date })} onClick={() => void publish()}>
        <span className="max-lg:sr-only">{t('publish')}</span>
      </Button>
    </>
  );
}
