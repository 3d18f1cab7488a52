/** A block of parsed Markdown as plain JSON. Output is made from this tree, never from markup. */
export type MarkdownBlock =
  | { type: 'paragraph'; children: MarkdownInline[] }
  | MarkdownList
  | { type: 'heading'; level: 1 | 2; children: MarkdownInline[] }
  | { type: 'quote'; blocks: MarkdownBlock[] }
  | MarkdownCode
  | MarkdownTable;

/** A list, whose items contain paragraphs and, one level deep, lists. */
export type MarkdownList =
  | { type: 'bullets'; items: MarkdownBlock[][] }
  | { type: 'numbers'; start: number; items: MarkdownBlock[][] };

/** Lines of code. The language is the name that was given for it, or an empty text. */
export type MarkdownCode = { type: 'codeBlock'; language: string; text: string };

export type MarkdownAlignment = 'none' | 'left' | 'center' | 'right';

/** A table, in which each row has as many cells as the header and as there are alignments. */
export type MarkdownTable = {
  type: 'table';
  alignments: MarkdownAlignment[];
  header: MarkdownInline[][];
  rows: MarkdownInline[][][];
};

/** An inline node. Bold, italic and links are each nested at most once. Code is in one line. */
export type MarkdownInline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'break' }
  | { type: 'bold' | 'italic'; children: MarkdownInline[] }
  /** The address is a complete http, https or mailto URL. */
  | { type: 'link'; href: string; children: MarkdownInline[] };

export type MarkdownOptions = {
  /** Whether the text is a long one, such as a case study, with headings, numbered lists, quotes, code and tables. */
  long?: boolean | undefined;
};
