import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChanges } from '#records/components.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useFileSize } from '#ui/use-file-size.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Cv, ImportReport } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { useCvShelf } from '../manager/use-cv-shelf.tsx';
import { readFile } from './read-file.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;

/** The result of an import: the created CV and the report on the file. */
export type Imported = Pick<Cv, 'id' | 'name'> & { report: ImportReport };

/** Imports a CV from a file. If the dialog was closed meanwhile, a toast reports the result. */
export function useImportCv(shelf: ReturnType<typeof useCvShelf>) {
  const t = useTranslations('cv.import');
  const tFile = useTranslations('ui.file');
  const sizeOf = useFileSize();
  const wordsOf = useFailureWords();
  const queries = useQueryClient();
  const toast = useToast();
  const change = useChanges(shelf);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [imported, setImported] = useState<Imported>();
  const awaited = useRef(true);

  const undo = ({ id }: Imported) => void change([id], 'trash');
  const start = async (file: File) => {
    if (busy) return;
    const { name, size } = file;
    awaited.current = true;
    if (size > LARGEST_BYTES) {
      return setRefusal(tFile('tooLarge', { name, size: sizeOf(size), largest: sizeOf(LARGEST_BYTES) }));
    }
    setRefusal(undefined);
    setBusy(true);
    try {
      const made = await cvApi.import.call({ content: await readFile(file), filename: name });
      if (awaited.current) setImported(made);
      else toast({ text: t('done', { name: made.name }), tone: 'success', undo: () => undo(made) });
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    } catch (error) {
      if (awaited.current) setRefusal(wordsOf(error));
      else toast({ text: wordsOf(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    refusal,
    imported,
    start: (file: File) => void start(file),
    undo,
    /** Call when the dialog closes before the import is done. */
    leave: () => {
      awaited.current = false;
      setRefusal(undefined);
    },
    /** Discards the result of the import. */
    forget: () => setImported(undefined),
  };
}
