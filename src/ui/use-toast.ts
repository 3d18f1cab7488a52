import { Toast } from '@base-ui/react/toast';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

const TO_READ = 6_000;
const TO_DECIDE = 12_000;

export type Notice = {
  text: string;
  detail?: string;
  tone?: 'success' | 'error';
  /** Takes back what has just been done. */
  undo?: () => void;
  /** Another thing to do about it, in place of taking it back. */
  action?: { label: string; onSelect: () => void };
};

/** Says that something happened, where nothing on the screen shows it. */
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
