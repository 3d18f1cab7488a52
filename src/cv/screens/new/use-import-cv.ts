import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { useBulkAction, useFailureToast } from '#records/components.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useFileSize } from '#ui/files/use-file-size.ts';
import type { Cv, ImportReport } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { SavedWork } from '../editor/work/add-to-work.ts';
import { passReading } from '../import-review/file-reading.ts';
import type { useCvCollection } from '../manager/use-cv-collection.tsx';
import { readCvFile } from './read-cv-file.ts';
import { type CvReading, readForReview, type SentFile } from './read-for-review.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** The result of an import: the created CV, the report on the file, and the entries that went to the work as well. */
export type ImportResult = Pick<Cv, 'id' | 'name'> & { report: ImportReport; work: SavedWork | undefined };

/** Creates a CV of data that was read, and first saves its entries to the work if the member wants that. */
async function createFromData(
  { name, document, photo, report }: Omit<CvReading, 'source'>,
  alsoWork: boolean,
): Promise<ImportResult> {
  const work = alsoWork
    ? await (await loadLazily(() => import('../editor/work/add-to-work.ts'))).addToWork(document)
    : undefined;
  try {
    const cv = await cvApi.create.call({ name, document: work?.linked ?? document, ...(photo && { photo }) });
    return { id: cv.id, name: cv.name, report, work };
  } catch (error) {
    // The first failure is the one to report.
    await work?.undo().catch(() => undefined);
    throw error;
  }
}

/** Imports a CV from a file, a pasted text or a web address. One whose layout was recognized is reviewed first. Closing the dialog ends the reading; if the CV is being created by then, a toast reports the result. */
export function useImportCv(collection: ReturnType<typeof useCvCollection>) {
  const t = useTranslations('cv.import');
  const tFile = useTranslations('ui.file');
  const formatSize = useFileSize();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const applyAction = useBulkAction(collection);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [result, setResult] = useState<ImportResult>();
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [alsoWork, setAlsoWork] = useState(false);
  const isDialogOpen = useRef(true);
  const isCanceled = useRef(false);
  const reading = useRef(new AbortController());

  /** The error of a file names its fault. The dialog has no field to show it at. */
  const messageOf = (error: unknown) =>
    fieldMessage(error, 'content') ?? fieldMessage(error, 'address') ?? errorText(error);
  const undo = async ({ id, work }: ImportResult) => {
    try {
      await work?.undo();
    } catch (error) {
      showFailure(t('workNotUndone'), error);
    }
    void applyAction([id], 'trash');
  };
  const run = async (create: () => Promise<ImportResult | undefined>) => {
    if (busy) return;
    isDialogOpen.current = true;
    isCanceled.current = false;
    reading.current = new AbortController();
    setErrorMessage(undefined);
    setBusy(true);
    try {
      const created = await create();
      if (!created) return;
      if (isCanceled.current) {
        // The CV was created before the request could be stopped.
        void undo(created);
        return;
      }
      setText('');
      setAddress('');
      if (isDialogOpen.current) setResult(created);
      else toast({ text: t('done', { name: created.name }), tone: 'success', undo: () => void undo(created) });
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    } catch (error) {
      // A CV that could not be created is reported, even if the dialog was closed by then.
      if (error instanceof DOMException && reading.current.signal.aborted) return;
      if (isDialogOpen.current) setErrorMessage(messageOf(error));
      else toast({ text: messageOf(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const importOrReview = (filename: string | undefined, read: (signal: AbortSignal) => Promise<CvReading>) =>
    readForReview({
      filename,
      read: () => read(reading.current.signal),
      destinations: { cv: true, work: alsoWork },
      create: (data) => createFromData(data, alsoWork),
      isWanted: () => isDialogOpen.current,
      review: async (reading) => {
        passReading(reading);
        await navigate('/cv/import');
      },
    });
  const importFile = (file: SentFile) =>
    importOrReview(file.filename, (signal) => cvApi.readFile.call(file, { signal }));
  const start = (file: File) => {
    const { name, size } = file;
    if (size > MAX_FILE_BYTES) {
      setErrorMessage(tFile('tooLarge', { name, size: formatSize(size), largest: formatSize(MAX_FILE_BYTES) }));
    } else void run(async () => importFile({ content: await readCvFile(file), filename: name }));
  };
  return {
    busy,
    errorMessage,
    result,
    start,
    /** The pasted text, kept until it has been imported. */
    text,
    setText,
    startText: (content: string) => void run(() => importFile({ content })),
    /** The web address of a CV, kept until it has been imported. */
    address,
    setAddress,
    startAddress: () =>
      void run(() =>
        importOrReview(address.trim(), (signal) => cvApi.readFromAddress.call({ address: address.trim() }, { signal })),
      ),
    /** Whether the entries go to the member's work as well. */
    alsoWork,
    setAlsoWork,
    undo: (result: ImportResult) => void undo(result),
    /** Ends the reading of a file, of which nothing is stored. A CV that is created by then goes to the trash. */
    cancel: () => {
      isCanceled.current = true;
      reading.current.abort();
    },
    /** Call when the dialog closes before the import is done. */
    onDialogClose: () => {
      isDialogOpen.current = false;
      reading.current.abort();
      setErrorMessage(undefined);
    },
    /** Discards the result of the import. */
    discardResult: () => setResult(undefined),
  };
}
