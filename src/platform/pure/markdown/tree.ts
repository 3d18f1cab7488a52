/** A block of parsed Markdown as plain JSON. Output is made from this tree, never from markup. */
export type MarkdownBlock =
  | { type: 'paragraph'; children: MarkdownInline[] }
  | MarkdownList
  | { type: 'heading'; level: 1 | 2; children: MarkdownInline[] }
  | { type: 'quote'; blocks: MarkdownBlock[] };

/** A list, whose items contain paragraphs and, one level deep, lists. */
export type MarkdownList =
  | { type: 'bullets'; items: MarkdownBlock[][] }
  | { type: 'numbers'; start: number; items: MarkdownBlock[][] };

/** An inline node. Bold, italic and links are each nested at most once. */
export type MarkdownInline =
  | { type: 'text'; text: string }
  | { type: 'break' }
  | { type: 'bold' | 'italic'; children: MarkdownInline[] }
  /** The address is a complete http, https or mailto URL. */
  | { type: 'link'; href: string; children: MarkdownInline[] };

export type MarkdownOptions = {
  /** Whether the text is a long one, such as a case study, with headings, numbered lists and quotes. */
  long?: boolean | undefined;
};
