import { Suspense } from 'react';
import { Picture, useImageUploads } from '#files/components.tsx';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';

/** Uploads real files as a screen does, to the instance that serves this page. Requires a signed-in member. */
export const RealUploads = () => (
  <QueryProvider>
    <Suspense>
      <MessagesProvider domains={['files']}>
        <Field />
      </MessagesProvider>
    </Suspense>
  </QueryProvider>
);

function Field() {
  const { field, describe, all } = useImageUploads();
  return (
    <div className="grid max-w-xl gap-4">
      <UploadField
        label="Uploaded images"
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
