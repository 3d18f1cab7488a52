import { shapeOf } from '../../tree.ts';
import { entryLayoutOf, type LayoutKind } from './entry-layouts.ts';
import { writeLine } from './markdown-line.ts';

/** Helpers that write several of our fields as one field of RenderCV, and split it again. */

/**
 * Joins the fields that RenderCV doesn't show into one line, to put before a text. `read` returns the value of a key.
 */
export function unsupportedFieldsLine(kind: LayoutKind, read: (key: string) => unknown): string {
  return Object.entries(entryLayoutOf(kind).unsupportedFields ?? {})
    .flatMap(([field, key]) => {
      const value = read(key);
      const words = Array.isArray(value) ? joinWords(value) : value;
      if (typeof words !== 'string' || words.trim() === '') return [];
      return [shapeOf(kind)[field] === 'text' ? words : writeLine(words)];
    })
    .join(' · ');
}

export const joinWords = (words: readonly string[]) => words.filter((word) => word !== '').join(', ');

export const withProficiency = (proficiency: string, words: string) =>
  [proficiency, words].filter((part) => part !== '').join(': ');
export function withoutProficiency(text: string, proficiency: string) {
  if (proficiency === '') return text;
  if (text === proficiency) return '';
  return text.startsWith(`${proficiency}: `) ? text.slice(proficiency.length + 2) : text;
}

export const withLevel = (fluency: string, cefr: string) =>
  fluency === '' || cefr === '' ? fluency || cefr : `${fluency} (${cefr})`;
export function withoutLevel(text: string, cefr: string) {
  if (text === cefr) return '';
  return text.endsWith(` (${cefr})`) ? text.slice(0, -cefr.length - 3) : text;
}
