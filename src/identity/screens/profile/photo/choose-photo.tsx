import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileField } from '#ui/file-field.tsx';
import { usePatient } from '#ui/use-patient.ts';

type Props = {
  largest: number | undefined;
  /** One was chosen, and the browser opens it. */
  opening: boolean;
  /** Why the last one cannot be used. */
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Takes a picture of the member, from wherever it comes. */
export function ChoosePhoto({ largest, opening, error, onFile }: Props) {
  const t = useTranslations('profile.photo');
  const patient = usePatient(opening);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <FileField
      ref={button}
      main
      label={t('picture')}
      labelHidden
      hint={t(patient ? 'opening' : 'pictureHint')}
      error={error}
      accept="image/*"
      camera="user"
      largest={largest}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
