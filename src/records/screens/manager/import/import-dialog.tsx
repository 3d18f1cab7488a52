import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { ImportDialogProps } from '../record-manager.tsx';
import { FoundList } from './found-list.tsx';
import { ImportSource } from './import-source.tsx';
import type { Reading } from './reading.ts';
import { useImportSteps } from './use-import-steps.ts';

type Props = ImportDialogProps & {
  title: string;
  /** Explains which files can be imported and from where. */
  text: string;
  /** Accepted file types, as in the HTML `accept` attribute. */
  accept: string;
  read: (file: File) => Promise<Reading>;
};

const WORDS = ['imports'] as const;

/** Import dialog: previews a file's items and imports the chosen ones. */
export const ImportDialog = (props: Props) => (
  <WordsProvider domains={WORDS}>
    <Steps {...props} />
  </WordsProvider>
);

function Steps({ open, onOpenChange, onMade, title, text, accept, read }: Props) {
  const t = useTranslations('records.import');
  const wordsOf = useFailureWords();
  const close = () => onOpenChange(false);
  const steps = useImportSteps({
    read,
    onMade: (ids) => {
      close();
      onMade(ids);
    },
  });
  const { reading, taken, setTaken, busy, failure, nothing } = steps;
  const message = failure ? wordsOf(failure) : nothing ? t('nothing') : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) steps.leave();
        onOpenChange(next);
      }}
      size="medium"
      steady
      title={title}
      description={reading ? t('found', { count: reading.found.length }) : text}
      actions={
        reading && (
          <>
            <Button onClick={steps.leave}>{t('another')}</Button>
            <Button
              tone="primary"
              busy={busy}
              {...(taken.size === 0 ? { disabledReason: t('noneTaken') } : {})}
              onClick={() => void steps.keep()}
            >
              {t('keep', { count: taken.size })}
            </Button>
          </>
        )
      }
    >
      <div role="alert" className="empty:hidden">
        {message && <p className="mb-4 rounded-control bg-error-tint px-3 py-2 text-error">{message}</p>}
      </div>
      {reading ? (
        <FoundList found={reading.found} taken={taken} onTaken={setTaken} />
      ) : (
        <ImportSource accept={accept} busy={busy} onFile={(file) => void steps.look(file)} />
      )}
    </Dialog>
  );
}
