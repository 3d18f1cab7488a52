import { filesApi } from '#files/components.tsx';
import { PhotoChoice } from '#identity/components.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { type FieldProps, useField } from '../use-field.ts';
import { useStoredImage } from './use-stored-image.ts';

export type PhotoFieldProps = FieldProps<string> & {
  /** The name of the person in the photo. */
  name: string;
};

/** Field for the photo: an uploaded image and its crop. */
export function StoredPhotoField({ at, field, label, value, name }: PhotoFieldProps) {
  const { locked, write } = useField(at, field);
  const { image, isLoading, setUploaded } = useStoredImage(value);
  const { id } = useFieldIds({});
  if (isLoading) return <Skeleton shape="block" className="size-24" />;
  return (
    <Field id={id} label={label} group>
      <PhotoChoice
        photoURL={image?.sources.findLast(({ format }) => format === 'webp')?.url ?? null}
        name={name || label}
        disabled={locked}
        createPhoto={(request) => filesApi.images.make.call(request)}
        onCreated={(created) => {
          setUploaded(created);
          write(created.id);
        }}
        onRemove={() => write('')}
      />
    </Field>
  );
}
