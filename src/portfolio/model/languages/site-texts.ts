import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Translations } from '#records/contract.ts';

/** Translations of a site's own texts, by language. */
export type SiteTexts = Partial<Record<Language, Translations>>;

/** Reports whether two sets of translations are the same, in any order of their keys. */
export function isSameTexts(one: SiteTexts, other: SiteTexts): boolean {
  const flat = (texts: SiteTexts) =>
    Object.entries(texts)
      .flatMap(([language, translations]) =>
        Object.entries(translations).map(([key, { original, text }]) => [language, key, original, text].join('\0')),
      )
      .toSorted();
  return flat(one).join('\0\0') === flat(other).join('\0\0');
}
