/**
 * The design tokens that a template declares in its manifest. The typeset pages and the web pages are both drawn from it. Sizes
 * are relative to the text, tracking is in sizes of the letters, and shares are of the column that the design's sidebar
 * width describes.
 */
export type TemplateTokens = {
  /** Title of the document, over the head. Undefined if the name is the first line. */
  title?: TitleTokens;
  head: HeadTokens;
  /** Narrow track beside the text; undefined if the template has none. */
  track?: TrackTokens;
  /** The two columns of a template that has them. */
  columns?: { gap: number; ground: (typeof TOKEN_CHOICES.ground)[number]; rule: boolean };
  heading: HeadingTokens;
  /** Headings of the narrow column. */
  sideHeading?: HeadingTokens;
  entry: EntryTokens;
  /** Whether each section lies on a card of its own. */
  cards?: boolean;
  /** The parts that a line is drawn around: each section and the head, or each job, project and volunteer position. */
  boxes?: (typeof TOKEN_CHOICES.boxes)[number];
  /** Size of the summary if it opens the document in the typeface of headings. */
  opening?: number;
  /** Share of the width that stays white beside the text. */
  margins?: number;
  /** Distances relative to those of the design. */
  spacing: { line: number; section: number; entry: number; heading: number };
};

export type TitleTokens = {
  /** Which of the page's words it is. */
  says: (typeof TOKEN_CHOICES.title)[number];
  at: (typeof TOKEN_CHOICES.titleAt)[number];
  size: number;
  weight: Weight;
  tracking: number;
};

export type HeadTokens = {
  name: {
    at: (typeof TOKEN_CHOICES.name)[number];
    size: number;
    weight: Weight;
    tracking: number;
    /** Whether the family name is as bold as headings, if it is clear which one it is. */
    family?: boolean;
  };
  headline: { size: number; italic: boolean; colour: TextColour | 'quiet'; face: 'body' | 'heading' };
  contacts: (typeof TOKEN_CHOICES.contacts)[number];
  /** Whether the contact details are in small capitals, where the typeface has them. */
  smallCapitals?: boolean;
  photo: { at: (typeof TOKEN_CHOICES.photo)[number]; size: number };
  rule: (typeof TOKEN_CHOICES.rule)[number];
  /** Color of its lines. */
  line: 'mark' | 'text';
};

export type TrackTokens = {
  share: number;
  gap: number;
  /** How many gaps the share includes. */
  gapsOff: number;
  /** Minimum width. */
  least: number;
  leans: 'inwards' | 'outwards';
  /** Whether a line runs down the page between the track and the text. */
  spine?: boolean;
  /** Whether the line has a dot for each entry with dates, and a ring for each heading. */
  dots?: boolean;
};

export type HeadingTokens = {
  at: (typeof TOKEN_CHOICES.heading)[number];
  size: number;
  weight: Weight;
  italic: boolean;
  tracking: number;
  case: (typeof TOKEN_CHOICES.case)[number];
  colour: TextColour;
  /** Whether only the beginning is in that color, and the rest in the color of the text. */
  tones?: boolean;
  frame: (typeof TOKEN_CHOICES.frame)[number];
  /** Color of the lines of the frame. */
  line: 'mark' | 'faint' | 'accent' | 'text';
};

export type EntryTokens = {
  dates: (typeof TOKEN_CHOICES.dates)[number];
  beside: (typeof TOKEN_CHOICES.beside)[number];
  besideStyle: (typeof TOKEN_CHOICES.besideStyle)[number];
  address: (typeof TOKEN_CHOICES.address)[number];
  details: (typeof TOKEN_CHOICES.details)[number];
  short: (typeof TOKEN_CHOICES.short)[number];
  publications: (typeof TOKEN_CHOICES.publications)[number];
  weight: Weight;
  /** The sign of bullets. */
  bullet: string;
  /** Whether entries that are names alone have a line each, instead of running on. */
  apart?: boolean;
  /** Whether a thin line separates the entries. */
  rows?: boolean;
};

type Weight = (typeof TOKEN_CHOICES.weight)[number];
type TextColour = 'text' | 'accent';

/** All choices of the tokens. A template that needs another one adds it here, to its library in Typst and to the CSS. */
export const TOKEN_CHOICES = {
  /** Titles of the document: that of a CV, or that of a history of jobs. */
  title: ['title', 'career'],
  titleAt: ['start', 'centre'],
  boxes: ['sections', 'entries'],
  /** Position of the name: above the text, over everything, centered, in the main column, or on a band or a banner of color. */
  name: ['text', 'across', 'centre', 'main', 'band', 'banner'],
  /**
   * Position and form of the contact details; `form` has their labels in the track, `table` too, without icons. `text` is a
   * line without icons, and `list` has a line for each with its label.
   */
  contacts: ['line', 'text', 'grid', 'form', 'table', 'list', 'pairs', 'beside', 'aside'],
  /** Position of the photo; `edge` is over the edge of the band. */
  photo: ['track', 'start', 'end', 'above', 'aside', 'edge'],
  /** Lines of the head. */
  rule: ['none', 'over-contacts', 'around', 'short-below'],
  /** Position of the headings of sections. */
  heading: ['over', 'across', 'centre', 'text', 'track', 'hanging', 'run-in'],
  /** Ground of the narrow column: that of the page, a tint of the accent, or the accent itself. */
  ground: ['paper', 'tint', 'accent'],
  case: ['none', 'capitals', 'small-capitals', 'lowercase'],
  /** Lines around the headings of sections. */
  frame: [
    ...(['none', 'line-beside', 'line-below', 'double-below', 'tab-below'] as const),
    ...(['bar-above', 'stub-above', 'rule-above', 'bar-beside', 'stroke-before'] as const),
  ],
  /**
   * Position of the dates; `line` has them after what is beside the heading, in the same line of text. `columns` is a track
   * in which years and months have columns of their own, each date on a line; on web pages, it is a track.
   */
  dates: ['end', 'track', 'columns', 'line'],
  /**
   * Position of the lines beside the heading. With `leading`, the organization and the location are a line before the
   * position and its dates.
   */
  beside: ['line', 'below', 'end', 'leading'],
  besideStyle: ['italic', 'quiet', 'plain'],
  address: ['below', 'line'],
  details: ['lines', 'run-on', 'track'],
  short: ['lines', 'track', 'table', 'pairs'],
  publications: ['entries', 'cited'],
  weight: [300, 400, 600, 700],
} as const;
