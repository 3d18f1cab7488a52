import { lazy, type ReactNode, Suspense } from 'react';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { loadLater } from '#platform/load-later.ts';
import { Delayed } from '#ui/delayed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ImageFieldProps } from './stored-image-field.tsx';
import type { PhotoFieldProps } from './stored-photo-field.tsx';

/** Loaded lazily, so that text fields do not wait for the upload code. */
const StoredImageField = lazy(async () => ({
  default: (await loadLater(() => import('./stored-image-field.tsx'))).StoredImageField,
}));

const StoredPhotoField = lazy(async () => ({
  default: (await loadLater(() => import('./stored-photo-field.tsx'))).StoredPhotoField,
}));

const Later = ({ children }: { children: ReactNode }) => (
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
  <Later>
    <WordsProvider domains={['files', 'records']}>
      <StoredImageField {...props} />
    </WordsProvider>
  </Later>
);

export const PhotoField = (props: PhotoFieldProps) => (
  <Later>
    <StoredPhotoField {...props} />
  </Later>
);
