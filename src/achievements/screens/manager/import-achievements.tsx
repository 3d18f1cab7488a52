import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { ImportDialog, type ImportDialogProps } from '#records/components.tsx';
import { useImportPreview } from './use-import-preview.tsx';

const WORDS = ['files'] as const;

/** Import dialog for achievements from JSON Resume, CSV or an Open Badge. */
export const ImportAchievements = (props: ImportDialogProps) => (
  <MessagesProvider domains={WORDS}>
    <ImportAchievementsDialog {...props} />
  </MessagesProvider>
);

function ImportAchievementsDialog(props: ImportDialogProps) {
  const t = useTranslations('achievements.import');
  const read = useImportPreview();
  return (
    <ImportDialog
      {...props}
      title={t('title')}
      text={t('text')}
      accept=".json,.csv,.txt,.png,.svg,.jwt,.jws,application/json,text/csv,image/png,image/svg+xml"
      read={read}
    />
  );
}
