import { lazy, type ReactNode, Suspense } from 'react';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ImageFieldProps } from './stored-image-field.tsx';
import type { PhotoFieldProps } from './stored-photo-field.tsx';

/** Loaded lazily, so that text fields do not wait for the upload code. */
const StoredImageField = lazy(async () => ({
  default: (await loadLazily(() => import('./stored-image-field.tsx'))).StoredImageField,
}));

const StoredPhotoField = lazy(async () => ({
  default: (await loadLazily(() => import('./stored-photo-field.tsx'))).StoredPhotoField,
}));

const LazyField = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Delayed>
        <Skeleton shape="block" className="h-24" />
      </Delayed>
    }
  >
    {children}
  </Suspense>
);

export const ImageField = (props: ImageFieldProps) => (
  <LazyField>
    <MessagesProvider domains={['files', 'records']}>
      <StoredImageField {...props} />
    </MessagesProvider>
  </LazyField>
);

export const PhotoField = (props: PhotoFieldProps) => (
  <LazyField>
    <StoredPhotoField {...props} />
  </LazyField>
);
