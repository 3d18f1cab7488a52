import { useRef, useState } from 'react';
import { type Reading, takenAtFirst } from './reading.ts';

type Options = {
  read: (file: File) => Promise<Reading>;
  onMade: (ids: string[]) => void;
};

/**
 * State of the import dialog: choose and preview a file, then import the selected items. Failed steps can be retried.
 */
export function useImportSteps({ read, onMade }: Options) {
  const [reading, setReading] = useState<Reading>();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [nothing, setNothing] = useState(false);
  /** Counts openings of the dialog, so that a response that arrives after closing is ignored. */
  const opening = useRef(0);

  const attempt = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    setNothing(false);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    reading,
    taken,
    setTaken,
    busy,
    failure,
    nothing,
    look: (file: File) =>
      attempt(async () => {
        const now = opening.current;
        const next = await read(file);
        if (now !== opening.current) return next.forget?.();
        setNothing(next.found.length === 0);
        setReading(next.found.length === 0 ? undefined : next);
        setTaken(takenAtFirst(next.found));
      }),
    keep: () =>
      attempt(async () => {
        if (!reading) return;
        onMade(await reading.keep(reading.found.map(({ key }) => key).filter((key) => taken.has(key))));
        setReading(undefined);
      }),
    /** Returns to the first step. */
    leave: () => {
      opening.current += 1;
      reading?.forget?.();
      setReading(undefined);
      setFailure(undefined);
      setNothing(false);
    },
  };
}
