import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { MatchedEntry, UnreadEntry } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { MatchList } from '../editor/work/match-list.tsx';
import { defaultChoice, type MatchChoice, saveMatches } from '../editor/work/save-matches.ts';
import { matchWork } from '../editor/work/save-to-work.ts';
import { passReading } from '../import-review/file-reading.ts';
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
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const messageOf = (error: unknown) => fieldMessage(error, 'content') ?? errorText(error);
  const [items, setItems] = useState<readonly MatchedEntry[]>();
  const [problems, setProblems] = useState<readonly UnreadEntry[]>([]);
  const [choices, setChoices] = useState<readonly MatchChoice[]>([]);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [text, setText] = useState('');

  const reading = useRef(new AbortController());

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      await work();
    } catch (error) {
      if (!reading.current.signal.aborted) setMessage(messageOf(error));
    }
    setBusy(false);
  };
  const show = (found: readonly MatchedEntry[], unread: readonly UnreadEntry[]) => {
    setItems(found);
    setProblems(unread);
    setChoices(found.map(defaultChoice));
  };
  const read = (input: () => Promise<string> | string, filename?: string) =>
    attempt(async () => {
      reading.current = new AbortController();
      const { signal } = reading.current;
      const content = await input();
      if (!isPdf(content)) {
        const { items: found, problems: unread, recognized } = await entriesApi.match.call({ content }, { signal });
        if (signal.aborted) return;
        if (!recognized) {
          show(found, unread);
          return;
        }
      }
      const { source, ...data } = await cvApi.readFile.call({ content, ...(filename && { filename }) }, { signal });
      if (signal.aborted) return;
      if (source === null) {
        const match = await matchWork(data.document);
        if (!signal.aborted) show(match.items, []);
        return;
      }
      passReading({ ...data, source, filename, destinations: { cv: false, work: true } });
      onClose();
      await navigate('/cv/import');
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
  const close = () => {
    // Entries that are being saved are waited for; a file that is being read is not.
    if (busy && items) return;
    reading.current.abort();
    onClose();
  };
  const count = choices.filter((choice) => choice !== 'skip').length;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
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
              onFiles={([file]) => file && void read(() => readCvFile(file), file.name)}
            />
            <PasteForm
              label={t('paste')}
              action={t('read')}
              text={text}
              onText={setText}
              onSubmit={(pasted) => void read(() => pasted)}
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

/** Whether a file is a PDF, in Base64. A scan takes a while, so it is read only once. */
const isPdf = (content: string) => content.startsWith(PDF_START);
const PDF_START = btoa('%PDF').slice(0, 5);

const isListOfWork = (path: unknown) => Array.isArray(path) && String(path[0]).startsWith('work/');
