import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { logErrors } from '../../log-errors.ts';
import { PhotoChoice } from './photo-choice.tsx';
import type { PhotoSelection } from './use-photo-saving.ts';

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

/** Returns the mutation that removes the photo, and offers to undo it in a toast. */
function useRemovePhoto() {
  const t = useTranslations('profile.photo');
  const { setUser } = useAuth();
  const toast = useToast();
  const wordsOf = useErrorText();
  const restorePhoto = useMutation({
    ...identityApi.photo.set.mutationOptions(),
    onSuccess: setUser,
    onError: (error) => void toast({ text: t('notPutBack'), detail: wordsOf(error), tone: 'error' }),
  });
  return useMutation({
    // Loaded on demand, so that the screen works without the API client of the files domain.
    mutationFn: async (photoURL: string) => (await import('./remove-photo.ts')).removePhoto(photoURL),
    onSuccess: ({ user, selection }) => {
      setUser(user);
      toast({ text: t('removed'), ...(selection ? { undo: () => restorePhoto.mutate(selection) } : {}) });
    },
  });
}
