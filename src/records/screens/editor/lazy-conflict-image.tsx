import { lazy, Suspense } from 'react';

const Image = lazy(async () => ({ default: (await import('./conflict-image.tsx')).ConflictImage }));

/** `ConflictImage`, loaded with the first conflict about images. */
export const ConflictImage = ({ id }: { id: string }) => (
  <Suspense>
    <Image id={id} />
  </Suspense>
);
