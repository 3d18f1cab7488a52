/** Returns the name of a language in the given locale. */
export const languageName = (tag: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
