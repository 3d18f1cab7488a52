import { isObject, type JsonObject, ownProperty } from '#platform/pure/json.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Warnings } from '../warnings.ts';
import { type ContentPart, partOfCard } from './card-html.ts';

/** The kinds of section in a document of Mobiledoc. */
const [MARKUP, IMAGE, LIST, CARD] = [1, 2, 3, 10];
const TAG = /^(?:p|h[1-6]|blockquote|aside|pull-quote|ul|ol)$/;
const MARKUP_TAG = /^(?:a|b|strong|i|em|code|s|sub|sup|u)$/;
const ATOM = 1;

/** Returns the parts of a document of Ghost's older editor, Mobiledoc; undefined if a value is none. */
export function partsOfMobiledoc(document: unknown, warnings: Warnings): ContentPart[] | undefined {
  if (!isObject(document)) return undefined;
  const sections = ownProperty(document, 'sections');
  if (!Array.isArray(sections)) return undefined;
  const write = makeMarkerWriter(document);
  return sections.filter(Array.isArray).map((section: unknown[]): ContentPart => {
    const [kind, second, third] = section;
    if (kind === MARKUP) return { html: element(second, write(third)) };
    if (kind === IMAGE) return { html: `<img src="${escapeHtml(String(second))}">` };
    if (kind === LIST) {
      const items = listOf(third).map((markers) => `<li>${write(markers)}</li>`);
      return { html: element(second, items.join('')) };
    }
    const card = kind === CARD ? listOf(ownProperty(document, 'cards'))[Number(second)] : undefined;
    const [name, payload] = listOf(card);
    return partOfCard(String(name ?? 'unknown'), isObject(payload) ? payload : {}, warnings);
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function element(tag: unknown, inner: string) {
  const name = typeof tag === 'string' && TAG.test(tag.toLowerCase()) ? tag.toLowerCase() : 'p';
  const known = name === 'pull-quote' || name === 'aside' ? 'blockquote' : name;
  return `<${known}>${inner}</${known}>`;
}

/** Returns a function that writes the markers of a section, each of which opens and closes some markups. */
function makeMarkerWriter(document: JsonObject) {
  const markups = listOf(ownProperty(document, 'markups'));
  const atoms = listOf(ownProperty(document, 'atoms'));
  return (markers: unknown): string => {
    const open: string[] = [];
    const parts: string[] = [];
    for (const marker of listOf(markers)) {
      const [kind, opened, closedCount, value] = listOf(marker);
      for (const index of listOf(opened)) {
        const { tag, html } = markupOf(markups[Number(index)]);
        open.push(tag);
        parts.push(html);
      }
      parts.push(kind === ATOM ? atomHtml(atoms[Number(value)]) : escapeHtml(typeof value === 'string' ? value : ''));
      for (let count = Math.min(Number(closedCount) || 0, open.length); count > 0; count -= 1)
        parts.push(`</${open.pop()}>`);
    }
    while (open.length > 0) parts.push(`</${open.pop()}>`);
    return parts.join('');
  };
}

function markupOf(markup: unknown): { tag: string; html: string } {
  const [name, attributes] = listOf(markup);
  const tag = typeof name === 'string' && MARKUP_TAG.test(name.toLowerCase()) ? name.toLowerCase() : 'span';
  const list = listOf(attributes);
  const href = list[list.indexOf('href') + 1];
  return { tag, html: tag === 'a' && typeof href === 'string' ? `<a href="${escapeHtml(href)}">` : `<${tag}>` };
}

function atomHtml(atom: unknown) {
  const [name, text] = listOf(atom);
  return name === 'soft-return' ? '<br>' : escapeHtml(typeof text === 'string' ? text : '');
}
