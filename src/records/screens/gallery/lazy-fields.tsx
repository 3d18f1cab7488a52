import { type ComponentType, lazy, Suspense } from 'react';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { CoverFieldProps } from './cover-field.tsx';
import type { GalleryFieldProps } from './gallery-field.tsx';

/** Upload and sorting code is loaded lazily, after the text fields. */
const LazyGalleryField = lazy(async () => ({ default: (await import('./gallery-field.tsx')).GalleryField }));
const LazyCoverField = lazy(async () => ({ default: (await import('./cover-field.tsx')).CoverField }));

const withSkeleton = <Props extends object>(Field: ComponentType<Props>) =>
  function FieldWithSkeleton(props: Props) {
    return (
      <Suspense
        fallback={
          <Delayed>
            <Skeleton shape="block" className="h-24" />
          </Delayed>
        }
      >
        <Field {...props} />
      </Suspense>
    );
  };

export const GalleryField = withSkeleton<GalleryFieldProps>(LazyGalleryField);
export const CoverField = withSkeleton<CoverFieldProps>(LazyCoverField);
