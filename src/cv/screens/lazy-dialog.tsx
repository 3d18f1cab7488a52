import { type ComponentType, lazy, Suspense, useState } from 'react';
import { preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';

type DialogTarget = {
  id: string;
  name: string;
  /** Saves pending changes; resolves to whether none are left. Only the editor has some. */
  saveChanges?: (() => Promise<boolean>) | undefined;
};
/** The props of a dialog about a CV. */
export type CvDialogProps = DialogTarget & { open: boolean; onClose: () => void };

/**
 * Returns a hook for a dialog about a CV. The dialog and its messages load on first use; each opening starts afresh.
 */
export function makeLazyDialog(
  domain: Parameters<typeof preloadMessages>[0][number],
  load: () => Promise<ComponentType<CvDialogProps>>,
) {
  const Dialog = lazy(async () => {
    const [dialog] = await Promise.all([loadLazily(load), preloadMessages([domain])]);
    return { default: dialog };
  });
  return function useDialog() {
    const [current, setCurrent] = useState<DialogTarget & { openCount: number; open: boolean }>();
    return {
      open: ({ id, name, saveChanges }: DialogTarget) =>
        setCurrent((previous) => ({ id, name, saveChanges, openCount: (previous?.openCount ?? 0) + 1, open: true })),
      dialog: current && (
        <Suspense>
          <Dialog
            key={current.openCount}
            {...current}
            onClose={() => setCurrent((latest) => (latest === current ? { ...current, open: false } : latest))}
          />
        </Suspense>
      ),
    };
  };
}
