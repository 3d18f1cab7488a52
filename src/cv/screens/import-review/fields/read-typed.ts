import { parsePartialDate } from '#ui/fields/partial-date.ts';
import { fitsField, splitWords, type TextType } from '../../../model/review/field-text.ts';

type TypedField = { type: TextType; field: string };

/** Returns the value that a typed text gives a field, or `undefined` if it does not fit. */
export function readTyped({ type, field }: TypedField, text: string, locale: string): string | string[] | undefined {
  const value =
    type === 'words'
      ? splitWords(field, text)
      : type === 'date'
        ? (parsePartialDate(text, locale) ?? text.trim())
        : text;
  return fitsField(type, value) ? value : undefined;
}
