import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { MatchedEntry, UnreadEntry } from '../../contract.ts';
import { MatchList } from '../editor/work/match-list.tsx';
import { defaultChoice, type MatchChoice, saveMatches } from '../editor/work/save-matches.ts';
import type { CvDialogProps } from '../lazy-dialog.tsx';
import { PasteForm } from '../new/paste-form.tsx';
import { readCvFile, WORK_FILES } from '../new/read-cv-file.ts';
import { entriesApi } from '../work-records/entries-api.ts';
import { UnreadList } from './unread-list.tsx';

const DOMAINS = ['cv-work', 'cv-history', 'cv-page', 'cv'] as const;

/** Dialog that reads the entries of a resume file into the member's work, and shows what is there already first. */
export const WorkImportDialog = (props: CvDialogProps) => (
  <MessagesProvider domains={DOMAINS}>
    <ImportDialog {...props} />
  </MessagesProvider>
);

function ImportDialog({ open, onClose }: CvDialogProps) {
  const t = useTranslations('cv-work.import');
  const tPicker = useTranslations('cv-work.picker');
  const queries = useQueryClient();
  const toast = useToast();
  const messageOf = useErrorText();
  const [items, setItems] = useState<readonly MatchedEntry[]>();
  const [problems, setProblems] = useState<readonly UnreadEntry[]>([]);
  const [isRecognized, setIsRecognized] = useState(false);
  const [choices, setChoices] = useState<readonly MatchChoice[]>([]);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [text, setText] = useState('');

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      setMessage(messageOf(error));
    }
    setBusy(false);
  };
  const read = (content: Promise<string> | string) =>
    attempt(async () => {
      const { items: found, problems: unread, recognized } = await entriesApi.match.call({ content: await content });
      setItems(found);
      setProblems(unread);
      setIsRecognized(recognized);
      setChoices(found.map(defaultChoice));
    });
  const save = () =>
    attempt(async () => {
      try {
        const skip = (at: number) => setChoices((latest) => latest.with(at, 'skip'));
        await saveMatches(items ?? [], choices, skip);
        onClose();
        toast({ text: t('saved', { count }), tone: 'success' });
      } finally {
        await queries.invalidateQueries({ queryKey: entriesApi.key() });
        // The lists of all sections can have new entries.
        await queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => isListOfWork(path) });
      }
    });
  const count = choices.filter((choice) => choice !== 'skip').length;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={t('title')}
      size="medium"
      keepsOpen
      actions={
        items &&
        items.length > 0 && (
          <>
            <DialogClose>
              <Button>{tPicker('cancel')}</Button>
            </DialogClose>
            <Button tone="primary" busy={busy} disabled={count === 0} onClick={() => void save()}>
              {t('save', { count })}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4" aria-busy={busy || undefined}>
        <p className="text-pretty text-text-secondary">{t(items ? 'review' : 'text')}</p>
        <FormMessage form={{ message, failure: undefined }} />
        {items === undefined ? (
          <>
            <FileField
              label={t('file')}
              labelHidden
              accept={WORK_FILES}
              main
              onFiles={([file]) => file && void read(readCvFile(file))}
            />
            <PasteForm
              label={t('paste')}
              action={t('read')}
              text={text}
              onText={setText}
              onSubmit={(pasted) => void read(pasted)}
              disabled={busy}
              dir="ltr"
            />
            {busy && (
              <p className="flex items-center gap-2 text-text-secondary">
                <Spinner label={t('reading')} />
                <span aria-hidden="true">{t('reading')}</span>
              </p>
            )}
          </>
        ) : items.length === 0 && problems.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <>
            {isRecognized && <NoticeLine tone="warning" placement="within" text={t('recognized')} />}
            <UnreadList entries={problems} />
            <MatchList
              items={items}
              choices={choices}
              onChoice={(at, choice) => setChoices(choices.with(at, choice))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

const isListOfWork = (path: unknown) => Array.isArray(path) && String(path[0]).startsWith('work/');
