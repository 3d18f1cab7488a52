/** The 2D context to draw on. Pages are drawn in a worker, on an offscreen canvas. */
type Canvas = OffscreenCanvasRenderingContext2D;
type Attributes = Readonly<Record<string, string>>;
/** Inherited presentation attributes: an element without its own takes those of its parent. */
type InheritedStyle = { fill: string; rule: CanvasFillRule; stroke: string };

/** Glyph paths by id. The id of a glyph is the same in all drawings with the font, so the paths are shared. */
export type GlyphPaths = Map<string, Path2D>;

/** An opening or closing tag: the slash of a closing one, its name, its attributes and the slash of an empty one. */
export const TAG = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g;
const GLYPH = /<symbol id="([^"<]+)"[^<>]*><path d="([^"]*)"\/>/g;
const CLIP = /<clipPath id="([^"]+)"><path d="([^"]*)"\/>/g;
const BLACK: InheritedStyle = { fill: '#000', rule: 'nonzero', stroke: 'none' };

/**
 * Draws a page of the typesetter's SVG, scaled to the width of the canvas. It supports only the SVG features that these
 * pages use (`cv/render/pages-of-svg.test.ts`). Workers need it because browsers do not render SVG in them.
 */
export async function drawPage(canvas: Canvas, svg: string, glyphs: GlyphPaths) {
  for (const [, name = '', path] of svg.matchAll(GLYPH)) {
    if (!glyphs.has(name)) glyphs.set(name, new Path2D(path));
  }
  const clips = new Map([...svg.matchAll(CLIP)].map(([, name = '', path]) => [name, new Path2D(path)]));
  const images = await decodeImages(svg);
  drawElements(canvas, svg, canvas.canvas.width, { glyphs, clips, images });
}

type DrawResources = {
  glyphs: GlyphPaths;
  clips: ReadonlyMap<string, Path2D>;
  images: ReadonlyMap<string, ImageBitmap>;
};

/** Draws the elements of an SVG at the canvas's current transform, scaled to `width`. */
function drawElements(canvas: Canvas, svg: string, width: number, resources: DrawResources) {
  const styles: InheritedStyle[] = [BLACK];
  let isInDefs = false;
  for (const [, closing, tag = '', content = '', empty] of svg.matchAll(TAG)) {
    if (tag === 'defs') isInDefs = closing === '';
    if (isInDefs || tag === 'defs') continue;
    if (closing) {
      styles.pop();
      canvas.restore();
      continue;
    }
    const attributes = attributesOf(content);
    const style = inheritStyle(attributes, styles.at(-1) ?? BLACK);
    canvas.save();
    applyAttributes(canvas, tag, attributes, width, resources);
    drawElement(canvas, tag, attributes, style, resources);
    if (empty) canvas.restore();
    else styles.push(style);
  }
}

export const attributesOf = (content: string): Attributes =>
  Object.fromEntries([...content.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));

const inheritStyle = (attributes: Attributes, parent: InheritedStyle): InheritedStyle => ({
  fill: attributes.fill ?? parent.fill,
  rule: (attributes['fill-rule'] as CanvasFillRule | undefined) ?? parent.rule,
  stroke: attributes.stroke ?? parent.stroke,
});

/** Applies the transform, clip path and stroke attributes of an element to the canvas. */
function applyAttributes(canvas: Canvas, tag: string, attributes: Attributes, width: number, { clips }: DrawResources) {
  if (tag === 'svg') {
    const [, , own = width] = numbersIn(attributes.viewBox);
    canvas.scale(width / own, width / own);
  }
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(attributes.transform);
  if (attributes.transform) canvas.transform(a, b, c, d, e, f);
  const clip = clips.get(attributes['clip-path']?.slice('url(#'.length, -1) ?? '');
  if (clip) canvas.clip(clip);
  if (attributes['stroke-width']) canvas.lineWidth = Number(attributes['stroke-width']);
  if (attributes['stroke-linecap']) canvas.lineCap = attributes['stroke-linecap'] as CanvasLineCap;
  if (attributes['stroke-linejoin']) canvas.lineJoin = attributes['stroke-linejoin'] as CanvasLineJoin;
  if (attributes['stroke-miterlimit']) canvas.miterLimit = Number(attributes['stroke-miterlimit']);
}

function drawElement(
  canvas: Canvas,
  tag: string,
  attributes: Attributes,
  style: InheritedStyle,
  resources: DrawResources,
) {
  if (tag === 'image') return drawImage(canvas, attributes, resources);
  if (tag === 'use') canvas.translate(Number(attributes.x), Number(attributes.y));
  const shape =
    tag === 'use' ? resources.glyphs.get(attributes['xlink:href']?.slice(1) ?? '') : shapeOf(tag, attributes);
  if (!shape) return;
  if (style.fill !== 'none' && style.fill !== 'transparent') {
    canvas.fillStyle = style.fill;
    canvas.fill(shape, style.rule);
  }
  if (style.stroke !== 'none') {
    canvas.strokeStyle = style.stroke;
    canvas.stroke(shape);
  }
}

function shapeOf(tag: string, attributes: Attributes): Path2D | undefined {
  const at = (name: string) => Number(attributes[name] ?? 0);
  const shape = new Path2D(tag === 'path' ? attributes.d : undefined);
  if (tag === 'rect') {
    // A width of 100 % marks the background of the page, for which any sufficiently large rectangle works.
    const [w, h] = attributes.width === '100%' ? [OVERSIZED, OVERSIZED] : [at('width'), at('height')];
    shape.roundRect(at('x'), at('y'), w, h, at('rx'));
  } else if (tag === 'circle') shape.arc(at('cx'), at('cy'), at('r'), 0, 2 * Math.PI);
  else if (tag !== 'path') return undefined;
  return shape;
}
const OVERSIZED = 10_000;

const SVG_DATA_URL = 'data:image/svg+xml;base64,';

function drawImage(canvas: Canvas, attributes: Attributes, resources: DrawResources) {
  const source = attributes['xlink:href'] ?? '';
  const [width, height] = [Number(attributes.width), Number(attributes.height)];
  if (source.startsWith(SVG_DATA_URL)) drawElements(canvas, atob(source.slice(SVG_DATA_URL.length)), width, resources);
  const image = resources.images.get(source);
  if (image) canvas.drawImage(image, 0, 0, width, height);
}

const RASTER_IMAGE = /xlink:href="(data:(image\/(?:jpeg|png|webp|gif));base64,([^"]+))"/g;

async function decodeImages(svg: string) {
  const images = [...svg.matchAll(RASTER_IMAGE)].map(async ([, source = '', type = '', content = '']) => {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return [source, await createImageBitmap(new Blob([bytes], { type }))] as const;
  });
  return new Map(await Promise.all(images));
}

export const numbersIn = (text = '') => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
