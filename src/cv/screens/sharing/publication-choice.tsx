import { useFormatter, useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { PUBLICATION_MODES } from '../../contract.ts';
import { RadioList } from './radio-list.tsx';
import { usePublication } from './use-publication.ts';

type Props = { id: string; saveChanges?: () => Promise<boolean> };

/** Choice between the published and the latest version for visitors, with a button that publishes changes. */
export const PublicationChoice = (props: Props) => (
  <MessagesProvider domains={['cv-sharing']}>
    <Choice {...props} />
  </MessagesProvider>
);

function Choice({ id, saveChanges }: Props) {
  const t = useTranslations('cv-sharing.publication');
  const format = useFormatter();
  const { publication, busy, setMode, publish } = usePublication(id, saveChanges);
  if (!publication) return null;
  const { mode, publishedAt, hasChanges, isShared } = publication;
  return (
    <div className="grid gap-2">
      <RadioList
        label={t('label')}
        choices={PUBLICATION_MODES.map((value) => ({
          value,
          label: t(`modes.${value}.name`),
          text: t(`modes.${value}.text`),
        }))}
        value={mode}
        onValueChange={(next) => void setMode(next)}
      />
      {isShared && publishedAt !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-text-secondary">
            {t(hasChanges ? 'older' : 'upToDate', {
              date: format.dateTime(new Date(publishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          {hasChanges && (
            <Button busy={busy} onClick={() => void publish()}>
              {t('publish')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
