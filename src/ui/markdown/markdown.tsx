import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import { MarkdownTree, type MarkdownTreeOptions } from './markdown-tree.tsx';

type Props = MarkdownTreeOptions & {
  text: string;
  /** Also allows headings, numbered lists, quotes, code and tables. */
  long?: boolean | undefined;
};

/** Renders the supported Markdown subset. Works without a browser; the styles are in `markdown.css`. */
export const Markdown = ({ text, long, ...options }: Props) => (
  <MarkdownTree blocks={parseMarkdown(text, { long })} {...options} />
);
