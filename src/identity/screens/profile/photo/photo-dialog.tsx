import { Dialog } from '#ui/dialog.tsx';
import { cropOf } from '../../../model/photo-view.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { CropStep } from './crop-step.tsx';
import { SavePhoto } from './save-photo.tsx';
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
