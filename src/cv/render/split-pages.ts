const SVG_HEAD = /^<svg[^>]*?viewBox="0 0 [\d.]+ [\d.]+"/;
const PAGE = /^ {4}<g(?: transform="[^"]*")?>\n((?:(?! {4}<\/?g[ >]).*\n)*) {4}<\/g>$/gm;
const PAGE_BACKGROUND = /^ {4}<path class="typst-shape" fill="([^"]+)"[^>]* d="M 0 0v ([\d.]+) h ([\d.]+) [^"]*"\/>$/gm;
const SHAPE =
  /^ *<(symbol|clipPath|linearGradient|radialGradient|pattern)\b[^<>]* id="([^"<>]+)"(?:[^<]|<(?!\1\b))*?<\/\1>$/gm;
/** A number with four or more decimals. A thousandth of a point is not visible. */
const LONG_NUMBER = /-?(?<!\d)\d+\.\d{4,}/g;
/** A link with its address, in which the compiler escapes nothing but quotes. One at the start of its group has no transform. */
const LINK_ADDRESSES = /(<a(?: transform="[^"]*")?)(?: (?:xlink:)?href="[^"]*")+/g;
const REFERENCES = /(?:href="#|url\(#)([^")]+)/g;

/**
 * Splits the compiler's SVG, which has all pages below one another, into one for each page with the shapes that it
 * uses. Link addresses are removed: links in an image do not work, and an unescaped `&` or `<` would make the SVG
 * invalid.
 */
export function splitPages(compiled: string): string[] {
  const svg = compiled.replace(LINK_ADDRESSES, '$1');
  if (!SVG_HEAD.test(svg)) throw new Error('the compiler returned something else than pages');
  const papers = [...svg.matchAll(PAGE_BACKGROUND)];
  const shapes = new Map([...svg.matchAll(SHAPE)].map(([shape, , id = '']) => [id, shape]));
  return [...svg.matchAll(PAGE)].map(([, content = ''], at) => {
    const [, fill = '#ffffff', height = '', width = ''] = papers[at] ?? [];
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">`,
      `<rect width="100%" height="100%" fill="${fill}"/>`,
      `<defs>${[...collectShapes(content, shapes)].map((id) => shapes.get(id)).join('')}</defs>`,
      content,
      '</svg>',
    ]
      .join('')
      .replace(/\n\s*/g, '')
      .replace(LONG_NUMBER, (number) => String(Number(Number(number).toFixed(3))));
  });
}

/** Collects the ids of the shapes that an SVG refers to, and of those that they refer to in turn. */
function collectShapes(content: string, shapes: ReadonlyMap<string, string>, found = new Set<string>()) {
  for (const [, id = ''] of content.matchAll(REFERENCES)) {
    const shape = shapes.get(id);
    if (shape === undefined || found.has(id)) continue;
    found.add(id);
    collectShapes(shape, shapes, found);
  }
  return found;
}
