import { markdownOfHtml } from '#platform/pure/markdown/html-to-markdown.ts';

/** Returns what was pasted as Markdown, with the formats that it supports. */
export const pastedMarkdown = (html: string, plain: string) =>
  (html === '' ? '' : markdownOfHtml(html)) || plain.replace(/\r\n?/g, '\n');
