import { useMutation } from '@tanstack/react-query';
import { useUploads } from '#files/components.tsx';
import type { Crop } from '#files/contract.ts';
import { fieldMessage } from '#platform/api-errors.ts';

/** A crop of a stored file, which is given by its full name. */
export type PhotoOrder = { file: string; crop?: Crop };

type Options<Made> = {
  crop: Crop | undefined;
  make: (order: PhotoOrder) => Promise<Made>;
  onSaved: (made: Made) => void;
};

/** Saves a photo: uploads the file if it is new, then creates the photo from its crop. */
export function usePhotoSaving<Made>({ crop, make, onSaved }: Options<Made>) {
  const set = (file: string) => make({ file, ...(crop ? { crop } : {}) });
  const uploads = useUploads<Made>({ finish: set, onDone: onSaved });
  const again = useMutation({ mutationFn: set, onSuccess: onSaved });
  const [upload] = uploads.all;
  const forget = () => {
    again.reset();
    if (upload && upload.state !== 'processing') uploads.remove(upload.id);
  };
  return {
    field: uploads.field,
    failure: again.error,
    /** The server's message about an image that can't be used at all. */
    unfit: fieldMessage(upload?.failure ?? again.error, 'file'),
    busy: again.isPending || (upload !== undefined && upload.state !== 'failed'),
    save: (picture: { file: File | undefined; stored: string | undefined }) => {
      if (picture.stored !== undefined) again.mutate(picture.stored);
      else if (upload) uploads.retry(upload.id);
      else if (picture.file) uploads.add([picture.file]);
    },
    forget,
  };
}
