import { withoutNoText } from './printable.ts';

/** Markup that is finished. All that a member wrote has become text on its way into it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Markup | string | number | false | undefined | readonly Piece[];

/** Markup with what stands in its gaps: a text stays a text there, also as the value of an attribute in quotes. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup =>
  new Markup(strings.reduce((before, after, at) => before + written(pieces[at - 1]) + after));

/** One after the other, each in a line. */
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

/** What machines are told of a page. In this JSON no sign could end the script around it. */
export const jsonLd = (value: unknown) =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(value).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  );
