import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';

/**
 * Returns values that are shown as changed while a change is being saved, and a function that changes some. Changes are
 * saved one after the other; one that fails is undone, with a message. `settled` resolves after the last one.
 */
export function usePending<Values extends object>(stored: Values, save: (change: Partial<Values>) => Promise<unknown>) {
  const t = useTranslations('portfolio-share');
  const showFailure = useFailureToast();
  const [pending, setPending] = useState<Partial<Values>>({});
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const change = async (next: Partial<Values>) => {
    setPending((before) => ({ ...before, ...next }));
    const saving = last.current.then(() => save(next));
    last.current = saving.catch(() => {});
    try {
      await saving;
    } catch (error) {
      showFailure(t('notDone'), error);
    } finally {
      // A later change of a value is pending still.
      setPending((before) => without(before, next));
    }
  };
  return {
    values: { ...stored, ...pending },
    change: (next: Partial<Values>) => void change(next),
    settled: () => last.current,
  };
}

const without = <Values extends object>(pending: Partial<Values>, done: Partial<Values>) =>
  Object.fromEntries(
    Object.entries(pending).filter(([name, value]) => done[name as keyof Values] !== value),
  ) as Partial<Values>;
