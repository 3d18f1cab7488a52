import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { logged } from '../../logged.ts';
import { PhotoChoice } from './photo-choice.tsx';
import type { PhotoOrder } from './use-photo-saving.ts';
import { useRemovePhoto } from './use-remove-photo.ts';

type Props = { photoURL: string | null; name: string };

const setPhoto = (order: PhotoOrder) => logged('profile update', () => identityApi.photo.set.call(order));

/** Renders the member's photo with its controls. Changes are saved immediately. */
export function PhotoField({ photoURL, name }: Props) {
  const { setUser } = useAuth();
  const removing = useRemovePhoto();
  return (
    <PhotoChoice
      photoURL={photoURL}
      name={name}
      make={setPhoto}
      onMade={setUser}
      onRemove={removing.mutate}
      removing={{ busy: removing.isPending, failure: removing.error }}
    />
  );
}
