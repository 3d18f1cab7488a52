import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SaveStateName } from '#ui/feedback/save-state.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { Cv, Sharing, Visibility } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

type SharingSettings = Sharing & { visibility: Visibility };
export type SharingFormState = ReturnType<typeof useSharingForm>;

/**
 * Returns the sharing settings and saves changes immediately, one request at a time. Changes that fail to save are kept
 * and can be sent again.
 */
export function useSharingForm({ id, visibility, sharing }: Pick<Cv, 'id' | 'visibility' | 'sharing'>) {
  const queries = useQueryClient();
  const messageOf = useErrorText();
  const [settings, setSettings] = useState<SharingSettings>({ visibility, ...sharing });
  const [state, setState] = useState<SaveStateName>('saved');
  const [message, setMessage] = useState<string>();
  const pendingChanges = useRef<Partial<SharingSettings>>({});
  const isSending = useRef(false);

  const send = async () => {
    if (isSending.current || Object.keys(pendingChanges.current).length === 0) return;
    isSending.current = true;
    setState('saving');
    setMessage(undefined);
    const change = pendingChanges.current;
    pendingChanges.current = {};
    try {
      await cvApi.setSharing.call({ id, ...change });
      isSending.current = false;
      setState('saved');
      await send();
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    } catch (error) {
      pendingChanges.current = { ...change, ...pendingChanges.current };
      isSending.current = false;
      setState('failed');
      setMessage(messageOf(error));
    }
  };
  const latestSend = useRef(send);
  latestSend.current = send;
  useEffect(() => {
    const retry = () => void latestSend.current();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return {
    settings,
    state,
    /** The reason why the last change was not saved. */
    message,
    changeSettings: (change: Partial<SharingSettings>) => {
      setSettings((previous) => ({ ...previous, ...change }));
      pendingChanges.current = { ...pendingChanges.current, ...change };
      void send();
    },
    retry: () => void send(),
  };
}
