/** Returns the name of a language, by its BCP 47 tag, in the language of a locale; the tag itself if it has none. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(tag) ?? tag;
  } catch {
    // A tag may look like one without being one, such as `en-12`.
    return tag;
  }
}
