import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { DESIGN_CHOICES } from '../../../model/design.ts';
import { formatDate } from '../../../model/outline/dates.ts';
import { OWN_PAGE_LANGUAGES } from '../../../model/page-languages.ts';

/** A month whose name is abbreviated in most languages. */
const SAMPLE_MONTH = '2024-09';

/** Returns the date formats as options, each labelled with a sample date in the CV's language. */
export const useDateFormatOptions = (language: string) =>
  useMemo(
    () =>
      DESIGN_CHOICES.dateFormat.map((value) => ({
        value,
        label: formatDate(SAMPLE_MONTH, { dateFormat: value, days: false, language, present: '' }),
      })),
    [language],
  );

/** Returns the available CV languages as options. The current one is included even if it is not among them. */
export function useLanguageOptions(current: string) {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', style: 'long' });
    return [...new Set<string>([...Object.keys(LANGUAGES), ...OWN_PAGE_LANGUAGES, current])]
      .map((value) => ({ value, label: capitalise(names.of(value) ?? value, locale) }))
      .sort((one, other) => one.label.localeCompare(other.label, locale));
  }, [locale, current]);
}

const capitalise = ([first = '', ...rest]: string, locale: string) => first.toLocaleUpperCase(locale) + rest.join('');
