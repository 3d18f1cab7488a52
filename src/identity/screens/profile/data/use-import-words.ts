import { useTranslations } from 'use-intl';

/** The message keys of the labels of profile fields, by the names used in import warnings. */
const FIELDS = {
  'profile.bio': 'public.bio',
  'profile.location': 'public.location',
  'profile.website': 'public.website',
  'profile.socialLinks': 'public.links',
  'profile.showAchievements': 'public.showAchievements',
} as const;

const isField = (key: string): key is keyof typeof FIELDS => Object.hasOwn(FIELDS, key);

/** Returns functions that describe the parts of an import report. Unknown parts are shown by their name in the file. */
export function useImportWords() {
  const t = useTranslations('profile');
  return {
    partOf: (key: string) => (key === 'profile' ? t('public.title') : key),
    leftOut: (key: string) =>
      key === 'profile.username'
        ? t('data.usernameNotFree')
        : t('data.leftOut', { what: isField(key) ? t(FIELDS[key]) : key }),
  };
}
