import { type ComponentType, useState } from 'react';
import { preloadMessages } from '#platform/i18n/messages-provider.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';

type PhotoDialogRequest = { title: string; photoURL?: string; opener: HTMLElement };
type PhotoDialogState<Photo> = PhotoDialogRequest & {
  Dialog: ComponentType<PhotoDialogProps<Photo>>;
  openCount: number;
  open: boolean;
};

/** Manages the photo dialog. It is loaded with its messages on first use, and each opening starts with fresh state. */
export function usePhotoDialog<Photo>() {
  const [dialog, setDialog] = useState<PhotoDialogState<Photo>>();
  const [isLoading, setIsLoading] = useState(false);
  const [loadFailed, setLoadFailed] = useState(false);
  return {
    dialog,
    isLoading,
    /** Whether loading the dialog has failed. */
    loadFailed,
    show: async (request: PhotoDialogRequest) => {
      setIsLoading(true);
      setLoadFailed(false);
      try {
        const [{ PhotoDialog }] = await Promise.all([import('./photo-dialog.tsx'), preloadMessages(['files'])]);
        setDialog((before) => ({
          ...request,
          Dialog: PhotoDialog,
          openCount: (before?.openCount ?? 0) + 1,
          open: true,
        }));
      } catch {
        setLoadFailed(true);
      }
      setIsLoading(false);
    },
    setOpen: (open: boolean) => setDialog((before) => before && { ...before, open }),
  };
}
