import { useMutation } from '@tanstack/react-query';
import { useUploads } from '#files/components.tsx';
import type { Crop } from '#files/contract.ts';
import { fieldMessage } from '#platform/api-errors.ts';
import type { UserDocument } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { logged } from '../../logged.ts';

type Options = { crop: Crop | undefined; onSaved: (user: UserDocument) => void };

/** Sends a picture, if it is a new one, and makes a part of it the member's photo. */
export function usePhotoSaving({ crop, onSaved }: Options) {
  const set = (file: string) =>
    logged('profile update', () => identityApi.photo.set.call({ file, ...(crop ? { crop } : {}) }));
  const uploads = useUploads<UserDocument>({ finish: set, onDone: onSaved });
  const again = useMutation({ mutationFn: set, onSuccess: onSaved });
  const [upload] = uploads.all;
  const forget = () => {
    again.reset();
    if (upload && upload.state !== 'processing') uploads.remove(upload.id);
  };
  return {
    field: uploads.field,
    failure: again.error,
    /** The server's word on a picture that cannot be used at all. */
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
