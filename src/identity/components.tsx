import { lazy, Suspense } from 'react';
import type { StoredImage } from '#files/contract.ts';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { PhotoChoiceProps } from './screens/profile/photo/photo-choice.tsx';

/** Public entry point of the identity domain for the client: authentication state, header of signed-out screens, first admin, photo, preferences, settings pages and step-up. */
export { SET_UP_SCHEME } from './model/set-up-scheme.ts';
export { AuthProvider, useAuth } from './screens/auth-provider.tsx';
export { BrandHeader } from './screens/brand-header.tsx';
export { useLanguageChoices } from './screens/language/use-language-choices.ts';
export { AdoptPreferences } from './screens/preferences/adopt-preferences.tsx';
export { savePreferences } from './screens/preferences/save-preferences.ts';
export { useThemePreference } from './screens/preferences/use-theme-preference.ts';
export { SETTINGS_PAGES } from './screens/settings/sections.ts';
export { StepUp } from './screens/step-up/step-up.tsx';

/** Loads the function that returns the display name of a profile link by its key. */
export const loadLinkName = async () => (await import('#platform/pure/networks/network-names.ts')).linkName;

const LazyFirstAdminForm = lazy(async () => ({
  default: (await import('./screens/first-admin-form.tsx')).FirstAdminForm,
}));

/** Renders the form that creates the first admin. Code and messages are loaded when it is first rendered. */
export const FirstAdminForm = (props: { token: string }) => (
  <Suspense fallback={<FormSkeleton />}>
    <MessagesProvider domains={['identity']}>
      <LazyFirstAdminForm {...props} />
    </MessagesProvider>
  </Suspense>
);

const FIELDS = ['name', 'username', 'email', 'password'];

/** Keeps the height of the form, so that the page below it doesn't move when it appears. */
const FormSkeleton = () => (
  <div className="min-h-125">
    <Delayed>
      <Skeleton shape="title" className="max-w-60" />
      <Skeleton shape="line" className="mt-4 max-w-sm" />
      <div className="mt-8 grid max-w-sm gap-11">
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="block" className="h-9" />
        ))}
      </div>
    </Delayed>
  </div>
);

const LazyPhotoChoice = lazy(async () => ({
  default: (await import('./screens/profile/photo/photo-choice.tsx')).PhotoChoice<StoredImage>,
}));

/** Renders a photo of a person with controls to choose, crop and remove it. The photo need not be the member's own. */
export const PhotoChoice = (props: PhotoChoiceProps<StoredImage>) => (
  <Suspense>
    <MessagesProvider domains={['files', 'profile']}>
      <LazyPhotoChoice {...props} />
    </MessagesProvider>
  </Suspense>
);
