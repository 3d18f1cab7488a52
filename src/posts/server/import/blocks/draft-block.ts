import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { writeCodeBlock } from '#platform/pure/markdown/write/write-code.ts';
import { writeMarkdown } from '#platform/pure/markdown/write.ts';

/** A picture of an archive, by the id that its path has during an import. */
export type DraftPicture = { image: string; alt: string; caption: string };

/** A block before it has an id, and before there are as many as a post may have. */
export type DraftBlock =
  /** Paragraphs, lists and other parts of Markdown text, each no longer than a block of text. */
  | { kind: 'text'; parts: string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'pictures'; pictures: DraftPicture[] }
  | { kind: 'quote'; text: string; source: string }
  | { kind: 'code'; text: string; language: string; caption: string }
  | { kind: 'table'; rows: string[][]; hasHeading: boolean; caption: string }
  | { kind: 'divider' }
  | { kind: 'callout'; tone: 'note' | 'tip' | 'warning'; text: string }
  | { kind: 'embed'; url: string; title: string };

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Returns the content of a block as Markdown, for posts with more blocks than fit. Pictures have none. */
export function markdownOfDraft(draft: DraftBlock): string[] {
  switch (draft.kind) {
    case 'text':
      return draft.parts;
    case 'heading':
      return [`# ${escapeMarkdown(draft.text)}`];
    case 'pictures':
      return [];
    case 'quote':
      return [quoted(draft.source ? `${draft.text}\n\n— ${escapeMarkdown(draft.source)}` : draft.text)];
    case 'code':
      return [writeCodeBlock({ type: 'codeBlock', ...draft }), ...captionOf(draft.caption)];
    case 'table':
      return [tableMarkdown(draft.rows), ...captionOf(draft.caption)];
    case 'divider':
      return [];
    case 'callout':
      return [quoted(draft.text)];
    case 'embed':
      return [linkMarkdown(draft.title || draft.url, draft.url)];
  }
}

const captionOf = (caption: string) => (caption ? [escapeMarkdown(caption)] : []);

/** Returns a link in Markdown. */
export const linkMarkdown = (text: string, href: string) =>
  writeMarkdown([{ type: 'paragraph', children: [{ type: 'link', href, children: [{ type: 'text', text }] }] }], {
    long: true,
  });

function tableMarkdown([header = [], ...rows]: readonly (readonly string[])[]) {
  const inline = (cells: readonly string[]) => cells.map((text) => [{ type: 'text' as const, text }]);
  const alignments = header.map(() => 'none' as const);
  return writeMarkdown([{ type: 'table', alignments, header: inline(header), rows: rows.map(inline) }], { long: true });
}
