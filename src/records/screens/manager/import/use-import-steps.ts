import { useRef, useState } from 'react';
import { type Reading, takenAtFirst } from './reading.ts';

type Options = {
  read: (file: File) => Promise<Reading>;
  onMade: (ids: string[]) => void;
};

/** First a file is chosen and looked at, then what is wanted of it is kept. What fails can be tried again. */
export function useImportSteps({ read, onMade }: Options) {
  const [reading, setReading] = useState<Reading>();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [nothing, setNothing] = useState(false);
  /** Which opening of the dialog it is: what comes in after it was closed is not shown at the next. */
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
    /** Back to the beginning. */
    leave: () => {
      opening.current += 1;
      reading?.forget?.();
      setReading(undefined);
      setFailure(undefined);
      setNothing(false);
    },
  };
}
