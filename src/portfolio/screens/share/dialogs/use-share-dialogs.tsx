import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import type { Share } from '../../../contract.ts';
import type { ShareActions } from '../use-share-actions.ts';
import type { ShareDialogProps } from './share-dialog.ts';

const lazyDialog = (load: () => Promise<ComponentType<ShareDialogProps>>) =>
  lazy(async () => ({ default: await loadLazily(load) }));

const DIALOGS = {
  qr: lazyDialog(async () => (await import('./qr-dialog.tsx')).QrDialog),
  mail: lazyDialog(async () => (await import('./mail-dialog.tsx')).MailDialog),
  delete: lazyDialog(async () => (await import('./delete-share-dialog.tsx')).DeleteShareDialog),
};

export type OpenShareDialog = (kind: keyof typeof DIALOGS, share: Share, opener: HTMLElement) => void;

type ShareDialogState = {
  kind: keyof typeof DIALOGS;
  share: Share;
  opener: HTMLElement;
  open: boolean;
  openCount: number;
};

/** Manages the dialogs about one link. Each is loaded on first use and mounted again each time. */
export function useShareDialogs(shareActions: ShareActions) {
  const [dialogState, setDialogState] = useState<ShareDialogState>();
  const openDialog: OpenShareDialog = (kind, share, opener) =>
    setDialogState((previous) => ({ kind, share, opener, open: true, openCount: (previous?.openCount ?? 0) + 1 }));
  /** Closes only the dialog that asked: a late response must not close one opened since. */
  const close = () =>
    setDialogState((now) => (dialogState && now === dialogState ? { ...dialogState, open: false } : now));
  const Dialog = dialogState && DIALOGS[dialogState.kind];
  return {
    openDialog,
    dialog: Dialog && (
      <Suspense>
        <Dialog
          key={dialogState.openCount}
          {...{ share: dialogState.share, shareActions, open: dialogState.open, opener: dialogState.opener }}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
