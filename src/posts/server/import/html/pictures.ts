import { linkMarkdown } from '../blocks/draft-block.ts';
import type { SourcePicture } from '../blocks/source-picture.ts';
import { findElements, type HtmlElement, type HtmlNode, lineOf } from './html-tree.ts';

/** Attributes with the address of a picture. Those for scripts that load it late name the picture itself. */
const ADDRESS_ATTRIBUTES = ['data-orig-file', 'data-lazy-src', 'data-src', 'src'];
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|heif|tiff?)(?:[?#]|$)/i;

/** Returns the picture of an element; undefined if it has no address. */
export function pictureOf({ attributes }: HtmlElement, caption = ''): SourcePicture | undefined {
  const source = ADDRESS_ATTRIBUTES.map((name) => attributes[name]?.trim()).find(Boolean);
  if (source === undefined) return undefined;
  const { alt = '', title = '' } = attributes;
  return { source, alt, caption: caption || (title === alt ? '' : title) };
}

/** Returns the pictures of a figure or a gallery, each with the caption that it has of its own. */
export const picturesOf = (nodes: readonly HtmlNode[]): SourcePicture[] =>
  findElements(nodes, ({ tag }) => tag === 'figure' || tag === 'img').flatMap((element) => {
    if (element.tag === 'img') return pictureOf(element) ?? [];
    const images = findElements(element.children, ({ tag }) => tag === 'img');
    return images.flatMap((image, at) => pictureOf(image, at === images.length - 1 ? captionOf(element) : '') ?? []);
  });

/** Returns the caption of a figure, in one line. */
export const captionOf = ({ children }: HtmlElement) =>
  findElements(children, ({ tag }) => tag === 'figcaption')
    .map((caption) => lineOf(caption.children))
    .join(' ');

/** Tests whether nodes have no text but the captions of their pictures. */
export function hasOnlyPictures(nodes: readonly HtmlNode[]): boolean {
  const captions = findElements(nodes, ({ tag }) => tag === 'figure')
    .filter(({ children }) => findElements(children, ({ tag }) => tag === 'img').length > 0)
    .map(captionOf);
  return withoutSpaces(captions.join('')) === withoutSpaces(lineOf(nodes));
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

/** Tests whether a link only shows a picture in full size. */
export const addressOfPicture = (href: string, children: readonly HtmlNode[]) =>
  PICTURE_FILE.test(href) && lineOf(children) === '' && findElements(children, ({ tag }) => tag === 'img').length > 0;

/** Returns the link around a picture as text, because pictures lead nowhere. */
export function linkAroundPicture({ alt }: SourcePicture, href: string | undefined) {
  if (href === undefined) return undefined;
  const { host } = new URL(href);
  return linkMarkdown(alt.trim() || host || href, href);
}
