import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { CV_LIMITS } from '../content.ts';
import { isPresentWord, parsePeriod } from '../formats/reading/period.ts';
import { splitList } from '../quick-entries.ts';
import type { FieldType } from '../shapes.ts';

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

/** Returns the fields that a text gives if it becomes a field with this value. A period gives both of its dates. */
export function fieldsOfText(
  { field, type, value }: { field: string; type: FieldType; value: unknown },
  text: string,
): Record<string, unknown> {
  if (type === 'words') return { [field]: [...(value as string[]), ...splitList(text)] };
  if (type === 'text') return { [field]: [value, escapeMarkdown(text)].filter((part) => part !== '').join('\n\n') };
  if (type !== 'date') return { [field]: text };
  if (field === 'end' && isPresentWord(text)) return { end: '', ongoing: true };
  const period = parsePeriod(text);
  if (!period) return { [field]: text };
  if (field === 'end') return { end: period.start, ongoing: false };
  const isPeriod = period.end !== '' || period.ongoing;
  return field === 'start' && isPeriod ? period : { [field]: period.start };
}

/** Separators that are left at the ends, or twice, when a part of a text is taken out. */
const LOOSE_SEPARATORS = /^[\s,;|/·•–—-]+|[\s,;|/·•–—-]+$/gu;

/** Returns a value without a text, or the value itself if it does not hold the text. */
export function withoutText(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.flatMap((word) => wordWithout(String(word), text));
  if (typeof value !== 'string') return value;
  const found = [text, escapeMarkdown(text)].find((one) => value.includes(one));
  if (found === undefined) return value;
  const at = value.indexOf(found);
  const [before, after] = [value.slice(0, at), value.slice(at + found.length)].map((part) =>
    part.replace(LOOSE_SEPARATORS, ''),
  );
  return [before, after].filter(Boolean).join(value.includes('\n') ? '\n' : ', ');
}

/** Returns a word of a list without a text that holds it, or that it holds. */
function wordWithout(word: string, text: string): string[] {
  if (text.includes(word)) return [];
  const rest = word.includes(text) ? word.replace(text, '').replace(LOOSE_SEPARATORS, '') : word;
  return rest === '' ? [] : [rest];
}

/** The value of a field without text. */
export const emptyText = (value: unknown): unknown => (Array.isArray(value) ? [] : '');
