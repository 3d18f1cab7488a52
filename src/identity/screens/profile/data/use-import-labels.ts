import { useTranslations } from 'use-intl';

/** The message keys of the labels of profile fields, by the names used in import warnings. */
const FIELD_LABEL_KEYS = {
  'profile.bio': 'public.bio',
  'profile.location': 'public.location',
  'profile.website': 'public.website',
  'profile.socialLinks': 'public.links',
  'profile.showAchievements': 'public.showAchievements',
} as const;

const isField = (key: string): key is keyof typeof FIELD_LABEL_KEYS => Object.hasOwn(FIELD_LABEL_KEYS, key);

/** Returns functions that describe the parts of an import report. Unknown parts are shown by their name in the file. */
export function useImportLabels() {
  const t = useTranslations('profile');
  return {
    importedLabel: (key: string) => (key === 'profile' ? t('public.title') : key),
    warningLabel: (key: string) =>
      key === 'profile.username'
        ? t('data.usernameNotFree')
        : t('data.leftOut', { what: isField(key) ? t(FIELD_LABEL_KEYS[key]) : key }),
  };
}
