import type { ConvertElement } from './conversion.ts';
import { type HtmlElement, type HtmlNode, hasClass, lineOf } from './html-tree.ts';
import { captionOf, hasOnlyPictures, picturesOf } from './pictures.ts';

/** Tests whether an element is a gallery of pictures. */
export const isGallery = (element: HtmlElement) => hasClass(element, /gallery/) && picturesOf([element]).length > 1;

/** Converts a figure: pictures with their caption, or a table, code or a player followed by it. */
export const convertFigure: ConvertElement = (element, format, output, { flow }) => {
  const isCaption = (node: HtmlNode) => typeof node !== 'string' && node.tag === 'figcaption';
  const content = element.children.filter((node) => !isCaption(node));
  const pictures = picturesOf(content);
  // The classic editor of WordPress has captions as text behind the picture.
  const isCaptioned = hasClass(element, /\bcaptioned\b/) && pictures.length === 1;
  if (pictures.length === 0 || !(isCaptioned || hasOnlyPictures(content))) {
    flow(content, format, output);
    for (const node of element.children)
      if (typeof node !== 'string' && isCaption(node)) flow(node.children, format, output);
    return;
  }
  const caption = isCaptioned
    ? lineOf(content)
    : captionOf({ ...element, children: element.children.filter(isCaption) });
  const [only] = pictures;
  if (pictures.length === 1 && only) {
    output.other((blocks) =>
      blocks.pictures([{ ...only, caption: [only.caption, caption].filter(Boolean).join(' ') }]),
    );
    return;
  }
  output.other((blocks) => blocks.pictures(pictures, { isGallery: true }));
  if (caption !== '') output.text({ type: 'paragraph', children: [{ type: 'text', text: caption }] });
};
