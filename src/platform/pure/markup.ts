import { replaceUnprintable } from './printable.ts';

/** Safe markup, in which everything written by members has been escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Interpolation = Markup | string | number | false | undefined | readonly Interpolation[];

/** A template tag for markup. Interpolated texts are escaped, also for quoted attribute values. */
export function html(strings: TemplateStringsArray, ...interpolations: readonly Interpolation[]): Markup {
  let text = strings[0] ?? '';
  for (const [at, interpolation] of interpolations.entries())
    text += renderInterpolation(interpolation) + (strings[at + 1] ?? '');
  return new Markup(text);
}

/** Joins markup, one piece per line. Adding strings copies nothing, unlike `Array.join` of a page's long pieces. */
export function joinLines(all: readonly (Markup | false | undefined)[]) {
  let lines: string | undefined;
  for (const one of all) if (one) lines = lines === undefined ? one.text : `${lines}\n${one.text}`;
  return new Markup(lines ?? '');
}

function renderInterpolation(interpolation: Interpolation): string {
  if (interpolation === false || interpolation === undefined) return '';
  if (interpolation instanceof Markup) return interpolation.text;
  if (typeof interpolation === 'object') return interpolation.map(renderInterpolation).join('');
  return escapeHtml(String(interpolation));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  replaceUnprintable(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Returns a JSON-LD script. Its JSON is escaped, so that nothing in it can end the script element. */
export const jsonLd = (value: unknown) =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );
