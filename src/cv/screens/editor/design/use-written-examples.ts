import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { LANGUAGES } from '#platform/i18n/languages.ts';
import { DESIGN_CHOICES } from '../../../model/design.ts';
import { writeDate } from '../../../model/exports/dates.ts';

/** A month whose name is shortened in most languages. */
const SOME_MONTH = '2024-09';

/** The ways to write a date, each by a date that is written so in the CV's language. */
export const useDateExamples = (language: string) =>
  useMemo(
    () =>
      DESIGN_CHOICES.dateFormat.map((value) => ({
        value,
        label: writeDate(SOME_MONTH, { dateFormat: value, language, present: '' }),
      })),
    [language],
  );

/** The languages that a page can speak by itself; another one that the CV came with stays among them. */
export function useLanguageNames(current: string) {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', style: 'long' });
    return [...new Set([...Object.keys(LANGUAGES), current])].map((value) => ({
      value,
      label: capitalised(names.of(value) ?? value, locale),
    }));
  }, [locale, current]);
}

const capitalised = ([first = '', ...rest]: string, locale: string) => first.toLocaleUpperCase(locale) + rest.join('');
