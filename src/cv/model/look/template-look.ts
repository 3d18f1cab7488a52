/**
 * The look that a template declares in its manifest. The typeset pages and the web pages are both drawn from it. Sizes
 * are relative to the text, tracking is in sizes of the letters, and shares are of the column that the design's sidebar
 * width describes.
 */
export type TemplateLook = {
  head: HeadLook;
  /** Narrow track beside the text; undefined if the template has none. */
  track?: TrackLook;
  /** The two columns of a template that has them. */
  columns?: { gap: number; ground: 'paper' | 'tint'; rule: boolean };
  heading: HeadingLook;
  /** Headings of the narrow column. */
  sideHeading?: HeadingLook;
  entry: EntryLook;
  /** Size of the summary if it opens the document in the typeface of headings. */
  opening?: number;
  /** Share of the width that stays white beside the text. */
  margins?: number;
  /** Distances relative to those of the design. */
  spacing: { line: number; section: number; entry: number; heading: number };
};

export type HeadLook = {
  name: { at: (typeof LOOK_CHOICES.name)[number]; size: number; weight: Weight; tracking: number };
  headline: { size: number; italic: boolean; colour: TextColour | 'quiet'; face: 'body' | 'heading' };
  contacts: (typeof LOOK_CHOICES.contacts)[number];
  photo: { at: (typeof LOOK_CHOICES.photo)[number]; size: number };
  rule: (typeof LOOK_CHOICES.rule)[number];
};

export type TrackLook = {
  share: number;
  gap: number;
  /** How many gaps the share includes. */
  gapsOff: number;
  /** Minimum width. */
  least: number;
  leans: 'inwards' | 'outwards';
  /** Whether a line runs down the page between the track and the text. */
  spine?: boolean;
};

export type HeadingLook = {
  at: (typeof LOOK_CHOICES.heading)[number];
  size: number;
  weight: Weight;
  italic: boolean;
  tracking: number;
  case: (typeof LOOK_CHOICES.case)[number];
  colour: TextColour;
  frame: (typeof LOOK_CHOICES.frame)[number];
  /** Color of the lines of the frame. */
  line: 'mark' | 'faint' | 'accent' | 'text';
};

export type EntryLook = {
  dates: (typeof LOOK_CHOICES.dates)[number];
  beside: (typeof LOOK_CHOICES.beside)[number];
  besideStyle: (typeof LOOK_CHOICES.besideStyle)[number];
  address: (typeof LOOK_CHOICES.address)[number];
  details: (typeof LOOK_CHOICES.details)[number];
  short: (typeof LOOK_CHOICES.short)[number];
  publications: (typeof LOOK_CHOICES.publications)[number];
  weight: Weight;
  /** The sign of bullets. */
  bullet: string;
  /** Whether a thin line separates the entries. */
  rows?: boolean;
};

type Weight = (typeof LOOK_CHOICES.weight)[number];
type TextColour = 'text' | 'accent';

/** Everything that a look can choose from. A template that needs more adds it here and to both renderers. */
export const LOOK_CHOICES = {
  /** Position of the name: above the text, over everything, centered, in the main column, or on a band of color. */
  name: ['text', 'across', 'centre', 'main', 'band'],
  /** Position and form of the contact details; `form` has their labels in the track. */
  contacts: ['line', 'grid', 'form', 'pairs', 'beside', 'aside'],
  /** Position of the photo; `edge` is over the edge of the band. */
  photo: ['track', 'start', 'end', 'above', 'aside', 'edge'],
  /** Lines of the head. */
  rule: ['none', 'over-contacts', 'around', 'short-below'],
  /** Position of the headings of sections. */
  heading: ['over', 'across', 'centre', 'text', 'track', 'hanging', 'run-in'],
  case: ['none', 'capitals', 'small-capitals', 'lowercase'],
  /** Lines around the headings of sections. */
  frame: ['none', 'line-beside', 'line-below', 'double-below', 'tab-below', 'bar-above', 'stub-above', 'rule-above'],
  dates: ['end', 'track', 'column'],
  beside: ['line', 'below', 'end'],
  besideStyle: ['italic', 'quiet', 'plain'],
  address: ['below', 'line'],
  details: ['lines', 'run-on', 'track'],
  short: ['lines', 'track', 'table', 'pairs'],
  publications: ['entries', 'cited'],
  weight: [400, 600, 700],
} as const;
