import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { CV_LIMITS, type CvContent } from '../content.ts';
import { isPresentWord, parseDate, parsePeriod } from '../formats/reading/period.ts';
import { splitList } from '../quick-entries.ts';
import type { FieldType } from '../shapes.ts';
import { NAME_FIELDS, splitNames } from '../split-names.ts';
import { type NodePath, nodeAt } from '../tree.ts';

/** A field of a node of a CV. */
export type FieldAt = { path: NodePath; field: string };

/** Returns a key that identifies a field within a CV. */
export const fieldKey = ({ path, field }: FieldAt) => [...path, field].join('/');

/** Returns the value of a field, or `undefined` if its node is gone. */
export const fieldValue = (content: CvContent, { path, field }: FieldAt): unknown =>
  nodeAt(content, path)?.value[field];

/** The types of fields that a text can become. */
const TEXT_TYPES = ['line', 'text', 'date', 'address', 'words'] as const;
export type TextType = (typeof TEXT_TYPES)[number];
export const isTextType = (type: unknown): type is TextType => TEXT_TYPES.some((one) => one === type);

const MAX_LENGTHS = { line: CV_LIMITS.line, text: CV_LIMITS.text, date: CV_LIMITS.date, address: CV_LIMITS.address };

/** Returns whether a value is within the limits of its field. */
export function fitsField(type: TextType, value: unknown): boolean {
  if (typeof value === 'string') return type !== 'words' && value.length <= MAX_LENGTHS[type];
  return (
    Array.isArray(value) &&
    value.length <= CV_LIMITS.words &&
    value.every((word) => typeof word === 'string' && word.length <= CV_LIMITS.word)
  );
}

/** Joins the words or names of a field to the text that `splitWords` splits. */
export const joinWords = (field: string, words: readonly string[]) => words.join(NAME_FIELDS.has(field) ? '; ' : ', ');

/** Splits a text into the words or names of a field. */
export const splitWords = (field: string, text: string) => (NAME_FIELDS.has(field) ? splitNames : splitList)(text);

/** Returns the fields that a text gives if it becomes a field with this value. A period gives both of its dates. */
export function fieldsOfText(
  { field, type, value }: { field: string; type: FieldType; value: unknown },
  text: string,
): Record<string, unknown> {
  if (type === 'words') return { [field]: [...(value as string[]), ...splitWords(field, text)] };
  if (type === 'text') return { [field]: [value, escapeMarkdown(text)].filter((part) => part !== '').join('\n\n') };
  if (type !== 'date') return { [field]: text };
  if (field === 'end' && isPresentWord(text)) return { end: '', ongoing: true };
  const period = parsePeriod(text);
  if (!period) return { [field]: text };
  const isPeriod = period.end !== '' || period.ongoing;
  if (isPeriod && (field === 'start' || field === 'end')) return period;
  return field === 'end' ? { end: period.start, ongoing: false } : { [field]: period.start };
}

/**
 * Returns the length of the part of a text that a field for one date takes: all of it, but only the first date of a
 * period. Returns `undefined` for a period that does not begin with its first date.
 */
export function lengthOfOneDate(text: string): number | undefined {
  const period = parsePeriod(text);
  if (!period || (period.end === '' && !period.ongoing)) return text.length;
  for (let length = text.length - 1; length > 0; length -= 1) {
    const part = text.slice(0, length);
    if (parseDate(part) === period.start) return part.trimEnd().length;
  }
  return undefined;
}

/** Separators that are left at the ends, or twice, when a part of a text is taken out. */
const LOOSE_SEPARATORS = /^[\s,;|/·•–—-]+|[\s,;|/·•–—-]+$/gu;

/** Returns a value without a text, or the value itself if it does not hold the text. */
export function withoutText(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return wordsWithout(value.map(String), text);
  if (typeof value !== 'string') return value;
  if (value !== '' && parsePeriod(text)?.start === value) return '';
  const escaped = escapeMarkdown(text);
  for (const find of [indexOfWords, (within: string, part: string) => within.indexOf(part)]) {
    for (const part of [text, escaped]) {
      const at = find(value, part);
      if (at >= 0) return withoutPart(value, at, part.length);
    }
  }
  return value;
}

/** Returns the words of a list without a text: without the words that equal it or its parts, if there are any. */
function wordsWithout(words: readonly string[], text: string): string[] {
  for (const parts of [[text], splitList(text)]) {
    const rest = parts.reduce(withoutWord, words);
    if (rest.length < words.length) return [...rest];
  }
  return words.flatMap((word) => {
    if (indexOfWords(text, word) >= 0) return [];
    const at = indexOfWords(word, text);
    const rest = at >= 0 ? withoutPart(word, at, text.length) : word;
    return rest === '' ? [] : [rest];
  });
}

function withoutWord(words: readonly string[], word: string): readonly string[] {
  const at = words.indexOf(word);
  return at >= 0 ? words.toSpliced(at, 1) : words;
}

function withoutPart(value: string, at: number, length: number): string {
  const parts = [value.slice(0, at), value.slice(at + length)].map((part) => part.replace(LOOSE_SEPARATORS, ''));
  return parts.filter(Boolean).join(value.includes('\n') ? '\n' : ', ');
}

/** A character beside which a word ends. Others, such as those of “C++” and “Node.js”, belong to the word. */
const WORD_END = /[\s,،、;；:|/·•()–—]/u;

/** Returns where a part is in a text as whole words, or -1. */
function indexOfWords(text: string, part: string): number {
  const endsAt = (at: number) => at < 0 || at >= text.length || WORD_END.test(text.charAt(at));
  if (part === '') return -1;
  let at = text.indexOf(part);
  while (at >= 0 && !(endsAt(at - 1) && endsAt(at + part.length))) at = text.indexOf(part, at + 1);
  return at;
}

/** Returns the value of a field without text. */
export const emptyValue = (type: TextType | 'flag') => (type === 'words' ? [] : type === 'flag' ? false : '');
