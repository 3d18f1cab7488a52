import { useState } from 'react';
import { useLocale } from 'use-intl';
import { isPartialDate } from '#platform/pure/field-rules.ts';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { joinWords } from '../../../model/review/field-text.ts';
import type { FormField } from './form-fields.ts';
import { readTyped } from './read-typed.ts';

/**
 * Returns the text of a field while it is typed. Dates and lists are read when the typing ends. A text that does not fit
 * its field is kept until it is corrected, but not read.
 */
export function useTypedText(form: FormField, onValue: (value: string | string[]) => void) {
  const { type, field, value } = form;
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const isReadAtEnd = type === 'date' || type === 'words';
  const written =
    typeof value !== 'string'
      ? joinWords(field, value)
      : type === 'date' && isPartialDate(value)
        ? formatPartialDate(value, locale)
        : value;
  const isTyping = typed !== undefined && typed !== written;
  const read = (text: string) => {
    const next = readTyped(form, text, locale);
    setTyped(next === undefined ? text : undefined);
    if (next !== undefined && text !== written) onValue(next);
  };
  return {
    text: typed ?? written,
    /** Whether the text was typed but not read yet. */
    isTyping,
    isTooLong: isTyping && readTyped(form, typed, locale) === undefined,
    setTyped: (text: string) => (isReadAtEnd ? setTyped(text) : read(text)),
    commit: () => typed !== undefined && read(typed),
  };
}
