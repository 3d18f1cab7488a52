import { type ComponentType, lazy, Suspense, useState } from 'react';
import { preloadWords } from '#platform/i18n/words-provider.tsx';
import { loadLater } from '#platform/load-later.ts';

type Asked = { id: string; name: string };
type Props = Asked & { open: boolean; onClose: () => void };

/**
 * Returns a hook for a dialog about a CV. The dialog and its messages load on first use; each opening starts afresh.
 */
export function dialogLater(
  words: Parameters<typeof preloadWords>[0][number],
  load: () => Promise<ComponentType<Props>>,
) {
  const Dialog = lazy(async () => {
    const [dialog] = await Promise.all([loadLater(load), preloadWords([words])]);
    return { default: dialog };
  });
  return function useDialog() {
    const [asked, setAsked] = useState<Asked & { time: number; open: boolean }>();
    return {
      open: ({ id, name }: Asked) => setAsked((before) => ({ id, name, time: (before?.time ?? 0) + 1, open: true })),
      dialog: asked && (
        <Suspense>
          <Dialog
            key={asked.time}
            {...asked}
            onClose={() => setAsked((now) => (now === asked ? { ...asked, open: false } : now))}
          />
        </Suspense>
      ),
    };
  };
}
