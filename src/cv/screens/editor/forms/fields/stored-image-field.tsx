import { useTranslations } from 'use-intl';
import { CoverField } from '#records/components.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type FieldProps, useField } from '../use-field.ts';
import { useStoredImage } from './use-stored-image.ts';

export type ImageFieldProps = FieldProps<string> & { hint: string };

/** Field for one of the member's images, which can be uploaded, replaced or removed. */
export function StoredImageField({ at, field, label, value, hint }: ImageFieldProps) {
  const t = useTranslations('cv-editor.form');
  const { locked, write } = useField(at, field);
  const { image, isLoading, setUploaded } = useStoredImage(value);
  if (isLoading) return <Skeleton shape="block" className="size-32" />;
  return (
    <fieldset disabled={locked} className="min-w-0">
      <CoverField
        label={label}
        hint={hint}
        removeLabel={t('removePicture')}
        cover={image}
        error={undefined}
        shape="small"
        onImage={setUploaded}
        onCover={(id) => write(id ?? '')}
      />
    </fieldset>
  );
}
