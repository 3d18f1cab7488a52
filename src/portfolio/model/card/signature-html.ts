import type { SignatureNode } from './signature.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.toWellFormed().replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

const cssName = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Writes a signature as HTML with styles on each element, because email programs remove style sheets. */
export function signatureHtml({ tag, attributes, style, children }: SignatureNode): string {
  const css = Object.entries(style)
    .map(([name, value]) => `${cssName(name)}:${value}`)
    .join(';');
  const written = Object.entries({ ...attributes, ...(css === '' ? {} : { style: css }) })
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const inside = children.map((child) => (typeof child === 'string' ? escapeHtml(child) : signatureHtml(child)));
  return `<${tag}${written}>${inside.join('')}</${tag}>`;
}
