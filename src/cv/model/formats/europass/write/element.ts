import { listItemMarkup, textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, Markup } from '#platform/pure/markup.ts';

/** Content of an element: a text, or elements. */
type Content = string | readonly Markup[];

const NONE = new Markup('');

/** Writes an element, or nothing if it has no content. `attributes` are written as they are. */
export function element(name: string, content: Content, attributes = ''): Markup {
  const inner = typeof content === 'string' ? html`${content.trim()}` : html`${content}`;
  return inner.text === '' ? NONE : wrap(name, inner, attributes);
}

/** Writes an element that a file has even if it is empty. */
export function wrapper(name: string, content: readonly Markup[], attributes = ''): Markup {
  const inner = html`${content}`;
  return inner.text === '' ? new Markup(`<${name}${attributes}/>\n`) : wrap(name, inner, attributes);
}

const wrap = (name: string, inner: Markup, attributes: string) =>
  new Markup(`<${name}${attributes}>${inner.text}</${name}>\n`);

/** Returns lines of plain text, texts in Markdown and bullets as HTML, which Europass has as the text of an element. */
export function htmlOf({
  lines = [],
  texts = [],
  bullets = [],
}: {
  lines?: readonly string[];
  texts?: readonly string[];
  bullets?: readonly { text: string }[];
}): string {
  const paragraphs = lines.filter((line) => line.trim() !== '').map((line) => html`<p>${line.trim()}</p>`);
  const items = bullets.filter(({ text }) => text.trim() !== '').map(({ text }) => listItemMarkup(text, NONE));
  const filled = texts.filter((text) => text.trim() !== '');
  return html`${paragraphs}${textMarkup(filled, () => NONE)}${items.length > 0 && html`<ul>${items}</ul>`}`.text;
}
