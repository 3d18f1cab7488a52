import type { CodeLanguage } from './code-languages.ts';

/** Kinds of the parts of a program that have a color, by their classes in markup. */
export const CODE_CLASSES = {
  constant: 'c-const',
  string: 'c-str',
  comment: 'c-note',
  keyword: 'c-key',
  parameter: 'c-arg',
  function: 'c-fn',
  punctuation: 'c-mark',
  link: 'c-link',
} as const;
export type CodeKind = keyof typeof CODE_CLASSES;

/** A part of highlighted code; without a kind, it has the color of text. */
export type CodeToken = readonly [kind: CodeKind | '', text: string];

/** Highlighted pieces of code, by their `highlightKey`. */
export type HighlightedCode = ReadonlyMap<string, readonly CodeToken[]>;

export const highlightKey = (text: string, language: CodeLanguage) => `${language}\n${text}`;
