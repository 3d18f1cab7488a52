/** RenderCV's names of the languages that we support. */
export const LANGUAGE_BY_NAME: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  spanish: 'es',
  french: 'fr',
  turkish: 'tr',
  arabic: 'ar',
};

/** The icon written if none was chosen, because RenderCV requires one. */
export const DEFAULT_ICON = 'link';
