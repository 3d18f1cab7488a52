/** A text as data: what a reader sees is made from this tree, never from markup. It is plain JSON. */
export type MarkdownBlock =
  | { type: 'paragraph'; children: MarkdownInline[] }
  | MarkdownList
  | { type: 'heading'; level: 1 | 2; children: MarkdownInline[] }
  | { type: 'quote'; blocks: MarkdownBlock[] };

/** An item holds paragraphs and, one level deep, lists. */
export type MarkdownList =
  | { type: 'bullets'; items: MarkdownBlock[][] }
  | { type: 'numbers'; start: number; items: MarkdownBlock[][] };

/** Bold, italic and links each stand inside of one another at most once. */
export type MarkdownInline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'bold' | 'italic'; children: MarkdownInline[] }
  /** The address is http, https or mailto, and complete. */
  | { type: 'link'; href: string; children: MarkdownInline[] };

export type MarkdownOptions = {
  /** A text of its own, such as a case study: headings, numbered lists and quotes as well. */
  long?: boolean | undefined;
};
