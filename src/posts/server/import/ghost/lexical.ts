import { isObject, type JsonObject, ownProperty } from '#platform/pure/json.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Warnings } from '../warnings.ts';
import { type ContentPart, partOfCard } from './card-html.ts';

/** The bits of a text's format, with the tags that have the same meaning. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
] as const;

const HEADING = /^h[1-6]$/;

/** Returns the parts of a document of the Lexical editor; undefined if a value is none. */
export function partsOfLexical(document: unknown, warnings: Warnings): ContentPart[] | undefined {
  const root = isObject(document) ? ownProperty(document, 'root') : undefined;
  if (!isObject(root)) return undefined;
  return childrenOf(root).map((node) => {
    const type = typeOf(node);
    return isTextual(type) ? { html: htmlOf(node) } : partOfCard(type, node, warnings);
  });
}

const TEXTUAL = new Set(
  'paragraph heading extended-heading list listitem quote extended-quote aside text extended-text linebreak tab link autolink'.split(
    ' ',
  ),
);
const isTextual = (type: string) => TEXTUAL.has(type);

const childrenOf = (node: JsonObject): JsonObject[] => {
  const children = ownProperty(node, 'children');
  return Array.isArray(children) ? children.filter(isObject) : [];
};
const typeOf = (node: JsonObject) => textAt(node, 'type');
const textAt = (node: JsonObject, name: string) => {
  const value = ownProperty(node, name);
  return typeof value === 'string' ? value : '';
};

function htmlOf(node: JsonObject): string {
  const inner = () => childrenOf(node).map(htmlOf).join('');
  switch (typeOf(node).replace('extended-', '')) {
    case 'text':
      return formatted(escapeHtml(textAt(node, 'text')), Number(ownProperty(node, 'format')) || 0);
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textAt(node, 'url'))}">${inner()}</a>`;
    case 'heading': {
      const tag = textAt(node, 'tag');
      const name = HEADING.test(tag) ? tag : 'h2';
      return `<${name}>${inner()}</${name}>`;
    }
    case 'list': {
      const name = textAt(node, 'listType') === 'number' ? 'ol' : 'ul';
      return `<${name}>${inner()}</${name}>`;
    }
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'quote':
    case 'aside':
      return `<blockquote>${inner()}</blockquote>`;
    default:
      return `<p>${inner()}</p>`;
  }
}

const formatted = (html: string, format: number) =>
  FORMATS.reduce((inner, [bit, tag]) => (format & bit ? `<${tag}>${inner}</${tag}>` : inner), html);
