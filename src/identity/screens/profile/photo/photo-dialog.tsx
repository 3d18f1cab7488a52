import { Dialog } from '#ui/dialog.tsx';
import { cropOf } from '../../../model/photo-view.ts';
import { ChoosePhoto } from './choose-photo.tsx';
import { CropStep } from './crop-step.tsx';
import { SavePhoto } from './save-photo.tsx';
import { usePhotoDraft } from './use-photo-draft.ts';
import { type PhotoOrder, usePhotoSaving } from './use-photo-saving.ts';

export type PhotoDialogProps<Made> = {
  /** The photo to crop again; if undefined, the dialog starts with choosing a file. */
  photoURL: string | undefined;
  title: string;
  opener: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  make: (order: PhotoOrder) => Promise<Made>;
  onSaved: (made: Made) => void;
};

/** Renders the dialog that sets a photo in two steps: choosing a file, and cropping it. */
export function PhotoDialog<Made>(props: PhotoDialogProps<Made>) {
  const { photoURL, title, opener, open, onOpenChange, make, onSaved } = props;
  const draft = usePhotoDraft(photoURL);
  const { picture, view, file, stored } = draft;
  const crop = picture.state === 'ready' && view ? cropOf(picture.size, view) : undefined;
  const saving = usePhotoSaving({ crop, make, onSaved });
  const fault = saving.unfit ?? draft.broken;
  const opening = file !== undefined && picture.state === 'loading';
  const chooses = fault !== undefined || draft.empty || opening;
  const begin = (next: File | undefined) => {
    saving.forget();
    draft.begin(next);
  };
  return (
    <Dialog
      steady
      size="medium"
      opener={opener}
      open={open}
      onOpenChange={(next) => {
        if (!next) saving.forget();
        onOpenChange(next);
      }}
      title={title}
      actions={
        !chooses && (
          <SavePhoto
            saving={saving}
            onAnother={() => begin(undefined)}
            onSave={() => crop && saving.save({ file, stored })}
          />
        )
      }
    >
      {chooses ? (
        <ChoosePhoto largest={draft.largest} opening={opening} error={fault} onFile={begin} />
      ) : (
        <CropStep draft={draft} fixed={saving.busy} />
      )}
    </Dialog>
  );
}
