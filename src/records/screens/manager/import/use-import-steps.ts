import { useRef, useState } from 'react';
import { type ImportPreview, initialSelection } from './import-preview.ts';

type Options = {
  read: (file: File) => Promise<ImportPreview>;
  onImported: (ids: string[]) => void;
};

/**
 * State of the import dialog: choose and preview a file, then import the selected items. Failed steps can be retried.
 */
export function useImportSteps({ read, onImported }: Options) {
  const [preview, setPreview] = useState<ImportPreview>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isEmpty, setIsEmpty] = useState(false);
  /** Counts openings of the dialog, so that a response that arrives after closing is ignored. */
  const openingCount = useRef(0);

  const attempt = async (step: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setIsEmpty(false);
    try {
      await step();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    preview,
    selected,
    setSelected,
    busy,
    failure,
    isEmpty,
    loadPreview: (file: File) =>
      attempt(async () => {
        const startedIn = openingCount.current;
        const next = await read(file);
        if (startedIn !== openingCount.current) return next.discard?.();
        setIsEmpty(next.items.length === 0);
        setPreview(next.items.length === 0 ? undefined : next);
        setSelected(initialSelection(next.items));
      }),
    importSelected: () =>
      attempt(async () => {
        if (!preview) return;
        onImported(
          await preview.importSelected(preview.items.map(({ key }) => key).filter((key) => selected.has(key))),
        );
        setPreview(undefined);
      }),
    /** Returns to the first step. */
    reset: () => {
      openingCount.current += 1;
      preview?.discard?.();
      setPreview(undefined);
      setFailure(undefined);
      setIsEmpty(false);
    },
  };
}
