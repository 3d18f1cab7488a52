import { Toast } from '@base-ui/react/toast';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

const READ_TIMEOUT_MS = 6_000;
const ACTION_TIMEOUT_MS = 12_000;

export type ToastOptions = {
  text: string;
  detail?: string;
  tone?: 'success' | 'error';
  /** Undoes the action that the notice is about. */
  undo?: () => void;
  /** Another action, in place of undo. */
  action?: { label: string; onSelect: () => void };
};

/** Returns a function that shows a notice, for events with no other visible effect. */
export function useToast() {
  const t = useTranslations('ui.toast');
  const { add, close } = Toast.useToastManager();
  return useCallback(
    ({ text, detail, tone, undo, action }: ToastOptions) => {
      const button = undo ? { label: t('undo'), onSelect: undo } : action;
      const id: string = add({
        title: text,
        timeout: button ? ACTION_TIMEOUT_MS : READ_TIMEOUT_MS,
        ...(detail ? { description: detail } : {}),
        ...(tone ? { type: tone } : {}),
        ...(button
          ? {
              actionProps: {
                children: button.label,
                onClick: () => {
                  button.onSelect();
                  close(id);
                },
              },
            }
          : {}),
      });
      return () => close(id);
    },
    [t, add, close],
  );
}
