import { useMutation } from '@tanstack/react-query';
import { useUploads } from '#files/components.tsx';
import type { Crop } from '#files/contract.ts';
import { fieldMessage } from '#platform/pure/api-errors.ts';

/** A crop of a stored file, which is given by its full name. */
export type PhotoSelection = { file: string; crop?: Crop };

type Options<Photo> = {
  crop: Crop | undefined;
  createPhoto: (selection: PhotoSelection) => Promise<Photo>;
  onSaved: (photo: Photo) => void;
};

/** Saves a photo: uploads the file if it is new, then creates the photo from its crop. */
export function usePhotoSaving<Photo>({ crop, createPhoto, onSaved }: Options<Photo>) {
  const saveFile = (file: string) => createPhoto({ file, ...(crop ? { crop } : {}) });
  const uploads = useUploads<Photo>({ finish: saveFile, onDone: onSaved });
  const saveStored = useMutation({ mutationFn: saveFile, onSuccess: onSaved });
  const [upload] = uploads.all;
  const reset = () => {
    saveStored.reset();
    if (upload && upload.state !== 'processing') uploads.remove(upload.id);
  };
  return {
    field: uploads.field,
    failure: saveStored.error,
    /** The server's message about an image that can't be used at all. */
    unusableFileError: fieldMessage(upload?.failure ?? saveStored.error, 'file'),
    busy: saveStored.isPending || (upload !== undefined && upload.state !== 'failed'),
    save: (picture: { file: File | undefined; stored: string | undefined }) => {
      if (picture.stored !== undefined) saveStored.mutate(picture.stored);
      else if (upload) uploads.retry(upload.id);
      else if (picture.file) uploads.add([picture.file]);
    },
    reset,
  };
}
