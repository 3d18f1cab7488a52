/** A language in the words of the reader's. */
export const languageName = (tag: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
