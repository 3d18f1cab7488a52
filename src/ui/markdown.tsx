import { parseMarkdown } from '#platform/markdown/parse.ts';
import { type MarkdownLook, MarkdownTree } from './markdown-tree.tsx';

type Props = MarkdownLook & {
  text: string;
  /** Also allows headings, numbered lists and quotes. */
  long?: boolean | undefined;
};

/** Renders the supported Markdown subset. Works without a browser; the styles are in `markdown.css`. */
export const Markdown = ({ text, long, ...look }: Props) => (
  <MarkdownTree blocks={parseMarkdown(text, { long })} {...look} />
);
