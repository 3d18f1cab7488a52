import { parsePartialDate } from '#ui/fields/partial-date.ts';
import { splitList } from '../../../model/quick-entries.ts';
import { fitsField, type TextType } from '../../../model/review/field-text.ts';

/** Returns the value that a typed text gives a field, or `undefined` if it does not fit. */
export function readTyped(type: TextType, text: string, locale: string): string | string[] | undefined {
  const value =
    type === 'words' ? splitList(text) : type === 'date' ? (parsePartialDate(text, locale) ?? text.trim()) : text;
  return fitsField(type, value) ? value : undefined;
}
