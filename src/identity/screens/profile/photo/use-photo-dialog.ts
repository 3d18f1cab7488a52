import { type ComponentType, useState } from 'react';
import { preloadWords } from '#platform/i18n/words-provider.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';

type Wanted = { title: string; photoURL?: string; opener: HTMLElement };
type Opened<Made> = Wanted & { Dialog: ComponentType<PhotoDialogProps<Made>>; times: number; open: boolean };

/** Manages the photo dialog. It is loaded with its messages on first use, and each opening starts with fresh state. */
export function usePhotoDialog<Made>() {
  const [opened, setOpened] = useState<Opened<Made>>();
  const [coming, setComing] = useState(false);
  const [missed, setMissed] = useState(false);
  return {
    opened,
    coming,
    /** Whether loading the dialog has failed. */
    missed,
    show: async (wanted: Wanted) => {
      setComing(true);
      setMissed(false);
      try {
        const [{ PhotoDialog }] = await Promise.all([import('./photo-dialog.tsx'), preloadWords(['files'])]);
        setOpened((before) => ({ ...wanted, Dialog: PhotoDialog, times: (before?.times ?? 0) + 1, open: true }));
      } catch {
        setMissed(true);
      }
      setComing(false);
    },
    setOpen: (open: boolean) => setOpened((before) => before && { ...before, open }),
  };
}
