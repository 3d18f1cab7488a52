import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { FileField } from '#ui/file-field.tsx';
import { useDelayedLoading } from '#ui/use-delayed-loading.ts';

type Props = {
  maxFileSize: number | undefined;
  /** Whether the browser is opening the chosen file. */
  opening: boolean;
  /** The reason why the last file can't be used. */
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Renders the field that chooses a photo from a file or the camera. */
export function ChoosePhoto({ maxFileSize, opening, error, onFile }: Props) {
  const t = useTranslations('profile.photo');
  const isSlow = useDelayedLoading(opening);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <FileField
      ref={button}
      main
      label={t('picture')}
      labelHidden
      hint={t(isSlow ? 'opening' : 'pictureHint')}
      error={error}
      accept="image/*"
      camera="user"
      largest={maxFileSize}
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
