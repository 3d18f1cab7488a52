import { languageName } from '#platform/pure/i18n/language-name.ts';

/** Languages in which many people read. Another one may have been set by a script. */
const TAGS = [
  ...['ar', 'bn', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'et', 'fa', 'fi', 'fr', 'he', 'hi', 'hr'],
  ...['hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv'],
  ...['th', 'tr', 'uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
];

/** Returns the languages that captions can be in, by their names in a language; always with the chosen one. */
export function captionLanguages(locale: string, chosen: string): { value: string; label: string }[] {
  return [...new Set([...TAGS, chosen])]
    .map((value) => ({ value, label: languageName(value, locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
