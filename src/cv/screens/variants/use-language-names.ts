import { useMemo } from 'react';
import { useLocale } from 'use-intl';

/** Returns a function that names a language in the reader's language. */
export function useLanguageNames() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
    return (tag: string) => {
      const name = names.of(tag) ?? tag;
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    };
  }, [locale]);
}
