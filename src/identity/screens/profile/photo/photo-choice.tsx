import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { usePatient } from '#ui/use-patient.ts';
import { usePhotoDialog } from './use-photo-dialog.ts';
import type { PhotoOrder } from './use-photo-saving.ts';

export type PhotoChoiceProps<Made> = {
  photoURL: string | null;
  /** The name whose initials are shown if there is no photo. */
  name: string;
  disabled?: boolean;
  /** Creates the photo from a crop of a stored file. */
  make: (order: PhotoOrder) => Promise<Made>;
  onMade: (made: Made) => void;
  onRemove: (photoURL: string) => void;
  removing?: { busy: boolean; failure: unknown };
};

/** Renders a photo, or initials, with buttons to choose, crop and remove it. */
export function PhotoChoice<Made>(props: PhotoChoiceProps<Made>) {
  const { photoURL, name, disabled = false, make, onMade, onRemove, removing } = props;
  const t = useTranslations('profile.photo');
  const tForm = useTranslations('ui.form');
  const wordsOf = useFailureWords();
  const { opened, coming, missed, show, setOpen } = usePhotoDialog<Made>();
  const opening = usePatient(coming);
  const ending = usePatient(removing?.busy ?? false);
  const [said, say] = useState('');
  const title = t(photoURL ? 'change' : 'add');
  const error = missed ? tForm('unreachable') : removing?.failure ? wordsOf(removing.failure) : undefined;
  const onSaved = (made: Made) => {
    onMade(made);
    setOpen(false);
    say(t('saved'));
  };
  return (
    <fieldset disabled={disabled} className="flex min-w-0 items-center gap-4">
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
              <Button tone="quiet" busy={ending} onClick={() => onRemove(photoURL)}>
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
              make={make}
              onSaved={onSaved}
            />
          </WordsProvider>
        </Suspense>
      )}
    </fieldset>
  );
}
