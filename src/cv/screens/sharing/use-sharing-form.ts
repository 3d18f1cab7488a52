import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SaveStateName } from '#ui/save-state.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { Cv, Sharing, Visibility } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

type Choices = Sharing & { visibility: Visibility };
export type SharingForm = ReturnType<typeof useSharingForm>;

/**
 * Returns the sharing settings and saves changes immediately, one request at a time. Changes that fail to save are kept
 * and can be sent again.
 */
export function useSharingForm({ id, visibility, sharing }: Pick<Cv, 'id' | 'visibility' | 'sharing'>) {
  const queries = useQueryClient();
  const wordsOf = useFailureWords();
  const [choices, setChoices] = useState<Choices>({ visibility, ...sharing });
  const [state, setState] = useState<SaveStateName>('saved');
  const [message, setMessage] = useState<string>();
  const unsent = useRef<Partial<Choices>>({});
  const sending = useRef(false);

  const send = async () => {
    if (sending.current || Object.keys(unsent.current).length === 0) return;
    sending.current = true;
    setState('saving');
    setMessage(undefined);
    const change = unsent.current;
    unsent.current = {};
    try {
      await cvApi.setSharing.call({ id, ...change });
      sending.current = false;
      setState('saved');
      await send();
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    } catch (error) {
      unsent.current = { ...change, ...unsent.current };
      sending.current = false;
      setState('failed');
      setMessage(wordsOf(error));
    }
  };
  const again = useRef(send);
  again.current = send;
  useEffect(() => {
    const retry = () => void again.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return {
    choices,
    state,
    /** The reason why the last change was not saved. */
    message,
    choose: (change: Partial<Choices>) => {
      setChoices((before) => ({ ...before, ...change }));
      unsent.current = { ...unsent.current, ...change };
      void send();
    },
    retry: () => void send(),
  };
}
