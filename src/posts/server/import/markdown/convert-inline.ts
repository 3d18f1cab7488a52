import { linkHrefOf } from '#platform/pure/markdown/inline-markdown.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import type { SourcePicture } from '../blocks/source-picture.ts';
import { addressOfPicture, linkAroundPicture, pictureOf } from '../html/pictures.ts';
import { findPairs } from './brackets.ts';
import { characterAt, MARKS_OF_TAGS, tagAt } from './inline-tags.ts';
import { labelOf, type Reference } from './references.ts';

/** A paragraph in the Markdown of the product, with the pictures that were in it. */
export type InlineResult = { text: string; pictures: SourcePicture[]; links: string[] };

export type InlineContext = {
  references: ReadonlyMap<string, Reference>;
  /** Returns the complete address of a link in the post, or undefined. */
  addressOf: (href: string) => string | undefined;
  /** The indentation of lines after a line break, within a list. */
  indent: string;
};

/** Where a mark may begin. */
const SPECIAL = /\\|`+|!\[|\[|\]|<|&/g;
const DESTINATION =
  /\(\s{0,9}(?:<([^<>\n]{0,2000})>|((?:\{\{[^{}()\n]{0,300}\}\})?[^\s()]{0,2000}(?:\([^\s()]{0,300}\)[^\s()]{0,300}){0,3}))(?:\s{1,9}(?:"([^"\n]{0,1000})"|'([^'\n]{0,1000})'|\(([^()\n]{0,1000})\)))?\s{0,9}\)/y;
const LABEL = /\[([^[\]]{0,200})\]/y;
/** Attributes that Kramdown and Pandoc put behind a picture. */
const ATTRIBUTES = /\{[:.#\w][^{}\n]{0,300}\}/y;
const WIKI_LINK = /\[\[([^[\]\n|]{1,500})(?:\|([^[\]\n]{1,500}))?\]\]/y;
const COMMENT_END = '-->';

type OpenLink = { start: number; pictures: number; address: string | undefined };

/** Converts a paragraph: resolves links and references, takes out pictures and replaces HTML by marks. */
export function convertInline(source: string, { references, addressOf, indent }: InlineContext): InlineResult {
  const { codeEnds, brackets } = findPairs(source);
  const pictures: SourcePicture[] = [];
  const links: string[] = [];
  /** Links that end at a position of the source, and where the text continues. */
  const ends = new Map<number, { link: OpenLink; next: number }>();
  const anchors: OpenLink[] = [];
  let text = '';
  let position = 0;
  let hasComments = true;

  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(source);
  };
  const beginLink = (href: string): OpenLink => {
    const link = { start: text.length, pictures: pictures.length, address: addressOf(href) };
    if (link.address !== undefined) text += '[';
    return link;
  };
  const endLink = ({ start, pictures: before, address }: OpenLink) => {
    if (address === undefined) return;
    const inner = text.slice(start + 1);
    const picture = pictures[before];
    if (inner.trim() !== '') text += `](${linkHrefOf(address) ?? address})`;
    else {
      text = text.slice(0, start) + inner;
      const link = picture && !isPictureAddress(address) ? linkAroundPicture(picture, address) : undefined;
      if (link) links.push(link);
    }
  };
  /** Returns the address behind the bracket that closes at a position, and where the text continues. */
  const targetAfter = (open: number, close: number): (Reference & { end: number }) | undefined => {
    const inline = source[close + 1] === '(' ? matchAt(DESTINATION, close + 1) : null;
    if (inline) {
      const [all, angled, plain, ...titles] = inline;
      return { url: angled ?? plain ?? '', title: titles.find(Boolean) ?? '', end: close + 1 + all.length };
    }
    const label = source[close + 1] === '[' ? matchAt(LABEL, close + 1) : null;
    const name = label?.[1] || source.slice(open + 1, Math.min(close, open + 201));
    const reference = references.get(labelOf(name));
    return reference && { ...reference, end: close + 1 + (label?.[0].length ?? 0) };
  };
  /** Takes a picture out of the text. Returns where the text continues, or undefined if there is none. */
  const takePicture = (at: number) => {
    const wiki = matchAt(WIKI_LINK, at + 1);
    if (wiki && isPictureAddress(wiki[1] ?? '')) {
      // A number after the pipe is a width.
      const alt = /^\d+(?:x\d+)?$/.test(wiki[2] ?? '') ? '' : (wiki[2] ?? '');
      pictures.push({ source: (wiki[1] ?? '').trim(), alt, caption: '' });
      return at + 1 + wiki[0].length;
    }
    const close = brackets.get(at + 1);
    const target = close === undefined ? undefined : targetAfter(at + 1, close);
    if (close === undefined || !target) return undefined;
    pictures.push({ source: target.url, alt: plainText(source.slice(at + 2, close)), caption: target.title });
    return target.end + (matchAt(ATTRIBUTES, target.end)?.[0].length ?? 0);
  };
  /** Begins a link. Returns where its text begins, or undefined if the bracket is text. */
  const takeLink = (at: number) => {
    const wiki = matchAt(WIKI_LINK, at);
    if (wiki) {
      text += wiki[2] ?? wiki[1] ?? '';
      return at + wiki[0].length;
    }
    const close = brackets.get(at);
    const target = close === undefined || source[at + 1] === '^' ? undefined : targetAfter(at, close);
    if (close === undefined || !target) return undefined;
    ends.set(close, { link: beginLink(target.url), next: target.end });
    return at + 1;
  };
  /** Replaces a tag or a comment. Returns where the text continues, or undefined if it is text. */
  const takeTag = (at: number) => {
    if (hasComments && source.startsWith('<!--', at)) {
      const end = source.indexOf(COMMENT_END, at);
      hasComments = end >= 0;
      return end < 0 ? undefined : end + COMMENT_END.length;
    }
    const tag = tagAt(source, at);
    if (!tag) return undefined;
    if (tag.name === 'br') text += `\n${indent}`;
    else if (tag.name === 'img') {
      const picture = pictureOf({ tag: 'img', attributes: tag.attributes, children: [], hasBlocks: false });
      if (picture) pictures.push(picture);
    } else if (tag.name === 'a' && tag.isClosing) {
      const link = anchors.pop();
      if (link) endLink(link);
    } else if (tag.name === 'a') anchors.push(beginLink(tag.attributes.href ?? '#'));
    else text += MARKS_OF_TAGS[tag.name] ?? '';
    return tag.end;
  };
  /** Handles the mark at a position. Returns where the text continues. */
  const take = (mark: string, at: number): number => {
    const end = ends.get(at);
    if (mark === ']' && end) {
      endLink(end.link);
      return end.next;
    }
    const codeEnd = mark.startsWith('`') ? codeEnds.get(at) : undefined;
    const character = mark === '&' ? characterAt(source, at) : undefined;
    const next =
      (mark === '![' ? takePicture(at) : undefined) ??
      (mark === '[' ? takeLink(at) : undefined) ??
      (mark === '<' ? takeTag(at) : undefined);
    if (next !== undefined) return next;
    if (character) {
      text += character.text;
      return character.end;
    }
    const literalEnd = codeEnd ?? at + (mark === '\\' ? 2 : mark === '![' ? 1 : mark.length);
    text += source.slice(at, literalEnd);
    return literalEnd;
  };

  for (;;) {
    SPECIAL.lastIndex = position;
    const match = SPECIAL.exec(source);
    text += source.slice(position, match?.index ?? source.length);
    if (!match) break;
    position = take(match[0], match.index);
  }
  for (const link of anchors.reverse()) endLink(link);
  return { text: text.trim(), pictures, links };
}

const isPictureAddress = (href: string) =>
  addressOfPicture(href, [{ tag: 'img', attributes: {}, children: [], hasBlocks: false }]);
