import { withoutNoText } from './printable.ts';

/** Safe markup, in which everything written by members has been escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | false | undefined | readonly Piece[];

/** A template tag for markup. Interpolated texts are escaped, also for quoted attribute values. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(strings.reduce((before, after, at) => before + written(pieces[at - 1]) + after));

/** Joins markup, one piece per line. */
export const inLines = (all: readonly (Markup | false | undefined)[]) =>
  new Markup(all.flatMap((one) => (one ? [one.text] : [])).join('\n'));

function written(piece: Piece): string {
  if (piece === false || piece === undefined) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(written).join('');
  return escaped(String(piece));
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => withoutNoText(text).replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

/** Returns a JSON-LD script. Its JSON is escaped, so that nothing in it can end the script element. */
export const jsonLd = (value: unknown) =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );
