import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { FileList } from '#ui/files/file-list.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { cropOf } from '../../../model/photo-view.ts';
import { CropStep } from './crop-step.tsx';
import { usePhotoDraft } from './use-photo-draft.ts';
import { type PhotoSelection, usePhotoSaving } from './use-photo-saving.ts';

export type PhotoDialogProps<Photo> = {
  /** The photo to crop again; if undefined, the dialog starts with choosing a file. */
  photoURL: string | undefined;
  title: string;
  opener: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  createPhoto: (selection: PhotoSelection) => Promise<Photo>;
  onSaved: (photo: Photo) => void;
};

/** Renders the dialog that sets a photo in two steps: choosing a file, and cropping it. */
export function PhotoDialog<Photo>(props: PhotoDialogProps<Photo>) {
  const { photoURL, title, opener, open, onOpenChange, createPhoto, onSaved } = props;
  const draft = usePhotoDraft(photoURL);
  const { picture, view, file, stored } = draft;
  const crop = picture.state === 'ready' && view ? cropOf(picture.size, view) : undefined;
  const saving = usePhotoSaving({ crop, createPhoto, onSaved });
  const fileError = saving.unusableFileError ?? draft.loadError;
  const opening = file !== undefined && picture.state === 'loading';
  const isChoosing = fileError !== undefined || draft.empty || opening;
  const begin = (next: File | undefined) => {
    saving.reset();
    draft.begin(next);
  };
  return (
    <Dialog
      keepsOpen
      size="medium"
      opener={opener}
      open={open}
      onOpenChange={(next) => {
        if (!next) saving.reset();
        onOpenChange(next);
      }}
      title={title}
      actions={
        !isChoosing && (
          <SavePhoto
            saving={saving}
            onAnother={() => begin(undefined)}
            onSave={() => crop && saving.save({ file, stored })}
          />
        )
      }
    >
      {isChoosing ? (
        <ChoosePhoto maxFileSize={draft.maxFileSize} opening={opening} error={fileError} onFile={begin} />
      ) : (
        <CropStep draft={draft} disabled={saving.busy} />
      )}
    </Dialog>
  );
}

type Props = {
  maxFileSize: number | undefined;
  /** Whether the browser is opening the chosen file. */
  opening: boolean;
  /** The reason why the last file can't be used. */
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Renders the field that chooses a photo from a file or the camera. */
function ChoosePhoto({ maxFileSize, opening, error, onFile }: Props) {
  const t = useTranslations('profile.photo');
  const isSlow = useDelayedLoading(opening);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <FileField
      ref={button}
      main
      label={t('picture')}
      labelHidden
      hint={t(isSlow ? 'opening' : 'pictureHint')}
      error={error}
      accept="image/*"
      camera="user"
      largest={maxFileSize}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}

type SavePhotoProps = { saving: ReturnType<typeof usePhotoSaving>; onAnother: () => void; onSave: () => void };

/** Renders the upload progress, errors and buttons of the dialog, which stay visible on any screen size. */
function SavePhoto({ saving: { field, failure, busy }, onAnother, onSave }: SavePhotoProps) {
  const t = useTranslations('profile');
  const wordsOf = useErrorText();
  const { files, onCancel, onRetry, onPause, onResume } = field;
  return (
    <>
      <div className="-mt-4 w-full">
        <FileList label={t('photo.upload')} files={files} {...{ onCancel, onRetry, onPause, onResume }} />
        <FormMessage form={{ message: failure ? wordsOf(failure) : undefined, failure }} className="mb-2" />
      </div>
      {!busy && (
        <Button tone="quiet" className="-ms-3 me-auto" onClick={onAnother}>
          {t('photo.another')}
        </Button>
      )}
      {/* On phones there is no room for it; the close button does the same. */}
      <DialogClose>
        <Button className="max-sm:hidden">{t('cancel')}</Button>
      </DialogClose>
      <Button tone="primary" busy={busy} onClick={onSave}>
        {t('photo.save')}
      </Button>
    </>
  );
}
