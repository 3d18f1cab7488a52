import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { usePatient } from '#ui/use-patient.ts';
import type { UserDocument } from '../../../contract.ts';
import { useAuth } from '../../auth-provider.tsx';
import { useFailureWords } from '../use-failure-words.ts';
import { usePhotoDialog } from './use-photo-dialog.ts';
import { useRemovePhoto } from './use-remove-photo.ts';

type Props = { photoURL: string | null; name: string };

/** The member's photo, or the letters that the name begins with. What is done here is done at once. */
export function PhotoField({ photoURL, name }: Props) {
  const t = useTranslations('profile.photo');
  const tForm = useTranslations('ui.form');
  const { setUser } = useAuth();
  const wordsOf = useFailureWords();
  const { opened, coming, missed, show, setOpen } = usePhotoDialog();
  const removing = useRemovePhoto();
  const opening = usePatient(coming);
  const ending = usePatient(removing.isPending);
  const [said, say] = useState('');
  const title = t(photoURL ? 'change' : 'add');
  const error = missed ? tForm('unreachable') : removing.error ? wordsOf(removing.error) : undefined;
  const onSaved = (user: UserDocument) => {
    setUser(user);
    setOpen(false);
    say(t('saved'));
  };
  return (
    <fieldset className="flex min-w-0 items-center gap-4">
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
              <Button tone="quiet" busy={ending} onClick={() => removing.mutate(photoURL)}>
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
        <p role="alert" className="mt-1 text-error text-xs empty:hidden">
          {error}
        </p>
      </div>
      <LiveText>{said}</LiveText>
      {opened && (
        <Suspense>
          <WordsProvider domains={['files']}>
            <opened.Dialog
              key={opened.times}
              photoURL={opened.photoURL}
              title={opened.title}
              opener={opened.opener}
              open={opened.open}
              onOpenChange={setOpen}
              onSaved={onSaved}
            />
          </WordsProvider>
        </Suspense>
      )}
    </fieldset>
  );
}
