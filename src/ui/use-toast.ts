import { Toast } from '@base-ui/react/toast';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

const TO_READ = 6_000;
const TO_DECIDE = 12_000;

export type Notice = {
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
    ({ text, detail, tone, undo, action }: Notice) => {
      const act = undo ? { label: t('undo'), onSelect: undo } : action;
      const id: string = add({
        title: text,
        timeout: act ? TO_DECIDE : TO_READ,
        ...(detail ? { description: detail } : {}),
        ...(tone ? { type: tone } : {}),
        ...(act
          ? {
              actionProps: {
                children: act.label,
                onClick: () => {
                  act.onSelect();
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
