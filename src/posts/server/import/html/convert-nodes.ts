import { embeddedPage } from './addresses.ts';
import { convertBlock } from './block-elements.ts';
import type { AddBlock, Conversion, Output } from './conversion.ts';
import { footnoteMark, withoutMarks } from './footnotes.ts';
import { type HtmlElement, type HtmlNode, isBlockTag, lineOf } from './html-tree.ts';
import { collapseRuns, type Format, nodesOf, type Run } from './inline-nodes.ts';
import { addressOfPicture, linkAroundPicture, pictureOf } from './pictures.ts';

/** Elements without text of the post. Those that a visitor would see are reported. */
const SILENT_TAGS = new Set(['head', 'title', 'template', 'noscript', 'style', 'link', 'meta']);
const UNSUPPORTED_TAGS = new Set(['script', 'svg', 'canvas', 'object', 'input', 'select', 'embed', 'applet']);
const BOLD_TAGS = new Set(['b', 'strong']);
const ITALIC_TAGS = new Set(['i', 'em', 'cite', 'dfn', 'var']);
const CODE_TAGS = new Set(['code', 'kbd', 'samp', 'tt']);
/** The arrow by which a footnote leads back to its text. */
const BACK_LINK = /^(?:\s|\^|↑|↩|⤴|⏎|\ufe0e){0,9}$/;
const STRUCK_TAGS = new Set(['del', 's', 'strike']);

/** Converts nodes to paragraphs and to the blocks that their elements are. */
export function convertNodes(nodes: readonly HtmlNode[], outer: Format, output: Output, conversion: Conversion): void {
  let runs: Run[] = [];
  /** Pictures within a line follow it. */
  let others: AddBlock[] = [];
  let endsWithBreak = false;

  const endParagraph = () => {
    const collapsed = collapseRuns(runs);
    const page = soleEmbed(collapsed);
    const follow = others;
    runs = [];
    others = [];
    endsWithBreak = false;
    if (page !== undefined && !output.isNested) output.other((blocks) => blocks.embed(page, ''));
    else if (collapsed.length > 0) output.text({ type: 'paragraph', children: nodesOf(collapsed) });
    for (const add of follow) output.other(add);
  };
  const addText = (text: string, format: Format) => {
    if (text.trim() !== '') endsWithBreak = false;
    runs.push({ ...format, text: withoutMarks(text).replace(/\s+/g, ' ') });
  };
  const addBreak = (format: Format) => {
    // Two breaks are how old editors separate paragraphs.
    if (endsWithBreak) return endParagraph();
    runs.push({ ...format, text: '\n' });
    endsWithBreak = true;
  };
  const addPicture = (element: HtmlElement, { href }: Format) => {
    const picture = pictureOf(element);
    if (picture) others.push((blocks) => blocks.pictures([picture]));
    const link = picture && linkAroundPicture(picture, href);
    if (link) others.push((blocks) => blocks.text(link));
  };
  const addLink = ({ attributes, children }: HtmlElement, format: Format) => {
    const { href } = attributes;
    const footnote = href?.startsWith('#') ? conversion.footnoteNamed(href.slice(1)) : undefined;
    if (footnote !== undefined) return void runs.push({ ...format, text: footnoteMark(footnote) });
    if (href?.startsWith('#') && BACK_LINK.test(lineOf(children))) return;
    // The address of the picture itself says nothing that its picture does not.
    const address = href === undefined || addressOfPicture(href, children) ? undefined : conversion.addressOf(href);
    addNodes(children, address === undefined ? format : { ...format, href: address });
  };
  const addInline = (element: HtmlElement, format: Format) => {
    const { tag, children } = element;
    if (tag === 'br') addBreak(format);
    else if (tag === 'img') addPicture(element, format);
    else if (tag === 'a') addLink(element, format);
    else if (tag === 'input' && element.attributes.type === 'checkbox')
      addText('checked' in element.attributes ? '[x] ' : '[ ] ', format);
    else if (STRUCK_TAGS.has(tag)) {
      addText('~~', format);
      addNodes(children, format);
      addText('~~', format);
    } else if (UNSUPPORTED_TAGS.has(tag)) conversion.warnings.add('unsupportedHtml', tag);
    else addNodes(children, formatOf(tag, format));
  };
  const addNodes = (list: readonly HtmlNode[], format: Format): void => {
    for (const node of list) {
      if (typeof node === 'string') addText(node, format);
      else if (SILENT_TAGS.has(node.tag)) continue;
      else if (isBlockTag(node.tag)) {
        endParagraph();
        convertBlock(node, format, output, conversion);
      } else addInline(node, format);
    }
  };
  addNodes(nodes, outer);
  endParagraph();
}

function formatOf(tag: string, outer: Format): Format {
  if (BOLD_TAGS.has(tag)) return { ...outer, bold: true };
  if (ITALIC_TAGS.has(tag)) return { ...outer, italic: true };
  return CODE_TAGS.has(tag) ? { ...outer, code: true } : outer;
}

/** Returns the page to show as a card if a paragraph consists of its address. */
function soleEmbed(runs: readonly Run[]): string | undefined {
  const text = runs
    .map((run) => run.text)
    .join('')
    .trim();
  return /^https?:\/\/\S{4,2000}$/.test(text) ? embeddedPage(text) : undefined;
}
