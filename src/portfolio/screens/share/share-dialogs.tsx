import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { ShareDialogProvider, type ShareDialogTarget } from '#records/components.tsx';

const DOMAINS = ['portfolio-share', 'cv-sharing', 'records'] as const;

const ShareDialog = lazy(async () => {
  const [dialog] = await Promise.all([loadLazily(() => import('./dialog/share-dialog.tsx')), preloadMessages(DOMAINS)]);
  return { default: dialog.ShareDialog };
});

/** Lets every screen open the dialog by which something is shared. It is loaded on first use. */
export function ShareDialogs({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ target: ShareDialogTarget; open: boolean; openCount: number }>();
  const open = useCallback(
    (target: ShareDialogTarget) =>
      setCurrent((previous) => ({ target, open: true, openCount: (previous?.openCount ?? 0) + 1 })),
    [],
  );
  return (
    <ShareDialogProvider value={open}>
      {children}
      {current && (
        <Suspense>
          <MessagesProvider domains={DOMAINS}>
            <ShareDialog
              key={current.openCount}
              target={current.target}
              open={current.open}
              onClose={() => setCurrent((latest) => (latest === current ? { ...current, open: false } : latest))}
            />
          </MessagesProvider>
        </Suspense>
      )}
    </ShareDialogProvider>
  );
}
