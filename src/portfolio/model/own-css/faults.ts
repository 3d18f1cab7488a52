/** Why a part of the CSS was dropped. */
export type CssFaultKind =
  | 'atRule'
  | 'selector'
  | 'property'
  | 'value'
  | 'function'
  | 'url'
  | 'syntax'
  | 'nesting'
  | 'size';

/** A part that was dropped: where it begins, and the name or the text that is the reason. */
export type CssFault = { line: number; kind: CssFaultKind; what: string };

/** Thrown while a part is read; caught where the part begins. */
export class CssRefusal extends Error {
  readonly kind: CssFaultKind;
  readonly what: string;
  /** Offset in the source. */
  readonly at: number;

  constructor(kind: CssFaultKind, what: string, at: number) {
    super(`${kind}: ${what}`);
    this.kind = kind;
    this.what = what;
    this.at = at;
  }
}
