import { type ComponentType, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider, preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { LiveText } from '#ui/live-text.tsx';
import type { PhotoDialogProps } from './photo-dialog.tsx';
import type { PhotoSelection } from './use-photo-saving.ts';

export type PhotoChoiceProps<Photo> = {
  photoURL: string | null;
  /** The name whose initials are shown if there is no photo. */
  name: string;
  disabled?: boolean;
  /** Creates the photo from a crop of a stored file. */
  createPhoto: (selection: PhotoSelection) => Promise<Photo>;
  onCreated: (photo: Photo) => void;
  onRemove: (photoURL: string) => void;
  removing?: { busy: boolean; failure: unknown };
};

/** Renders a photo, or initials, with buttons to choose, crop and remove it. */
export function PhotoChoice<Photo>(props: PhotoChoiceProps<Photo>) {
  const { photoURL, name, disabled = false, createPhoto, onCreated, onRemove, removing } = props;
  const t = useTranslations('profile.photo');
  const tForm = useTranslations('ui.form');
  const wordsOf = useErrorText();
  const { dialog, isLoading, loadFailed, show, setOpen } = usePhotoDialog<Photo>();
  const opening = useDelayedLoading(isLoading);
  const ending = useDelayedLoading(removing?.busy ?? false);
  const [announcement, announce] = useState('');
  const title = t(photoURL ? 'change' : 'add');
  const error = loadFailed ? tForm('unreachable') : removing?.failure ? wordsOf(removing.failure) : undefined;
  const onSaved = (photo: Photo) => {
    onCreated(photo);
    setOpen(false);
    announce(t('saved'));
  };
  return (
    <fieldset disabled={disabled} className="flex min-w-0 items-center gap-4">
      <legend className="sr-only">{t('title')}</legend>
      <Avatar name={name} src={photoURL ?? undefined} size={96} />
      <div className="min-w-0">
        <div className="flex items-start gap-2 max-sm:flex-col">
          <Button busy={opening} onClick={({ currentTarget: opener }) => void show({ title, opener })}>
            {title}
          </Button>
          {photoURL && (
            <div className="flex flex-wrap gap-x-1 max-sm:-ms-3">
              <Button
                tone="quiet"
                onClick={({ currentTarget: opener }) => void show({ title: t('adjustTitle'), photoURL, opener })}
              >
                {t('adjust')}
              </Button>
              <Button tone="quiet" busy={ending} onClick={() => onRemove(photoURL)}>
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
        <p role="alert" className="mt-1 text-error text-xs empty:hidden">
          {error}
        </p>
      </div>
      <LiveText>{announcement}</LiveText>
      {dialog && (
        <Suspense>
          <MessagesProvider domains={['files']}>
            <dialog.Dialog
              key={dialog.openCount}
              photoURL={dialog.photoURL}
              title={dialog.title}
              opener={dialog.opener}
              open={dialog.open}
              onOpenChange={setOpen}
              createPhoto={createPhoto}
              onSaved={onSaved}
            />
          </MessagesProvider>
        </Suspense>
      )}
    </fieldset>
  );
}

type PhotoDialogRequest = { title: string; photoURL?: string; opener: HTMLElement };
type PhotoDialogState<Photo> = PhotoDialogRequest & {
  Dialog: ComponentType<PhotoDialogProps<Photo>>;
  openCount: number;
  open: boolean;
};

/** Manages the photo dialog. It is loaded with its messages on first use, and each opening starts with fresh state. */
function usePhotoDialog<Photo>() {
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
