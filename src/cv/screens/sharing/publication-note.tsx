import { useFormatter, useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';
import { usePublication } from './use-publication.ts';

/** Notice that visitors see an older version of a CV, with a button that publishes the latest one. */
export const PublicationNote = (props: { id: string }) => (
  <MessagesProvider domains={['cv-sharing']}>
    <Note {...props} />
  </MessagesProvider>
);

function Note({ id }: { id: string }) {
  const t = useTranslations('cv-sharing.publication');
  const format = useFormatter();
  const { publication, busy, publish } = usePublication(id);
  if (!publication?.isShared || !publication.hasChanges || publication.publishedAt === null) return null;
  const date = format.dateTime(new Date(publication.publishedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="py-3">
      <NoticeLine
        tone="info"
        placement="within"
        text={t('older', { date })}
        action={
          <Button busy={busy} onClick={() => void publish()}>
            {t('publish')}
          </Button>
        }
      />
    </div>
  );
}
