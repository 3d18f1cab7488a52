import { lazy } from 'react';
import { LazySection } from '#records/components.tsx';
import type { MediaFieldsProps } from './media-fields-props.ts';

const Fields = lazy(async () => ({ default: (await import('./media-fields.tsx')).MediaFields }));

/** The form of a block with a video, a recording or a download. It loads when there is one. */
export const MediaFields = (props: MediaFieldsProps) => (
  <LazySection>
    <Fields {...props} />
  </LazySection>
);
