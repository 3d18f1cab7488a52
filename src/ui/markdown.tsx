import { parseMarkdown } from '#platform/markdown/parse.ts';
import { type MarkdownLook, MarkdownTree } from './markdown-tree.tsx';

type Props = MarkdownLook & {
  text: string;
  /** A text of its own: headings, numbered lists and quotes as well. */
  long?: boolean | undefined;
};

/** The small Markdown, as it is read. It needs no browser; its style is `markdown.css`. */
export const Markdown = ({ text, long, ...look }: Props) => (
  <MarkdownTree blocks={parseMarkdown(text, { long })} {...look} />
);
