/** RenderCV's names of languages. */
export const LANGUAGE_BY_NAME: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  spanish: 'es',
  french: 'fr',
  turkish: 'tr',
  arabic: 'ar',
  danish: 'da',
  dutch: 'nl',
  hebrew: 'he',
  hindi: 'hi',
  hungarian: 'hu',
  indonesian: 'id',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  mandarin_chinese: 'zh',
  norwegian_bokmål: 'nb',
  norwegian_nynorsk: 'nn',
  persian: 'fa',
  portuguese: 'pt',
  russian: 'ru',
  vietnamese: 'vi',
};

/** The icon written if none was chosen, because RenderCV requires one. */
export const DEFAULT_ICON = 'link';
