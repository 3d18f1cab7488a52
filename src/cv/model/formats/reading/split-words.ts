import { CV_LIMITS } from '../../content.ts';

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
