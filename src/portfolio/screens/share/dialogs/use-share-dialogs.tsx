import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadLater } from '#platform/load-later.ts';
import type { Share } from '../../../contract.ts';
import type { ShareDeeds } from '../use-share-deeds.ts';
import type { ShareDialogProps } from './share-dialog.ts';

const later = (load: () => Promise<ComponentType<ShareDialogProps>>) =>
  lazy(async () => ({ default: await loadLater(load) }));

const DIALOGS = {
  edit: later(async () => (await import('../form/edit-share-sheet.tsx')).EditShareSheet),
  qr: later(async () => (await import('./qr-dialog.tsx')).QrDialog),
  mail: later(async () => (await import('./mail-dialog.tsx')).MailDialog),
  delete: later(async () => (await import('./delete-share-dialog.tsx')).DeleteShareDialog),
};

export type AskShare = (about: keyof typeof DIALOGS, share: Share, opener: HTMLElement) => void;

type Asked = { about: keyof typeof DIALOGS; share: Share; opener: HTMLElement; open: boolean; time: number };

/** Manages the dialogs about one link. Each is loaded on first use and mounted anew each time. */
export function useShareDialogs(deeds: ShareDeeds) {
  const [asked, setAsked] = useState<Asked>();
  const ask: AskShare = (about, share, opener) =>
    setAsked((before) => ({ about, share, opener, open: true, time: (before?.time ?? 0) + 1 }));
  /** Closes only the dialog that asked: a late response must not close one opened since. */
  const close = () => setAsked((now) => (asked && now === asked ? { ...asked, open: false } : now));
  const Dialog = asked && DIALOGS[asked.about];
  return {
    ask,
    dialog: Dialog && (
      <Suspense>
        <Dialog
          key={asked.time}
          {...{ share: asked.share, deeds, open: asked.open, opener: asked.opener }}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
