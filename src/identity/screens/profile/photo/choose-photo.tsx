import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileField } from '#ui/file-field.tsx';
import { usePatient } from '#ui/use-patient.ts';

type Props = {
  largest: number | undefined;
  /** Whether the browser is opening the chosen file. */
  opening: boolean;
  /** The reason why the last file can't be used. */
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Renders the field that chooses a photo from a file or the camera. */
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
