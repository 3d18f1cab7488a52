/**
 * The supported languages with their writing direction, each with a folder in `messages/`. `en` is American English;
 * `en-GB` holds only the messages that differ from it.
 */
export const LANGUAGES = {
  en: 'ltr',
  'en-GB': 'ltr',
  de: 'ltr',
  es: 'ltr',
  fr: 'ltr',
  tr: 'ltr',
  ar: 'rtl',
} as const satisfies Record<string, 'ltr' | 'rtl'>;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The regions whose English uses “resume”. All others, such as India and Australia, use British English. */
const AMERICAN = new Set(['us', 'ca', 'ph', 'pr', 'gu', 'vi', 'as', 'mp', 'um']);

/** Returns the best supported language for a BCP 47 tag, if any: `en-GB` for `en-AU`. */
export function languageForTag(tag: string): Language | undefined {
  const [language = '', ...subtags] = tag.toLowerCase().split('-');
  if (!isLanguage(language)) return undefined;
  const region = subtags.find((subtag) => /^([a-z]{2}|\d{3})$/.test(subtag));
  return language === 'en' && region && !AMERICAN.has(region) ? 'en-GB' : language;
}

const cache = new Map<string, Language>();

/**
 * Returns the best supported language of an `Accept-Language` header. Results are cached, because few headers occur.
 */
export function negotiateLanguage(accept: string | undefined): Language {
  if (!accept) return DEFAULT_LANGUAGE;
  const cachedLanguage = cache.get(accept);
  if (cachedLanguage) return cachedLanguage;
  const preferences = accept
    .split(',', 20)
    .map((part) => {
      const [tag = '', q] = part.split(';q=');
      return { language: languageForTag(tag.trim()), weight: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const chosen = preferences.find(({ language }) => language)?.language ?? DEFAULT_LANGUAGE;
  if (cache.size < 500) cache.set(accept, chosen);
  return chosen;
}

/** Returns the language that a reader has chosen, from a `Cookie` header or `document.cookie`, if it is supported. */
export function languageInCookies(cookies = ''): Language | undefined {
  const tag = /(?:^|;\s?)language=([A-Za-z-]{2,8})(?:;|$)/.exec(cookies)?.[1];
  return tag && isLanguage(tag) ? tag : undefined;
}
