import { type ComponentType, useState } from 'react';
import { preloadWords } from '#platform/i18n/words-provider.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';

type Wanted = { title: string; photoURL?: string; opener: HTMLElement };
type Opened<Made> = Wanted & { Dialog: ComponentType<PhotoDialogProps<Made>>; times: number; open: boolean };

/** The dialog comes when it is first wanted, with its words; each opening begins anew. */
export function usePhotoDialog<Made>() {
  const [opened, setOpened] = useState<Opened<Made>>();
  const [coming, setComing] = useState(false);
  const [missed, setMissed] = useState(false);
  return {
    opened,
    coming,
    /** It could not be fetched. */
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
