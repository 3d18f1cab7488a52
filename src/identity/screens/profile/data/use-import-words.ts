import { useTranslations } from 'use-intl';

/** The names that an import gives to the profile's fields, and where their labels stand. */
const FIELDS = {
  'profile.bio': 'public.bio',
  'profile.location': 'public.location',
  'profile.website': 'public.website',
  'profile.socialLinks': 'public.links',
  'profile.showAchievements': 'public.showAchievements',
} as const;

const isField = (key: string): key is keyof typeof FIELDS => Object.hasOwn(FIELDS, key);

/** What an import tells, in words. Of a part that this screen does not know, it says the name in the file. */
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
