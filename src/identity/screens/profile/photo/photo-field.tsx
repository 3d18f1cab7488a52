import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { logErrors } from '../../log-errors.ts';
import { PhotoChoice } from './photo-choice.tsx';
import type { PhotoSelection } from './use-photo-saving.ts';
import { useRemovePhoto } from './use-remove-photo.ts';

type Props = { photoURL: string | null; name: string };

const setPhoto = (selection: PhotoSelection) =>
  logErrors('profile update', () => identityApi.photo.set.call(selection));

/** Renders the member's photo with its controls. Changes are saved immediately. */
export function PhotoField({ photoURL, name }: Props) {
  const { setUser } = useAuth();
  const removing = useRemovePhoto();
  return (
    <PhotoChoice
      photoURL={photoURL}
      name={name}
      createPhoto={setPhoto}
      onCreated={setUser}
      onRemove={removing.mutate}
      removing={{ busy: removing.isPending, failure: removing.error }}
    />
  );
}
