import { linkMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import type { LanguageMarks } from '#platform/pure/original-texts.ts';
import { webAddress } from '../../outline/addresses.ts';

type TextOptions = {
  /** The separator between the words of a list. */
  comma: string;
  marks: LanguageMarks;
};

/** Renders a text that links to an address of the web, if it has one. */
export function renderAddress(url: string, text: string, attributes: Markup | false = false) {
  const shown = html`<bdi${attributes}>${text}</bdi>`;
  const href = webAddress(url);
  return href === undefined ? shown : linkMarkup(href, shown);
}

/** Renders texts one after the other, separated by commas. */
export const joinPieces = (pieces: readonly string[], { comma, marks }: TextOptions) =>
  pieces.map((piece, at) => [at > 0 && comma, html`<bdi${marks.inline(piece)}>${piece}</bdi>`]);
