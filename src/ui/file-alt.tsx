import { useTranslations } from 'use-intl';
import { TextField } from './text-field.tsx';

type Props = { alt: string; onChange: (alt: string) => void };

/** A field for a picture's alternative text. The text is recommended but not required. */
export function FileAlt({ alt, onChange }: Props) {
  const t = useTranslations('ui.file');
  return (
    <TextField
      className="mt-1 mb-2 ps-13"
      label={t('describe')}
      hint={alt.trim() === '' ? t('undescribed') : undefined}
      dir="auto"
      autoComplete="off"
      maxLength={500}
      value={alt}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
