import { Suspense } from 'react';
import { Picture, usePictureUploads } from '#files/components.tsx';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { QueryProvider } from '#platform/query-provider.tsx';
import { UploadField } from '#ui/upload-field.tsx';

/** Uploads real files as a screen does, to the instance that serves this page. Requires a signed-in member. */
export const SentPictures = () => (
  <QueryProvider>
    <Suspense>
      <WordsProvider domains={['files']}>
        <Field />
      </WordsProvider>
    </Suspense>
  </QueryProvider>
);

function Field() {
  const { field, describe, all } = usePictureUploads();
  return (
    <div className="grid max-w-xl gap-4">
      <UploadField
        label="Sent pictures"
        accept="image/*"
        multiple
        camera="environment"
        {...field}
        onDescribe={describe}
      />
      {all.map(({ id, alt, result }) => result && <Picture key={id} image={result} alt={alt} sizes="28rem" />)}
    </div>
  );
}
