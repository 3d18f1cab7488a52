/** The languages of RenderCV that ours has as well. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  spanish: 'es',
  french: 'fr',
  turkish: 'tr',
  arabic: 'ar',
};

/** Stands where no icon was chosen, for RenderCV wants one. */
export const PLAIN_ICON = 'link';
