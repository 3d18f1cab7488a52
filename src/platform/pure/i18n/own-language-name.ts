/** Returns the name of a language in that language: Deutsch, Türkçe. */
export function ownLanguageName(language: string) {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
