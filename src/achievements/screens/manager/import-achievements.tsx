import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { ImportDialog, type ImportDialogProps } from '#records/components.tsx';
import { useReader } from './use-reader.tsx';

const WORDS = ['files'] as const;

/** Import dialog for achievements from JSON Resume, CSV or an Open Badge. */
export const ImportAchievements = (props: ImportDialogProps) => (
  <WordsProvider domains={WORDS}>
    <Importing {...props} />
  </WordsProvider>
);

function Importing(props: ImportDialogProps) {
  const t = useTranslations('achievements.import');
  const read = useReader();
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
