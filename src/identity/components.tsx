import { lazy, Suspense } from 'react';
import type { StoredImage } from '#files/contract.ts';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import type { PhotoChoiceProps } from './screens/profile/photo/photo-choice.tsx';

/** Door of the identity domain for the client: who is signed in, and how the first admin comes to be. */
export { SET_UP_SCHEME } from './model/set-up-scheme.ts';
export { AuthProvider, useAuth } from './screens/auth-provider.tsx';
export { StepUp } from './screens/step-up/step-up.tsx';

const LazyFirstAdminForm = lazy(async () => ({
  default: (await import('./screens/first-admin-form.tsx')).FirstAdminForm,
}));

/** Makes the account that runs the instance. It brings its own words, and comes once it is needed. */
export const FirstAdminForm = (props: { token: string }) => (
  <Suspense>
    <WordsProvider domains={['identity']}>
      <LazyFirstAdminForm {...props} />
    </WordsProvider>
  </Suspense>
);

const LazyPhotoChoice = lazy(async () => ({
  default: (await import('./screens/profile/photo/photo-choice.tsx')).PhotoChoice<StoredImage>,
}));

/** A photo of a person, of which one chooses the part that is shown: as in the profile, for whatever it is used. */
export const PhotoChoice = (props: PhotoChoiceProps<StoredImage>) => (
  <Suspense>
    <WordsProvider domains={['files', 'profile']}>
      <LazyPhotoChoice {...props} />
    </WordsProvider>
  </Suspense>
);
