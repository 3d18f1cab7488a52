/**
 * The pages of the settings in the order of the navigation, each with the sections that links lead to by their anchor.
 * The profile has an address of its own.
 */
export const SETTINGS_PAGES = [
  { name: 'account', path: '/settings', sections: ['email', 'username'] },
  { name: 'profile', path: '/profile', sections: ['public'] },
  { name: 'appearance', path: '/settings/appearance', sections: [] },
  { name: 'language', path: '/settings/language', sections: [] },
  {
    name: 'security',
    path: '/settings/security',
    sections: ['password', 'two-factor', 'passkeys', 'devices', 'events'],
  },
  { name: 'notifications', path: '/settings/notifications', sections: [] },
  { name: 'apps', path: '/settings/apps', sections: ['apps'] },
  { name: 'data', path: '/settings/data', sections: ['data'] },
] as const satisfies { name: string; path: string; sections: string[] }[];

export type SettingsPageName = (typeof SETTINGS_PAGES)[number]['name'];
export type SectionName = (typeof SETTINGS_PAGES)[number]['sections'][number];

/** The parameter of the fragment that holds the token of a mailed link that confirms an email change. */
export const EMAIL_CHANGE_PARAM = 'email-change';

/** Returns the section that a fragment such as `#devices` names. */
export const sectionOfHash = (hash: string) =>
  SETTINGS_PAGES.flatMap(({ sections }) => [...sections]).find((name) => `#${name}` === hash);

/**
 * Returns the path of the page that a link to the profile leads to. All sections were on the profile once, and links
 * that were mailed or bookmarked still name it.
 */
export function pathOfProfileLink({ hash, search }: { hash: string; search: string }) {
  const confirmsEmail = [hash.slice(1), search].some((part) => new URLSearchParams(part).has(EMAIL_CHANGE_PARAM));
  const section = confirmsEmail ? 'email' : sectionOfHash(hash);
  const page = SETTINGS_PAGES.find(({ sections }) => sections.some((name) => name === section));
  return page?.path ?? '/profile';
}
