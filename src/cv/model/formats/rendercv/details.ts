import { CV_LIMITS } from '../../content.ts';
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

/** Splits a list of words at its commas. Returns `undefined` if the text is a sentence. */
export function splitWords(text: string): string[] | undefined {
  if (text === '') return [];
  const words = text.split(', ');
  const isList = words.length <= CV_LIMITS.words && !/[;:]\s|\.\s/.test(text) && words.every((word) => isWord(word));
  return isList ? words : undefined;
}
const isWord = (word: string) =>
  word.trim() !== '' && word.length <= 60 && count(word, '(') === count(word, ')') && !word.includes('\n');
const count = (text: string, sign: string) => text.split(sign).length;

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
