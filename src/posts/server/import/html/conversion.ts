import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import type { BlockSink } from '../blocks/nested-blocks.ts';
import type { Warnings } from '../warnings.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import type { Format } from './inline-nodes.ts';

/** Adds a block that is no Markdown text, such as a picture. */
export type AddBlock = (blocks: BlockSink) => void;

/** Receives the content of HTML in its order. */
export type Output = {
  text: (block: MarkdownBlock) => void;
  other: (add: AddBlock) => void;
  /** Whether it is within a list or a quote, which contain only text. */
  isNested: boolean;
};

/** The conversion of a post's HTML, which the converters of elements continue with what is inside of them. */
export type Conversion = {
  warnings: Warnings;
  /** Converts nodes to blocks. */
  flow: (nodes: readonly HtmlNode[], format: Format, output: Output) => void;
  /** Converts nodes to text, and returns the other blocks among them. */
  collect: (nodes: readonly HtmlNode[], format?: Format) => { texts: MarkdownBlock[]; others: AddBlock[] };
  /** Writes text as Markdown. */
  write: (texts: readonly MarkdownBlock[], isLong?: boolean) => string;
  /** Returns the complete address of a link in the post, or undefined. */
  addressOf: (href: string) => string | undefined;
  /** Returns the name of the footnote that an element with this id is, or undefined. */
  footnoteNamed: (id: string | undefined) => string | undefined;
};

export type ConvertElement = (element: HtmlElement, format: Format, output: Output, conversion: Conversion) => void;
